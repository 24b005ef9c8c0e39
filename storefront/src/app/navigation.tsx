import { LanguageSelector, useLanguage, useTexts } from '@tiraz/locale';
import { Link } from '@tiraz/router';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { Wordmark } from '../artwork/mark';
import { WovenBand } from '../artwork/woven-band';
import languageStyles from './language-selector.module.css';
import styles from './navigation.module.css';
import { shellTexts } from './shell-texts';

interface NavigationProps {
  basePath: string;
  /** The path of the page that is shown, as `readAddress` gives it. */
  path: string;
}

export function Navigation({ basePath, path }: NavigationProps) {
  const { language } = useLanguage();
  const t = useTexts(shellTexts);
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const linksId = useId();

  // Wherever the focus is: not every browser gives it to a button that is pressed.
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      menu.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const currentAt = (place: string) => (place === path ? 'page' : undefined);

  return (
    <header className={styles.header} onBlur={closeWhenLeft}>
      <div className={styles.bar}>
        <Link to={`${basePath}/`} className={styles.brand}>
          <Wordmark language={language} />
        </Link>
        <button
          ref={menu}
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
        <nav
          id={linksId}
          aria-label={t.navigation}
          className={styles.links}
          data-open={open}
          onClick={() => setOpen(false)}
        >
          <Link to={`${basePath}/`} aria-current={currentAt('')}>
            {t.landing}
          </Link>
          <Link to={`${basePath}/calculator`} aria-current={currentAt('/calculator')}>
            {t.calculator}
          </Link>
          <Link to="/admin">{t.admin}</Link>
        </nav>
        <LanguageSelector label={t.language} className={languageStyles.selector} />
      </div>
      <WovenBand />
    </header>
  );
}
