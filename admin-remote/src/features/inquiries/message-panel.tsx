import type { InquiryDetails } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { Panel } from '@tiraz/staff-kit/page';
import styles from './message-panel.module.css';

/** What the customer wrote, line by line. */
export function MessagePanel({ inquiry }: { inquiry: Pick<InquiryDetails, 'message'> }) {
  const text = useTexts(texts);
  return (
    <Panel hasRoom title={text.message}>
      {inquiry.message ? (
        <p className={styles.message} dir="auto">
          {inquiry.message}
        </p>
      ) : (
        <p className={styles.nothing}>{text.noMessage}</p>
      )}
    </Panel>
  );
}
