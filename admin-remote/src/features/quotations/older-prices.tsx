import type { Quotation, QuotationRevision } from '@tiraz/api-client/staff';
import { formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { UserText } from '@tiraz/staff-kit/page';
import type { ReactNode } from 'react';
import { useLineText } from './offer-words';
import styles from './quotation-panel.module.css';

interface OlderPricesProps {
  quotation: Quotation;
  draft: QuotationRevision;
  /** What brings the prices of today. */
  children: ReactNode;
}

/** Warns of prices of the draft that the catalogue has moved away from. */
export function OlderPrices({ quotation: { olderPrices }, draft, children }: OlderPricesProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const textOf = useLineText();
  if (olderPrices.length === 0) return null;
  return (
    <div className={styles.warning} role="note">
      <strong>{t.olderPrices}</strong>
      <ul>
        {olderPrices.map(({ key, before, now }) => {
          const line = draft.lines.find((one) => one.key === key);
          return (
            <li key={key}>
              {line && <UserText>{textOf(line)}</UserText>}{' '}
              {t.pricesApart({ before: formatMoney(before, language), now: formatMoney(now, language) })}
            </li>
          );
        })}
      </ul>
      {children}
    </div>
  );
}
