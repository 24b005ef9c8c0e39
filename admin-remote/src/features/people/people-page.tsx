import { useGetMeQuery, useListPeopleQuery } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/people';
import { Answer, PageHead, Panel } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import { InvitationsPanel } from './invitations-panel';
import { InviteDialog } from './invite-dialog';
import styles from './people-page.module.css';
import { PersonRow } from './person-row';

/** Who has an account and what for, and who is to have one. */
export default function PeoplePage() {
  const t = useTexts(texts);
  const people = useListPeopleQuery();
  const { data: me } = useGetMeQuery();
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <PageHead title={t.title} subtitle={t.subtitle}>
        <Button type="primary" onClick={() => setInviting(true)}>
          {t.invite}
        </Button>
      </PageHead>
      <div className={styles.parts}>
        <Panel title={t.accounts}>
          <Answer of={people} lines={4}>
            {(rows) => (
              <ul>
                {rows.map((person) => (
                  <PersonRow key={person.id} person={person} isOwn={person.id === me?.id} />
                ))}
              </ul>
            )}
          </Answer>
        </Panel>
        <InvitationsPanel />
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
