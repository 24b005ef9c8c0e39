import { useTexts } from '@tiraz/locale';
import styles from './inquiry-flags.module.css';
import { texts } from './texts';

/** What somebody should know before they answer. */
export function InquiryFlags({ inquiry }: { inquiry: { priceChanged: boolean; hasInactiveItems: boolean } }) {
  const text = useTexts(texts);
  if (!inquiry.priceChanged && !inquiry.hasInactiveItems) return null;
  return (
    <span className={styles.flags}>
      {inquiry.priceChanged && <span>{text.priceChanged}</span>}
      {inquiry.hasInactiveItems && <span>{text.inactive}</span>}
    </span>
  );
}
