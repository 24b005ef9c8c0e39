import { useTexts } from '@tiraz/locale';
import logo from '../../artwork/tiraz-logo-640.png';
import buttons from '../../ui/button.module.css';
import { logoTexts } from './logo-texts';
import styles from './logo-page.module.css';

export function LogoPage() {
  const t = useTexts(logoTexts);
  return (
    <div className={styles.page}>
      <title>{t.pageTitle}</title>
      <h1>{t.title}</h1>
      <img src={logo} alt={t.alt} width="640" height="640" className={styles.logo} />
      <p>{t.lead}</p>
      <div className={styles.download}>
        <a className={buttons.primary} href={logo} download="tiraz-logo-640.png">
          {t.download}
        </a>
        <p>{t.size}</p>
      </div>
    </div>
  );
}
