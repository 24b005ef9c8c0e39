import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import styles from './inquiry-flags.module.css';

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
