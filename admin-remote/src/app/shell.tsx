import type { Me } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/shell';
import { isAbovePage } from '@tiraz/staff-kit/keys';
import { StaffLink, useMayOpen, useStaffPath } from '@tiraz/staff-kit/page';
import { useEffect, useRef, type ReactNode } from 'react';
import { CrmTabCounts } from '../features/crm/crm-tab-counts';
import { NewInquiriesCount } from '../features/inquiries/new-inquiries-count';
import { MailBanner } from '../features/mail/mail-banner';
import { AccountMenu, type Versions } from './account-menu';
import { pages, tabs } from './pages';
import { QuickWays } from './quick-ways';
import { useMailLanguage } from './use-mail-language';
import { WovenBand } from '../ui/woven-band';
import styles from './shell.module.css';

interface ShellProps {
  me: Me;
  versions: Versions;
  children: ReactNode;
}

/** What stands around every page of the staff area. */
export function Shell({ me, versions, children }: ShellProps) {
  const t = useTexts(texts);
  const path = useStaffPath();
  const mayOpen = useMayOpen();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useMailLanguage(me);

  // A link that turns the page moves reader and keyboard to it, as a page load would.
  useEffect(() => {
    if (shown.current === path) return;
    const isRedirected = shown.current === '/';
    shown.current = path;
    if (isRedirected) return;
    window.scrollTo(0, 0);
    // The palette may be opened before the page that was chosen last is there.
    if (!isAbovePage(null)) main.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <p className={styles.title}>
            <span>
              <strong>{t.title}</strong>
              {t.subtitle}
            </span>
          </p>
          <div className={styles.tools}>
            <QuickWays me={me} />
            <AccountMenu me={me} versions={versions} />
          </div>
        </div>
        <nav aria-label={t.areas} className={styles.tabs}>
          {tabs
            .filter(({ path: to }) => mayOpen(to))
            .map(({ path: to, tab, Page }) => (
              <StaffLink
                key={tab}
                to={to}
                aria-current={tab === currentTab(path) ? 'page' : undefined}
                onPointerEnter={Page.preload}
                onFocus={Page.preload}
              >
                {t.tabs[tab]}
                {tab === 'inquiries' && <NewInquiriesCount />}
                {tab === 'crm' && <CrmTabCounts />}
              </StaffLink>
            ))}
        </nav>
        <WovenBand height={8} />
        <MailBanner />
      </header>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

/** The tab whose page, or whose page's subordinate, a path is. */
function currentTab(path: string) {
  const [, area] = path.split('/');
  return pages.find((page) => page.path.split('/')[1] === area)?.tab;
}
