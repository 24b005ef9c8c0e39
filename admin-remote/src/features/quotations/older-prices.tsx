import type { Quotation } from '@tiraz/api-client/staff';
import { formatMoney, taxLabel, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { UserText } from '@tiraz/staff-kit/page';
import type { ReactNode } from 'react';
import { useLineText } from './offer-words';
import styles from './quotation-panel.module.css';

interface OlderPricesProps {
  quotation: Quotation;
  /** What brings the prices of today. */
  children: ReactNode;
}

/** Warns of what the catalogue, the settings, and what the customer has said since have moved away from. */
export function OlderPrices({ quotation: { olderPrices, taxNow }, children }: OlderPricesProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const textOf = useLineText();
  if (olderPrices.length === 0 && !taxNow) return null;
  return (
    <div className={styles.warning} role="note">
      <strong>{t.olderPrices}</strong>
      <ul>
        {olderPrices.map(({ key, quantityBefore, quantityNow, ...line }) => {
          const wordsNow = textOf({ textEn: line.textEnNow, textAr: line.textArNow });
          const priceOf = (amount: string, quantity: number) => {
            const price = formatMoney(amount, language);
            return quantityBefore === quantityNow ? price : t.perUnit({ quantity, price });
          };
          const [before, now] = [priceOf(line.before, quantityBefore), priceOf(line.now, quantityNow)];
          const figures =
            quantityBefore === 0
              ? t.notInDraft(now)
              : quantityNow === 0
                ? t.removedByReprice(before)
                : before !== now && t.pricesApart({ before, now });
          return (
            <li key={key}>
              <UserText>{textOf(line)}</UserText> {figures && <div>{figures}</div>}
              {wordsNow && (
                <div>
                  {t.inquirySaysNow} <UserText>{wordsNow}</UserText>
                </div>
              )}
            </li>
          );
        })}
        {taxNow && (
          <li>
            {t.taxNow} <UserText>{taxLabel(taxNow, language)}</UserText>
          </li>
        )}
      </ul>
      {children}
    </div>
  );
}
