import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue-item';
import styles from './item-dialog.module.css';
import { KINDS, type Fields, type Item, type Kind } from './kinds';

interface ZeroPricesProps {
  kind: Kind;
  /** Undefined for a new one. */
  item: Item | undefined;
  /** As they would be stored. */
  prices: Fields;
}

/** Warns, and no more, of a price that becomes 0.00, and of a garment without a base price. */
export function ZeroPrices({ kind, item, prices }: ZeroPricesProps) {
  const t = useTexts(texts);
  const zeros = KINDS[kind].prices.filter((name) => prices[name] === '0.00');
  const warnings = zeros.flatMap((name) => {
    if (name === 'basePrice') return [t.zeroBase];
    const isNew = item !== undefined && item[name] !== '0.00';
    return isNew ? [t.zeroPrice(t.fields[name as keyof typeof t.fields])] : [];
  });
  return (
    <div role="status" className={styles.warning}>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </div>
  );
}
