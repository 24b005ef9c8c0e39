import { useListProductTypesQuery } from '@tiraz/api-client';
import { formatMoney, LocalName, useLanguage, useTexts } from '@tiraz/locale';
import { useDispatch, useSelector } from 'react-redux';
import { Garment } from '@tiraz/artwork/garment';
import { texts } from '@tiraz/messages/storefront/calculator';
import { Amounts } from '../../ui/money';
import { chosen, selectSelection } from './calculator-slice';
import { Description } from './description';
import { UnsuitedMark } from './fitting';
import { placeOf } from './missing-choices';
import { Picture } from './picture';
import { CatalogueList, Section } from './section';
import { Tile, TILE_SIZES } from './tile';
import styles from './tile.module.css';

export function ProductTypeSection() {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const { productTypeId } = useSelector(selectSelection);
  const query = useListProductTypesQuery();
  return (
    <Section step={1} title={t.productType} id={placeOf('productTypeId')}>
      {(titleId) => (
        <>
          <CatalogueList
            query={query}
            skeletons={8}
            skeletonClass={styles.placeholder}
            className={styles.tiles}
            labelledBy={titleId}
            role="radiogroup"
            empty={t.noProducts}
          >
            {(product) => (
              <Tile
                key={product.id}
                group="productType"
                id={product.id}
                checked={product.id === productTypeId}
                onChoose={() => dispatch(chosen({ choice: 'productTypeId', id: product.id }))}
                picture={
                  <Picture
                    address={product.imageUrl}
                    sizes={TILE_SIZES}
                    drawing={
                      <span className={styles.garment}>
                        <Garment silhouette={product.silhouette} />
                      </span>
                    }
                  />
                }
              >
                <span className={styles.name}>
                  <LocalName item={product} />
                </span>
                <span className={styles.price}>
                  <Amounts text={t.from(formatMoney(product.basePrice, language))} />
                </span>
                <UnsuitedMark item={product} part="productType" />
              </Tile>
            )}
          </CatalogueList>
          <Description item={query.data?.find(({ id }) => id === productTypeId)} />
        </>
      )}
    </Section>
  );
}
