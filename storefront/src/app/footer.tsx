import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/shell';
import { Link } from '@tiraz/router';
import { Wordmark } from '../artwork/mark';
import { WovenBand } from '../artwork/woven-band';
import { CONTACT_EMAIL } from '../ui/contact-email';
import { Copyright } from './copyright';
import styles from './footer.module.css';

export function Footer({ basePath }: { basePath: string }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  return (
    <footer className={styles.footer}>
      <WovenBand />
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Wordmark language={language} />
          <p>{t.tagline}</p>
        </div>
        <section>
          <h2>{t.products}</h2>
          <ul className={styles.list}>
            {t.productList.map((product) => (
              <li key={product}>{product}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t.services}</h2>
          <ul className={styles.list}>
            {t.serviceList.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t.contact}</h2>
          <ul className={styles.list}>
            <li>
              <a href={`mailto:${CONTACT_EMAIL}`}>
                <bdi>{CONTACT_EMAIL}</bdi>
              </a>
            </li>
            <li>{t.place}</li>
            <li>
              <Link to={`${basePath}/questions`}>{t.questions}</Link>
            </li>
            <li>
              <Link to={`${basePath}/about`}>{t.about}</Link>
            </li>
            <li>
              <Link to={`${basePath}/logo`}>{t.logo}</Link>
            </li>
          </ul>
        </section>
      </div>
      <Copyright className={styles.copyright} />
    </footer>
  );
}
