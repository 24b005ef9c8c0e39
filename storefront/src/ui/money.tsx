import { formatMoney, useLanguage } from '@tiraz/locale';
import styles from './money.module.css';

/** How Arabic ends an amount of whole pounds: its decimal separator and two of its zeros. */
const NO_PIASTRES = '\u066B\u0660\u0660';

/**
 * An amount in Egyptian pounds. In Arabic, where separators and zeros are dots of nearly one shape, piastres that are
 * none stand back.
 *
 * @param amount decimal string of the API
 * @param isBreakable the symbol may stand on a line of its own; the figure is never cut in two
 */
export function Money({ amount, isBreakable = false }: { amount: string; isBreakable?: boolean }) {
  const { language } = useLanguage();
  const whole = formatMoney(amount, language);
  const text = isBreakable ? whole.replace('\u00A0', ' ') : whole;
  const [pounds, rest] = text.split(NO_PIASTRES, 2);
  if (rest === undefined) return text;
  return (
    <>
      {pounds}
      <span className={styles.none}>{NO_PIASTRES}</span>
      {rest}
    </>
  );
}
