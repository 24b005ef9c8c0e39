import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/shell';
import { useRef, type ReactNode } from 'react';
import { Footer } from './footer';
import { Navigation } from './navigation';
import styles from './shell.module.css';
import { useScrollOfEntries } from './use-scroll-of-entries';

interface ShellProps {
  basePath: string;
  /** The page's, below the base path and without a language. */
  path: string;
  children: ReactNode;
}

/** What stands around every public page. */
export function Shell({ basePath, path, children }: ShellProps) {
  const t = useTexts(texts);
  const main = useRef<HTMLElement>(null);

  // A link that turns the page moves reader and keyboard to it, as a page load would.
  useScrollOfEntries(path, () => main.current?.focus({ preventScroll: true }));

  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      <Navigation basePath={basePath} path={path} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {/* Another page's footer: the same one would jump over the screen whenever the page between them is slow. */}
      <Footer key={path} basePath={basePath} />
    </div>
  );
}
