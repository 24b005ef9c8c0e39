import type { CustomerQuotation } from '@tiraz/api-client';
import { changeIn } from '@tiraz/contracts/offer-change';
import { formatDay, formatMoney, formatNumber, toLocalFigures, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/quotation';
import { useId } from 'react';
import { inLanguage } from './in-language';
import styles from './quotation-section.module.css';

type Change = CustomerQuotation['changes'][number];

/** Whose name says already what became of it. */
const LINES: ReadonlySet<string> = new Set(['line_added', 'line_removed']);
const AMOUNTS: ReadonlySet<string> = new Set([...LINES, 'unit_price', 'total']);
const PERCENTAGES: ReadonlySet<string> = new Set(['discount', 'tax']);
/** Said as being different; what they are now stands in the offer below. */
const UNQUOTED: ReadonlySet<string> = new Set(['payments', 'terms']);

/** What is different from the revision that was sent first. */
export function QuotationChanges({ changes }: { changes: readonly Change[] }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const id = useId();
  const valueOf = (field: Change['field'], value: string | null) => {
    if (value === null) return t.nothing;
    if (AMOUNTS.has(field)) return formatMoney(value, language);
    if (PERCENTAGES.has(field)) return toLocalFigures(`${Number(value) / 100}%`, language);
    if (field === 'quantity') return formatNumber(Number(value), language);
    if (field === 'indicative') return toLocalFigures(value, language);
    return field === 'valid_through' ? formatDay(value, language) : value;
  };
  const said = (change: Change) => {
    const { field } = change;
    if (UNQUOTED.has(field)) return t.rewritten;
    if (LINES.has(field)) return valueOf(field, change.after ?? change.before);
    const { before, after } = changeIn(language, change);
    return t.became({ before: valueOf(field, before), after: valueOf(field, after) });
  };

  return (
    <section aria-labelledby={id} className={styles.changes}>
      <h3 id={id}>{t.changes}</h3>
      <ul>
        {changes.map((change, at) => {
          const item = inLanguage(change.textEn, change.textAr, language);
          return (
            <li key={at}>
              {item.text && <bdi lang={item.lang}>{item.text}</bdi>}
              <span>
                <strong>{t.change[change.field]}</strong> {said(change)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
