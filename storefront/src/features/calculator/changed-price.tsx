import { formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as uiTexts } from '@tiraz/messages/storefront/ui';
import styles from './changed-price.module.css';
import type { Order } from './inquiry-dialog';
import type { InquiryReceipt } from './use-inquiry';

/** An inquiry that arrived at another price than its visitor saw. */
export interface Change {
  reference: string;
  figure: 'totalCost' | 'sampleCost';
  /** Decimal strings of the API. */
  before: string;
  now: string;
}

/** @returns undefined when the inquiry arrived at the price that was seen */
export function changedPriceIn(receipt: InquiryReceipt, seen: Order): Change | undefined {
  if (!receipt.priceChanged) return undefined;
  // A sample has a price of its own; who asks for one is told of the order's when only that has changed.
  const figure =
    receipt.isSampleRequest && receipt.sampleCost !== seen.sampleCost ? 'sampleCost' : 'totalCost';
  return { reference: receipt.reference, figure, before: seen[figure], now: receipt[figure] };
}

/** Stays until it is dismissed: a toast is gone before two sums are compared. */
export function ChangedPrice({ change, onDismiss }: { change: Change; onDismiss: () => void }) {
  const { language } = useLanguage();
  const t = useTexts(calculatorTexts);
  const ui = useTexts(uiTexts);
  const { reference, figure, before, now } = change;
  const label = { totalCost: t.totalCost, sampleCost: t.sampleCost }[figure];
  return (
    <div className={styles.notice}>
      <div role="alert">
        <h3>{t.changedTitle}</h3>
        <p>
          {t.changed({
            reference: `\u2066${reference}\u2069`,
            label,
            before: formatMoney(before, language),
            now: formatMoney(now, language),
          })}
        </p>
      </div>
      <button type="button" onClick={onDismiss}>
        {ui.dismiss}
      </button>
    </div>
  );
}
