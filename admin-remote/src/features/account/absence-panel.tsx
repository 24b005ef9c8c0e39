import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/absence';
import { Panel } from '@tiraz/staff-kit/page';
import { Absence, AbsenceButtons } from '../../ui/absence-control';
import { nameOf, useColleague } from '../../ui/colleagues';
import styles from './account-page.module.css';

/** When one is away oneself. */
export function AbsencePanel({ id }: { id: string }) {
  const t = useTexts(texts);
  const me = useColleague(id);
  return (
    <Panel title={t.title}>
      <div className={styles.form}>
        <p>{t.hint}</p>
        {me && <p className={styles.absence}>{me.absence ? <Absence of={id} /> : t.none}</p>}
        <p className={styles.absence}>
          <AbsenceButtons of={id} who={me ? nameOf(me) : ''} isOwn />
        </p>
      </div>
    </Panel>
  );
}
