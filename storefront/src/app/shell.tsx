import { useTexts } from '@tiraz/locale';
import { useLocation } from '@tiraz/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { Footer } from './footer';
import { Navigation } from './navigation';
import { shellTexts } from './shell-texts';
import styles from './shell.module.css';

/** What stands around every public page. */
export function Shell({ basePath, children }: { basePath: string; children: ReactNode }) {
  const t = useTexts(shellTexts);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // A link that turns the page moves reader and keyboard to it, as a page load would.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      <Navigation basePath={basePath} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer basePath={basePath} />
    </div>
  );
}
