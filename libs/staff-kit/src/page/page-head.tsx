import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { useEffect, type ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** Also the name of the page in the browser's tab and history. */
  title: string;
  subtitle?: ReactNode;
  /** What one can do here, at the end of the line. */
  children?: ReactNode;
}

/** The first line of every page. */
export function PageHead({ title, subtitle, children }: PageHeadProps) {
  const { area } = useTexts(texts);
  useEffect(() => {
    document.title = `${title} · ${area}`;
  }, [title, area]);

  return (
    <header className={styles.head}>
      <div>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
