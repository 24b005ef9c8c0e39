import { useListFabricsQuery } from '@tiraz/api-client';
import {
  formatMoney,
  isolatePercentages,
  LocalName,
  localised,
  toLocalDigits,
  toLocalFigures,
  useLanguage,
  useTexts,
} from '@tiraz/locale';
import { useDispatch, useSelector } from 'react-redux';
import { Weave } from '@tiraz/artwork/weave';
import { texts } from '@tiraz/messages/storefront/calculator';
import { Amounts } from '../../ui/money';
import { chosen, selectSelection } from './calculator-slice';
import { Description } from './description';
import { Hints, UnsuitedMark } from './fitting';
import { placeOf } from './missing-choices';
import { Picture } from './picture';
import { CatalogueList, Section } from './section';
import { Tile, TILE_SIZES } from './tile';
import styles from './tile.module.css';

export function FabricSection() {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const { fabricId } = useSelector(selectSelection);
  const query = useListFabricsQuery();
  return (
    <Section step={2} title={t.fabric} id={placeOf('fabricId')}>
      {(titleId) => (
        <>
          <CatalogueList
            query={query}
            skeletons={8}
            skeletonClass={styles.placeholder}
            className={styles.tiles}
            labelledBy={titleId}
            role="radiogroup"
            empty={t.noFabrics}
          >
            {(fabric) => {
              const composition = localised(fabric, 'composition', language);
              return (
                <Tile
                  key={fabric.id}
                  group="fabric"
                  id={fabric.id}
                  checked={fabric.id === fabricId}
                  onChoose={() => dispatch(chosen({ choice: 'fabricId', id: fabric.id }))}
                  picture={
                    <Picture
                      address={fabric.imageUrl}
                      sizes={TILE_SIZES}
                      drawing={<Weave weave={fabric.weave} />}
                    />
                  }
                >
                  <span className={styles.name}>
                    <LocalName item={fabric} />
                  </span>
                  <span className={styles.detail}>
                    <bdi lang={composition.lang}>
                      {isolatePercentages(toLocalFigures(composition.text, composition.lang))}
                    </bdi>
                    {t.comma}
                    <bdi>{t.gsm(toLocalDigits(String(fabric.gsm), language))}</bdi>
                  </span>
                  <span className={styles.price}>
                    <Amounts text={t.perPiece(formatMoney(fabric.costMultiplier, language))} />
                  </span>
                  <UnsuitedMark item={fabric} part="fabric" />
                </Tile>
              );
            }}
          </CatalogueList>
          <Description item={query.data?.find(({ id }) => id === fabricId)} />
          <Hints part="fabric" />
        </>
      )}
    </Section>
  );
}
