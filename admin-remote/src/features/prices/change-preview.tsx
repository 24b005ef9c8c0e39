import type { PriceChangePreview } from '@tiraz/api-client/staff';
import { formatMoney, LocalName, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/prices';
import { Money } from '@tiraz/staff-kit/page';
import { isZeroed } from './price-lines';
import styles from './prices.module.css';

interface PreviewProps {
  preview: PriceChangePreview;
}

/** What a change would do: how many items, and which quotations stay. */
export function ChangeFacts({ preview: { items, openQuotations } }: PreviewProps) {
  const t = useTexts(texts);
  const isChanging = ({ isKeptOut, lines }: (typeof items)[number]) =>
    !isKeptOut && lines.some(({ before, after }) => before !== after);
  const keptOut = items.filter(({ isKeptOut }) => isKeptOut).length;
  const zeros = items.flatMap(({ isKeptOut, lines }) => (isKeptOut ? [] : lines.filter(isZeroed))).length;
  return (
    <ul className={styles.facts}>
      <li>{t.items(items.filter(isChanging).length)}</li>
      {keptOut > 0 && <li className={styles.warning}>{t.keptOut(keptOut)}</li>}
      {zeros > 0 && <li className={styles.warning}>{t.zero(zeros)}</li>}
      <li>{t.quotations(openQuotations)}</li>
    </ul>
  );
}

/** What was asked for most, before and after. */
export function ChangeExamples({ preview: { examples, days } }: PreviewProps) {
  const t = useTexts(texts);
  return (
    <>
      <h3>{t.examples(days)}</h3>
      {examples.length === 0 ? (
        <p className={styles.quiet}>{t.noExamples}</p>
      ) : (
        <table className={styles.examples} aria-label={t.examples(days)}>
          <thead>
            <tr>
              <th scope="col">{t.askedFor}</th>
              <th scope="col">{t.now}</th>
              <th scope="col">{t.after}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map((example, index) => (
              <Example key={index} example={example} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Example({ example }: { example: PriceChangePreview['examples'][number] }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { things, inquiries, pieces, now, after } = example;
  const cell = ({ totalCost, pricePerItem }: typeof now) => (
    <>
      <Money amount={totalCost} />
      <small>{formatMoney(pricePerItem, language)}</small>
    </>
  );
  return (
    <tr>
      <th scope="row">
        {things.map((thing, index) => (
          <span key={index}>
            {index > 0 && ' · '}
            <LocalName item={thing} />
          </span>
        ))}
        <small>
          {t.asked(inquiries)} · {t.pieces(pieces)}
        </small>
      </th>
      <td data-label={t.now}>{cell(now)}</td>
      <td data-label={t.after} data-changed={now.totalCost !== after.totalCost}>
        {cell(after)}
      </td>
    </tr>
  );
}
