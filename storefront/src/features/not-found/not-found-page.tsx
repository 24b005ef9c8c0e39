import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/not-found';
import { texts as shellTexts } from '@tiraz/messages/storefront/shell';
import { Link } from '@tiraz/router';
import { WovenBand } from '../../artwork/woven-band';
import buttons from '../../ui/button.module.css';
import styles from './not-found-page.module.css';

/** The cloth ends here: a band of which the rest was never woven. */
export function NotFoundPage({ basePath }: { basePath: string }) {
  const t = useTexts(texts);
  const shell = useTexts(shellTexts);
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{t.title}</h1>
        <p>{t.hint}</p>
      </div>
      <WovenBand progress={0.4} height={96} />
      <div className={`${styles.words} ${styles.ways}`}>
        <Link className={buttons.primary} to={`${basePath}/`}>
          {t.home}
        </Link>
        <Link className={buttons.secondary} to={`${basePath}/calculator`}>
          {shell.calculator}
        </Link>
      </div>
    </div>
  );
}
