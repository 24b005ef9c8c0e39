import { useLanguage } from '@tiraz/locale';
import { useEffect, type ReactNode } from 'react';
import styles from './page-head.module.css';

const AREA = { en: 'Tiraz Admin', ar: 'إدارة طِراز' };

interface PageHeadProps {
  /** Also the name of the page in the browser's tab and history. */
  title: string;
  subtitle?: ReactNode;
  /** What one can do here, at the end of the line. */
  children?: ReactNode;
}

/** The first line of every page. */
export function PageHead({ title, subtitle, children }: PageHeadProps) {
  const { language } = useLanguage();
  useEffect(() => {
    document.title = `${title} · ${AREA[language]}`;
  }, [title, language]);

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
