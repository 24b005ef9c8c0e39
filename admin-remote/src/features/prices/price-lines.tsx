import type { PreviewedPriceChangeItem, PriceChangeLine } from '@tiraz/api-client/staff';
import type { PriceField } from '@tiraz/contracts/price-change';
import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/prices';
import { texts as sheetTexts } from '@tiraz/messages/catalogue/prices';
import { Money } from '@tiraz/staff-kit/page';
import styles from './prices.module.css';

/** What a line of a change is called: a price of the item, a quantity break, or a size. */
export function useLineName(): (
  line: Pick<PriceChangeLine, 'price' | 'pieces' | 'size' | 'sizeAr'>,
) => string {
  const t = useTexts(texts);
  const { prices } = useTexts(sheetTexts);
  const { language } = useLanguage();
  return ({ price, pieces, size, sizeAr }) => {
    if (price === 'quantityBreak') return t.break(pieces ?? 0);
    if (price === 'surcharge') return t.surcharge((language === 'ar' && sizeAr) || (size ?? ''));
    return prices[price];
  };
}

interface NewPriceProps {
  item: PreviewedPriceChangeItem;
  field: PriceField;
  /** By hand: nothing else of the item follows it. */
  wasTyped: boolean;
}

/** A price after the change, and what else of the item follows it. */
export function NewPrice({ item, field, wasTyped }: NewPriceProps) {
  const t = useTexts(texts);
  const { direction } = useLanguage();
  const nameOf = useLineName();
  const line = item.lines.find(({ price }) => price === field);
  if (!line) return null;
  const isBroken = field === 'basePrice' || field === 'perItemCost';
  const followers = item.lines.filter(
    ({ price, before, after }) => (price === 'quantityBreak' || price === 'surcharge') && before !== after,
  );
  return (
    <>
      {item.isKeptOut ? <em>{t.outcomes['kept-out']}</em> : <Changed line={line} />}
      {isBroken &&
        !wasTyped &&
        followers.map((each) => (
          <small key={`${each.price} ${each.pieces ?? ''} ${each.size ?? ''}`}>
            {nameOf(each)}: <Money amount={each.before} /> {direction === 'rtl' ? '←' : '→'}{' '}
            <Money amount={each.after} />
          </small>
        ))}
    </>
  );
}

function Changed({ line: { before, after } }: { line: PriceChangeLine }) {
  return (
    <strong data-zero={isZeroed({ before, after })} className={before === after ? styles.same : undefined}>
      <Money amount={after} />
    </strong>
  );
}

/** What cost something costs nothing any more. */
export function isZeroed({ before, after }: Pick<PriceChangeLine, 'before' | 'after'>): boolean {
  return after === '0.00' && before !== '0.00';
}
