import { LocalName, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { Fragment, useContext, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { BroughtDesigns } from './brought-designs';
import { selectSelection } from './calculator-slice';
import styles from './order-lines.module.css';
import { DesignsLine, SizesLine } from './parts';
import { useChosenItems } from './use-chosen-items';

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
          <SizesLine scale={product.sizes} />
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
          <DesignsLine />
        </Line>
      )}
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
