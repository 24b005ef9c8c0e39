import type { CustomerQuotation } from '@tiraz/api-client';
import { IMPORT_VAT, isCredit } from '@tiraz/contracts/quotation';
import { formatMoney, taxLabel, toLocalFigures, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/quotation';
import type { ReactNode } from 'react';
import { inLanguage } from './in-language';
import { Amounts, Money } from '../../ui/money';
import styles from './quotation-section.module.css';

/** What is offered: lines, sums, payments, delivery, terms. */
export function QuotationOffer({ quotation }: { quotation: CustomerQuotation }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const money = (amount: string) => formatMoney(amount, language);
  const { lines, subtotal, percentage, discountBasisPoints, tax, total, instalments } = quotation;
  const { incoterm, place } = quotation;
  const textOf = (line: (typeof lines)[number]) => {
    const { text, lang } = inLanguage(line.textEn, line.textAr, language);
    return (
      <span lang={lang} dir="auto">
        {text}
      </span>
    );
  };
  const timesOf = ({ quantity, unitPrice }: (typeof lines)[number]) => (
    <Amounts text={t.times({ quantity, price: money(unitPrice) })} />
  );
  const terms = inLanguage(quotation.termsEn, quotation.termsAr, language);

  return (
    <div className={styles.offer}>
      <div>
        <h3>{t.items}</h3>
        <ol className={styles.lines}>
          {lines
            .filter((line) => !isCredit(line))
            .map((line, at) => (
              <li key={at}>
                {textOf(line)}
                <span className={styles.quiet}>{timesOf(line)}</span>
                <span className={styles.figure}>
                  <Money amount={line.amount} />
                </span>
              </li>
            ))}
        </ol>
        <dl className={styles.sums}>
          <Sum label={t.subtotal}>
            <Money amount={subtotal} />
          </Sum>
          {lines.filter(isCredit).map((line, at) => (
            <Sum
              key={at}
              label={
                <>
                  {textOf(line)} {line.quantity > 1 && timesOf(line)}
                </>
              }
            >
              <Money amount={line.amount} />
            </Sum>
          ))}
          {discountBasisPoints > 0 && (
            <Sum label={`${t.discount} ${toLocalFigures(`${discountBasisPoints / 100}%`, language)}`}>
              <Money amount={`-${percentage}`} />
            </Sum>
          )}
          <Sum label={taxLabel(quotation, language)}>
            <Money amount={tax} />
          </Sum>
          <Sum label={t.total} isStrong>
            <Money amount={total} />
          </Sum>
        </dl>
        <ImportVat quotation={quotation} />
      </div>
      <div>
        <h3>{t.payments}</h3>
        <dl className={styles.sums}>
          {instalments.map((one, at) => {
            const percent = toLocalFigures(`${one.basisPoints / 100}%`, language);
            const label =
              one.due === 'days_after' ? t.daysAfter({ percent, days: one.days }) : t.due[one.due](percent);
            return (
              <Sum key={at} label={label}>
                <Money amount={one.amount} />
              </Sum>
            );
          })}
        </dl>
        {incoterm && (
          <>
            <h3>{t.delivery}</h3>
            <p>{t.deliveryAs({ incoterm, place })}</p>
          </>
        )}
        {terms.text && (
          <>
            <h3>{t.terms}</h3>
            <p lang={terms.lang} dir="auto" className={styles.terms}>
              {terms.text}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** What customs at the destination is expected to ask for. */
function ImportVat({ quotation: { importCountry, importVat } }: { quotation: CustomerQuotation }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  if (!importCountry || !importVat) return null;
  const percent = toLocalFigures(`${IMPORT_VAT[importCountry] / 100}%`, language);
  return <p className={styles.quiet}>{t.importVat({ percent, amount: formatMoney(importVat, language) })}</p>;
}

function Sum({ label, isStrong, children }: { label: ReactNode; isStrong?: boolean; children: ReactNode }) {
  return (
    <div data-strong={isStrong}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
