import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/logo';
import { Mark } from '../../artwork/mark';
import { MARK } from '../../artwork/mark.paths';
import logo from '../../artwork/tiraz-logo-640.png';
import buttons from '../../ui/button.module.css';
import styles from './logo-page.module.css';

export function LogoPage() {
  const t = useTexts(texts);
  return (
    <div className={styles.page}>
      <header className={styles.words}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
        <div className={styles.download}>
          <a className={buttons.primary} href={logo} download="tiraz-logo-640.png">
            {t.download}
          </a>
          <p>{t.size}</p>
        </div>
      </header>

      <div className={styles.sheet}>
        <img src={logo} alt={t.alt} width="640" height="640" />
        <p className={styles.side}>{t.side}</p>
      </div>

      <dl className={styles.uses}>
        <div>
          <dt>{t.round}</dt>
          <dd>
            <img src={logo} alt="" width="640" height="640" className={styles.round} />
          </dd>
        </div>
        <div>
          <dt>{t.small}</dt>
          <dd className={styles.sizes}>
            <Mark />
            <Mark />
            <Mark />
            <Mark />
          </dd>
        </div>
        <div>
          <dt>{t.dyes}</dt>
          {MARK.map(({ dye }, index) => (
            <dd key={dye} className={styles.dye}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <path d="M0 0H10V10H0Z" fill={dye} />
              </svg>
              {t.dyeNames[index]} <bdi dir="ltr">{dye}</bdi>
            </dd>
          ))}
        </div>
      </dl>
    </div>
  );
}
