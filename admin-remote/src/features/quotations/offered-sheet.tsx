import type { QuotationLine, QuotationRevision } from '@tiraz/api-client/staff';
import { IMPORT_VAT, isCredit } from '@tiraz/contracts/quotation';
import { formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { formatFigure, taxLabel } from '@tiraz/locale/figures';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { Money, UserText } from '@tiraz/staff-kit/page';
import { usePercent } from '../../ui/instalment-words';
import styles from './offered-sheet.module.css';
import { useLineText } from './offer-words';

type Sums = Pick<
  QuotationRevision,
  | 'lines'
  | 'subtotal'
  | 'percentage'
  | 'discountBasisPoints'
  | 'net'
  | 'tax'
  | 'taxBasisPoints'
  | 'taxLabelEn'
  | 'taxLabelAr'
  | 'total'
  | 'importCountry'
  | 'importVat'
  | 'indicative'
>;

/** What is offered, line by line, and what it comes to. */
export function OfferedSheet({ revision }: { revision: QuotationRevision }) {
  const t = useTexts(texts);
  return (
    <div className={styles.sheet}>
      <ol className={styles.lines} aria-label={t.items}>
        {revision.lines
          .filter((line) => !isCredit(line))
          .map((line, index) => (
            <Line key={index} line={line} />
          ))}
      </ol>
      <SumsSheet sums={revision} />
    </div>
  );
}

function Line({ line }: { line: QuotationLine }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const textOf = useLineText();
  const { quantity, unitPrice, amount, overrideReason } = line;
  return (
    <li>
      <span className={styles.item}>
        <UserText>{textOf(line)}</UserText>
        <small>
          {t.perUnit({
            quantity,
            price: formatMoney(unitPrice, language),
          })}
        </small>
        {overrideReason && (
          <small>
            {t.reason} <UserText>{overrideReason}</UserText>
          </small>
        )}
      </span>
      <Money amount={amount} />
    </li>
  );
}

/** From the items down to the total; as the server computed it. */
export function SumsSheet({ sums }: { sums: Sums }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const percent = usePercent();
  const textOf = useLineText();
  const { subtotal, percentage, discountBasisPoints, tax, total, importCountry, importVat, indicative } =
    sums;
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t.subtotal}</dt>
          <dd>
            <Money amount={subtotal} />
          </dd>
        </div>
        {sums.lines.filter(isCredit).map((credit, index) => (
          <div key={index}>
            <dt>
              <UserText>{textOf(credit)}</UserText>
              {credit.quantity > 1 && (
                <small>
                  {t.perUnit({
                    quantity: credit.quantity,
                    price: formatMoney(credit.unitPrice, language),
                  })}
                </small>
              )}
            </dt>
            <dd>
              <Money amount={credit.amount} />
            </dd>
          </div>
        ))}
        {discountBasisPoints > 0 && (
          <div>
            <dt>
              {t.discount} ({percent(discountBasisPoints)})
            </dt>
            <dd>
              <Money amount={`-${percentage}`} />
            </dd>
          </div>
        )}
        <div>
          <dt>
            <UserText>{taxLabel(sums, language)}</UserText>
          </dt>
          <dd>
            <Money amount={tax} />
          </dd>
        </div>
        <div data-total>
          <dt>{t.total}</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
      </dl>
      {indicative && (
        <p className={styles.aside}>
          {t.about({
            amount: formatFigure(indicative.amount as `${number}`, language),
            currency: t.currencies[indicative.currency],
          })}
        </p>
      )}
      {importCountry !== null && importVat !== null && (
        <p className={styles.aside}>
          {t.importVat({
            amount: formatMoney(importVat, language),
            percent: percent(IMPORT_VAT[importCountry]),
          })}
        </p>
      )}
    </>
  );
}
