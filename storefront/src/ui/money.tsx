import { formatMoney, useLanguage } from '@tiraz/locale';
import { Fragment } from 'react';
import styles from './money.module.css';

/** How Arabic ends an amount of whole pounds: its decimal separator and two of its zeros. */
const NO_PIASTRES = '\u066B\u0660\u0660';

/**
 * A text with amounts in it. In Arabic, where separators and zeros are dots of nearly one shape, piastres that are none
 * stand back.
 */
export function Amounts({ text }: { text: string }) {
  return text.split(NO_PIASTRES).map((part, index) => (
    // The parts of one text, in their order.
    <Fragment key={index}>
      {index > 0 && <span className={styles.none}>{NO_PIASTRES}</span>}
      {part}
    </Fragment>
  ));
}

/**
 * An amount in Egyptian pounds.
 *
 * @param amount decimal string of the API
 * @param isBreakable the symbol may stand on a line of its own; the figure is never cut in two
 */
export function Money({ amount, isBreakable = false }: { amount: string; isBreakable?: boolean }) {
  const { language } = useLanguage();
  const text = formatMoney(amount, language);
  return <Amounts text={isBreakable ? text.replace('\u00A0', ' ') : text} />;
}
