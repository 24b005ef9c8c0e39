import type { Me } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts as roleTexts } from '@tiraz/messages/admin-remote/roles';
import { texts } from '@tiraz/messages/admin-remote/shell';
import { Link } from '@tiraz/router';
import { Isolated, StaffLink, UserText } from '@tiraz/staff-kit/page';
import { LanguageSelector } from '@tiraz/web/language-selector';
import { useDisclosure } from '@tiraz/web/use-disclosure';
import { FailedMails } from '../features/mail/mail-banner';
import languageStyles from '../ui/language-selector.module.css';
import styles from './account-menu.module.css';
import headButton from './head-button.module.css';
import { useSignOut } from '../ui/use-sign-out';

export interface Versions {
  /** A host of the first contract does not tell its own. */
  host: string | undefined;
  remote: string;
}

interface AccountMenuProps {
  me: Me;
  versions: Versions;
}

/** Who is signed in, and what one can do about that. */
export function AccountMenu({ me, versions }: AccountMenuProps) {
  const t = useTexts(texts);
  const { roles } = useTexts(roleTexts);
  const { signOut, isSigningOut } = useSignOut();
  const menu = useDisclosure();

  return (
    <div className={styles.account} onBlur={menu.onBlur}>
      <button type="button" className={headButton.button} {...menu.button}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M10 3a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7ZM3 18a7 6 0 0 1 14 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
        {me.name ? <UserText>{me.name}</UserText> : <Isolated>{me.email}</Isolated>}
      </button>
      {menu.isOpen && <div className={styles.behind} onClick={menu.close} />}
      <div id={menu.id} role="group" aria-label={t.account} className={styles.panel} hidden={!menu.isOpen}>
        <p className={styles.who}>
          <strong>
            <Isolated>{me.email}</Isolated>
          </strong>
          {t.adminAccount}
          <span>{roles[me.role]}</span>
        </p>
        <StaffLink to="/account" className={styles.item} onClick={menu.close}>
          {t.yourAccount}
        </StaffLink>
        <StaffLink to="/people" className={styles.item} onClick={menu.close}>
          {t.people}
        </StaffLink>
        <StaffLink to="/settings" className={styles.item} onClick={menu.close}>
          {t.settings}
        </StaffLink>
        <StaffLink to="/audit-trail" className={styles.item} onClick={menu.close}>
          {t.auditTrail}
        </StaffLink>
        <StaffLink to="/mail" className={styles.item} onClick={menu.close}>
          {t.mail}
          <FailedMails />
        </StaffLink>
        <StaffLink to="/jobs" className={styles.item} onClick={menu.close}>
          {t.parkedJobs}
        </StaffLink>
        <Link to="/" className={styles.item}>
          {t.site}
        </Link>
        <LanguageSelector label={t.language} className={languageStyles.dense} />
        <dl className={styles.versions} aria-label={t.versions}>
          {versions.host && (
            <div>
              <dt>{t.hostVersion}</dt>
              <dd>
                <Isolated>{versions.host.slice(0, 12)}</Isolated>
              </dd>
            </div>
          )}
          <div>
            <dt>{t.remoteVersion}</dt>
            <dd>
              <Isolated>{versions.remote.slice(0, 12)}</Isolated>
            </dd>
          </div>
        </dl>
        <button
          type="button"
          className={styles.item}
          aria-disabled={isSigningOut}
          onClick={() => void signOut()}
        >
          {isSigningOut ? t.loggingOut : t.logout}
        </button>
      </div>
    </div>
  );
}
