import { formatMoney, useLanguage } from '@tiraz/locale';
import styles from './figures.module.css';

/** An amount in Egyptian pounds, in figures that stand under each other. @param amount decimal string of the API */
export function Money({ amount }: { amount: string | number | null | undefined }) {
  const { language } = useLanguage();
  return <span className={styles.figures}>{formatMoney(amount, language)}</span>;
}
