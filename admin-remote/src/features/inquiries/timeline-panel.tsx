import type { InquiryDetails } from '@tiraz/api-client/staff';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { LoadFailure } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './timeline-panel.module.css';
import { useTimeline } from './use-timeline';

/** So many show how it goes. */
const FIRST = 20;

/** What happened to an inquiry, the newest first: its status, its quotation, mails, and what staff logged about it. */
export function TimelinePanel({ inquiry }: { inquiry: InquiryDetails }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const { entries, isPartial, isRetrying, retry } = useTimeline(inquiry);
  const shown = showsAll ? entries : entries.slice(0, FIRST);
  return (
    <>
      {isPartial && <LoadFailure title={t.timelinePartial} onRetry={retry} retrying={isRetrying} />}
      <ol className={styles.timeline}>
        {shown.map(({ id, at, mark, title, aside, said }) => (
          <li key={id}>
            {mark}
            <span className={styles.what}>
              {title}
              {aside && <span className={styles.aside}>{aside}</span>}
            </span>
            {said && (
              <p className={styles.said} dir="auto">
                {said}
              </p>
            )}
            <time dateTime={at}>{formatDateTime(at, language)}</time>
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <Button onClick={() => setShowsAll(true)}>{t.timelineAll(entries.length)}</Button>
      )}
    </>
  );
}
