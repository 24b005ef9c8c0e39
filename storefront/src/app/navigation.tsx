import { useLanguage, useTexts } from '@tiraz/locale';
import { Link, NavLink } from '@tiraz/router';
import { useId, useState, type KeyboardEvent } from 'react';
import { Wordmark } from '../artwork/mark';
import { WovenBand } from '../artwork/woven-band';
import { LanguageSelector } from './language-selector';
import styles from './navigation.module.css';
import { shellTexts } from './shell-texts';

export function Navigation({ basePath }: { basePath: string }) {
  const { language } = useLanguage();
  const t = useTexts(shellTexts);
  const [open, setOpen] = useState(false);
  const linksId = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };

  return (
    <header className={styles.header} onKeyDown={closeOnEscape}>
      <div className={styles.bar}>
        <Link to={`${basePath}/`} className={styles.brand}>
          <Wordmark language={language} />
        </Link>
        <nav
          id={linksId}
          aria-label={t.navigation}
          className={styles.links}
          data-open={open}
          onClick={() => setOpen(false)}
        >
          <NavLink to={`${basePath}/`} end>
            {t.landing}
          </NavLink>
          <NavLink to={`${basePath}/calculator`}>{t.calculator}</NavLink>
          <Link to="/admin">{t.admin}</Link>
        </nav>
        <LanguageSelector />
        <button
          type="button"
          className={styles.menu}
          aria-expanded={open}
          aria-controls={linksId}
          onClick={() => setOpen(!open)}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d={open ? 'M4 4L16 16M16 4L4 16' : 'M2 5H18M2 10H18M2 15H18'}
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
          {t.menu}
        </button>
      </div>
      <WovenBand />
    </header>
  );
}
