import { formatMoney, formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/landing';
import { useId } from 'react';
import styles from './price-slip.module.css';
import { EXAMPLE_EACH, EXAMPLE_LINES, EXAMPLE_TOTAL } from './worked-example';

/** What the order on the rail costs, line by line. */
export function PriceSlip() {
  const { language } = useLanguage();
  const { slip } = useTexts(texts);
  const titleId = useId();
  return (
    <section className={styles.slip} aria-labelledby={titleId}>
      <div className={styles.paper}>
        <h2 id={titleId}>{slip.title}</h2>
        <dl>
          {EXAMPLE_LINES.map(({ name, letter, count, price, amount }) => (
            <div key={name} className={styles.line}>
              <dt>
                {letter !== undefined && (
                  <span aria-hidden="true" className={styles.letter}>
                    {slip.letters[letter]}
                  </span>
                )}
                {slip.lines[name]}
                <span className={styles.sum}>
                  {formatNumber(count, language)} × {formatMoney(price, language)}
                </span>
              </dt>
              <dd>{formatMoney(amount, language)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{slip.total}</dt>
            <dd>
              <Range {...EXAMPLE_TOTAL} />
            </dd>
          </div>
          <div className={styles.each}>
            <dt>{slip.each}</dt>
            <dd>
              <Range {...EXAMPLE_EACH} />
            </dd>
          </div>
        </dl>
        <p>{slip.note}</p>
      </div>
    </section>
  );
}

/** As the calculator gives it: a price and the upper end of its range, in pounds. */
function Range({ from, to }: { from: number; to: number }) {
  const { language } = useLanguage();
  const { slip } = useTexts(texts);
  return (
    <>
      <span>{formatMoney(from, language)}</span>
      <span aria-hidden="true"> – </span>
      <span className="sr-only"> {slip.to} </span>
      <span>{formatMoney(to, language)}</span>
    </>
  );
}
