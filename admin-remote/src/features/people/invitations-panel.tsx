import {
  useListInvitationsQuery,
  useRepeatInvitationMutation,
  useRevokeInvitationMutation,
  type ApiError,
  type Invitation,
} from '@tiraz/api-client/staff';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/people';
import { texts as roleTexts } from '@tiraz/messages/admin-remote/roles';
import { Answer, Isolated, Nothing, Panel, StatusTag, useNotify } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './people-page.module.css';
import { reasonOf } from './reason';

/** Who was asked and has not made the account yet. */
export function InvitationsPanel() {
  const t = useTexts(texts);
  const invitations = useListInvitationsQuery();
  const [now] = useState(() => new Date().toISOString());
  return (
    <Panel title={t.invitations}>
      <Answer of={invitations} lines={2}>
        {(rows) =>
          rows.length === 0 ? (
            <Nothing>{t.noInvitations}</Nothing>
          ) : (
            <ul>
              {rows.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  isOver={invitation.expiresAt <= now}
                />
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
}

function InvitationRow({ invitation, isOver }: { invitation: Invitation; isOver: boolean }) {
  const t = useTexts(texts);
  const { roles } = useTexts(roleTexts);
  const { language } = useLanguage();
  const notify = useNotify();
  const [repeat, { isLoading: isRepeating }] = useRepeatInvitationMutation();
  const [revoke, { isLoading: isRevoking }] = useRevokeInvitationMutation();
  const { id, email, role, expiresAt } = invitation;

  const run = async (act: typeof repeat | typeof revoke, done: string) => {
    if (isRepeating || isRevoking) return;
    const { error } = await act(id);
    if (!error) notify.success(done);
    else notify.error(reasonOf(error as ApiError, t, t.actionFailed), error as ApiError);
  };

  return (
    <li className={styles.row}>
      <p className={styles.who}>
        <strong>
          <Isolated>{email}</Isolated>
        </strong>
        <StatusTag tone="going">{roles[role]}</StatusTag>
      </p>
      <dl>
        <div>
          <dt>{isOver ? t.over : t.until}</dt>
          <dd>
            <time dateTime={expiresAt}>{formatDateTime(expiresAt, language)}</time>
          </dd>
        </div>
      </dl>
      <p className={styles.actions}>
        <Button size="small" aria-label={t.againOf(email)} onClick={() => void run(repeat, t.repeated)}>
          {t.again}
        </Button>
        <Button
          size="small"
          danger
          aria-label={t.revokeOf(email)}
          onClick={() => void run(revoke, t.revoked)}
        >
          {t.revoke}
        </Button>
      </p>
    </li>
  );
}
