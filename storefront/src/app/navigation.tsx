import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/shell';
import { Link } from '@tiraz/router';
import { LanguageSelector } from '@tiraz/web/language-selector';
import { useDisclosure } from '@tiraz/web/use-disclosure';
import { Wordmark } from '../artwork/mark';
import { WovenBand } from '../artwork/woven-band';
import styles from './navigation.module.css';

interface NavigationProps {
  basePath: string;
  /** The path of the page that is shown, as `readAddress` gives it. */
  path: string;
}

export function Navigation({ basePath, path }: NavigationProps) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const menu = useDisclosure();
  const currentAt = (place: string) => (place === path ? 'page' : undefined);

  return (
    <header className={styles.header} onBlur={menu.onBlur}>
      <div className={styles.bar}>
        <Link to={`${basePath}/`} className={styles.brand}>
          <Wordmark language={language} />
        </Link>
        <button type="button" className={styles.menu} {...menu.button}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d={menu.isOpen ? 'M4 4L16 16M16 4L4 16' : 'M2 5H18M2 10H18M2 15H18'}
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
          {t.menu}
        </button>
        <nav
          id={menu.id}
          aria-label={t.navigation}
          className={styles.links}
          data-open={menu.isOpen}
          onClick={menu.close}
        >
          <Link to={`${basePath}/`} aria-current={currentAt('')}>
            {t.landing}
          </Link>
          <Link to={`${basePath}/calculator`} aria-current={currentAt('/calculator')}>
            {t.calculator}
          </Link>
          <Link to={`${basePath}/about`} aria-current={currentAt('/about')}>
            {t.about}
          </Link>
          <Link to="/admin">{t.admin}</Link>
        </nav>
        <LanguageSelector label={t.language} />
      </div>
      <WovenBand />
    </header>
  );
}
