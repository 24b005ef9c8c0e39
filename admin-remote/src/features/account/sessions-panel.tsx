import { useListOwnSessionsQuery, type OwnSession } from '@tiraz/api-client/staff';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/account';
import { LoadFailure, Loading, Nothing, Panel, StatusTag } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useId, useState } from 'react';
import styles from './account-page.module.css';
import { browserName } from './browser-name';
import { EndSessionsDialog } from './end-sessions-dialog';

/** Where one is signed in, and how to end that. */
export function SessionsPanel() {
  const t = useTexts(texts);
  const { data: sessions, isError, isFetching, refetch } = useListOwnSessionsQuery();
  const [ending, setEnding] = useState<OwnSession | 'others'>();
  const isElsewhere = sessions?.some(({ isCurrent }) => !isCurrent);
  const endOthers = (
    <Button size="small" danger onClick={() => setEnding('others')}>
      {t.endOthers}
    </Button>
  );

  return (
    <Panel title={t.sessions} aside={isElsewhere && endOthers}>
      {isError && !sessions ? (
        <div className={styles.failed}>
          <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />
        </div>
      ) : !sessions ? (
        <div className={styles.waiting}>
          <Loading lines={3} />
        </div>
      ) : (
        <ul>
          {sessions.map((session) => (
            <Session key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      )}
      {sessions && !isElsewhere && <Nothing>{t.alone}</Nothing>}
      {ending && (
        <EndSessionsDialog
          ending={ending}
          // What has ended is gone before the focus looks for where it was.
          onEnded={async () => {
            await refetch();
            setEnding(undefined);
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Panel>
  );
}

function Session({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const name = useId();
  const { startedAt, seenAt, isCurrent } = session;
  const at = (instant: string) => <time dateTime={instant}>{formatDateTime(instant, language)}</time>;
  return (
    <li className={styles.session}>
      <p className={styles.name}>
        <strong id={name}>{browserName(session, t)}</strong>
        {isCurrent && <StatusTag tone="good">{t.thisBrowser}</StatusTag>}
      </p>
      <dl>
        <div>
          <dt>{t.startedAt}</dt>
          <dd>{at(startedAt)}</dd>
        </div>
        <div>
          <dt>{t.seenAt}</dt>
          <dd>{at(seenAt)}</dd>
        </div>
      </dl>
      {!isCurrent && (
        <Button size="small" danger aria-describedby={name} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  );
}
