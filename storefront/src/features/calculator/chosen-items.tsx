import {
  useListColorsQuery,
  useListFabricsQuery,
  useListFinishingQualitiesQuery,
  useListFitsQuery,
  useListProductTypesQuery,
} from '@tiraz/api-client';
import { LocalName, useTexts } from '@tiraz/locale';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Garment } from '@tiraz/artwork/garment';
import { texts } from '@tiraz/messages/storefront/calculator';
import { WovenBand } from '../../artwork/woven-band';
import { selectSelection } from './calculator-slice';
import { Picture } from './picture';
import styles from './chosen-items.module.css';

/** What the visitor has chosen so far: drawn, in words, and as a band that is woven choice by choice. */
export function ChosenItems() {
  const t = useTexts(texts);
  const { productTypeId, fabricId, fitId, finishingQualityId, quantity, colors, printOptions } =
    useSelector(selectSelection);
  const product = byId(useListProductTypesQuery().data, productTypeId);
  const fabric = byId(useListFabricsQuery().data, fabricId);
  const fit = byId(useListFitsQuery().data, fitId);
  const finishing = byId(useListFinishingQualitiesQuery().data, finishingQualityId);
  const palette = useListColorsQuery().data;
  const dyes = colors.flatMap((id) => byId(palette, id)?.hex ?? []);
  // The drawing wears the chosen colours and prints, which a picture cannot; folded cloth says less than a picture.
  const silhouette = product?.silhouette ?? 'generic';
  const choices = [product, fabric, fit, finishing];

  const name = (item: Parameters<typeof LocalName>[0]['item'] | undefined) =>
    item ? <LocalName item={item} /> : <span className={styles.missing}>{t.notChosen}</span>;

  return (
    <>
      <div className={styles.chosen}>
        <div className={styles.picture}>
          <Picture
            address={silhouette === 'generic' ? (product?.imageUrl ?? '') : ''}
            sizes="7.5rem"
            drawing={
              <Garment
                silhouette={silhouette}
                colours={dyes}
                printAreas={product?.printAreas}
                prints={printOptions.length}
              />
            }
          />
        </div>
        <dl className={styles.lines}>
          <Line label={t.productType}>{name(product)}</Line>
          <Line label={t.fabric}>{name(fabric)}</Line>
          <Line label={t.quantity}>{t.pieces(quantity)}</Line>
          <Line label={t.fit}>{name(fit)}</Line>
          <Line label={t.finishing}>{name(finishing)}</Line>
        </dl>
      </div>
      <WovenBand progress={choices.filter(Boolean).length / choices.length} />
    </>
  );
}

function byId<Item extends { id: string }>(
  items: Item[] | undefined,
  id: string | undefined,
): Item | undefined {
  return items?.find((item) => item.id === id);
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
