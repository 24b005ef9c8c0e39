import type { InquiryDetails } from '@tiraz/api-client/staff';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { Isolated } from '@tiraz/staff-kit/page';
import { InquiryStatusTag } from '../../ui/status-tag';
import styles from './history-panel.module.css';

/** Every status that the inquiry has had, the newest first. */
export function HistoryPanel({ history }: { history: InquiryDetails['history'] }) {
  const text = useTexts(texts);
  const { language } = useLanguage();

  return (
    <ol className={styles.history}>
      {history.map(({ from, to, changedBy, changedAt, isUndo }) => (
        <li key={`${changedAt} ${to}`}>
          <InquiryStatusTag status={to} />
          <span className={styles.who}>
            {isUndo && `${text.undone} · `}
            {from ? changedBy ? <Isolated>{changedBy}</Isolated> : text.somebody : text.arrived}
          </span>
          <time dateTime={changedAt}>{formatDateTime(changedAt, language)}</time>
        </li>
      ))}
    </ol>
  );
}
