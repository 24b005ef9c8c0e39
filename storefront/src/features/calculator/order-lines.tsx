import {
  useListColorsQuery,
  useListFabricsQuery,
  useListFinishingQualitiesQuery,
  useListFitsQuery,
  useListPrintTypesQuery,
  useListProductTypesQuery,
} from '@tiraz/api-client';
import { LocalName, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { Fragment, lazy, Suspense, useContext, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { BroughtDesigns } from './brought-designs';
import { selectSelection } from './calculator-slice';
import styles from './order-lines.module.css';
import { SizesLine } from './parts';

/** Only who brings designs needs it. */
const DesignsLine = lazy(() => import('./designs-line'));

type Named = Parameters<typeof LocalName>[0]['item'];

/** What the visitor has chosen so far, in words; colours and prints only where there are any. */
export function OrderLines() {
  const t = useTexts(texts);
  const { quantity, sizes } = useSelector(selectSelection);
  const { product, fabric, fit, finishing, colours, isColourways, prints } = useChosenItems();
  const hasDesigns = useContext(BroughtDesigns).length > 0;

  const name = (item: Named | undefined) =>
    item ? <LocalName item={item} /> : <span className={styles.missing}>{t.notChosen}</span>;

  return (
    <dl className={styles.lines}>
      <Line label={t.productType}>{name(product)}</Line>
      <Line label={t.fabric}>{name(fabric)}</Line>
      <Line label={t.quantity}>{t.pieces(quantity)}</Line>
      <Line label={t.fit}>{name(fit)}</Line>
      <Line label={t.finishing}>{name(finishing)}</Line>
      {colours.length > 0 && (
        <Line label={t.colours}>
          {colours.map((colour, index) => (
            <Fragment key={colour.id}>
              {index > 0 && t.comma}
              <LocalName item={colour} />
            </Fragment>
          ))}
          {isColourways && ` (${t.colourways})`}
        </Line>
      )}
      {product?.sizes && sizes && sizes.mode !== 'later' && (
        <Line label={t.sizes}>
          <Suspense>
            <SizesLine scale={product.sizes} />
          </Suspense>
        </Line>
      )}
      {prints.length > 0 && (
        <Line label={t.printing}>
          {prints.map(({ print, colors }, index) => (
            <Fragment key={print.id}>
              {index > 0 && t.comma}
              <LocalName item={print} />
              {Number(print.setupCost) > 0 && ` (${t.inColours(colors)})`}
            </Fragment>
          ))}
        </Line>
      )}
      {hasDesigns && (
        <Line label={t.designs}>
          <Suspense>
            <DesignsLine />
          </Suspense>
        </Line>
      )}
    </dl>
  );
}

/** The items of the catalogue that are chosen; what has not been read yet is not among them. */
export function useChosenItems() {
  const selection = useSelector(selectSelection);
  const palette = useListColorsQuery().data;
  const printTypes = useListPrintTypesQuery().data;
  return {
    product: byId(useListProductTypesQuery().data, selection.productTypeId),
    fabric: byId(useListFabricsQuery().data, selection.fabricId),
    fit: byId(useListFitsQuery().data, selection.fitId),
    finishing: byId(useListFinishingQualitiesQuery().data, selection.finishingQualityId),
    colours: selection.colors.flatMap((id) => byId(palette, id) ?? []),
    /** Each of the colours has garments of its own. */
    isColourways: selection.colors.length > 1 && selection.colorUse === 'colourways',
    prints: selection.printOptions.flatMap(({ printTypeId, colors }) => {
      const print = byId(printTypes, printTypeId);
      return print ? [{ print, colors }] : [];
    }),
  };
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
