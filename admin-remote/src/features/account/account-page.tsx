import { useGetMeQuery } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/account';
import { Isolated, PageHead, useMay } from '@tiraz/staff-kit/page';
import { AbsencePanel } from './absence-panel';
import styles from './account-page.module.css';
import { DigestPanel } from './digest-panel';
import { FactorPanel } from './factor-panel';
import { NamePanel } from './name-panel';
import { PasswordPanel } from './password-panel';
import { SessionsPanel } from './sessions-panel';

/** What somebody who is signed in can do about that: where it is so, and with which password. */
export default function AccountPage() {
  const t = useTexts(texts);
  const { data: me } = useGetMeQuery();
  const mayReadInquiries = useMay('inquiries.read');
  const email = me?.email ?? '';
  return (
    <>
      <PageHead title={t.title} subtitle={<Isolated>{email}</Isolated>} />
      <div className={styles.parts}>
        <SessionsPanel />
        <div className={styles.forms}>
          {me && <NamePanel name={me.name} />}
          {me && <AbsencePanel id={me.id} />}
          {me && mayReadInquiries && <DigestPanel me={me} />}
          <FactorPanel />
          <PasswordPanel email={email} />
        </div>
      </div>
    </>
  );
}
