import { useTexts } from '@tiraz/locale';
import { Link } from '@tiraz/router';
import { WovenBand } from '../../artwork/woven-band';
import buttons from '../../ui/button.module.css';
import { notFoundTexts } from './not-found-texts';
import styles from './not-found-page.module.css';

export function NotFoundPage({ basePath }: { basePath: string }) {
  const t = useTexts(notFoundTexts);
  return (
    <div className={styles.page}>
      <title>{t.title}</title>
      <h1>{t.title}</h1>
      <div className={styles.band}>
        <WovenBand progress={0.4} height={16} />
      </div>
      <p>{t.hint}</p>
      <Link className={buttons.primary} to={`${basePath}/`}>
        {t.home}
      </Link>
    </div>
  );
}
