import { toLocalDigits, useLanguage, useTexts } from '@tiraz/locale';
import { Link } from '@tiraz/router';
import { Garment } from '../../artwork/garment';
import { WovenBand } from '../../artwork/woven-band';
import buttons from '../../ui/button.module.css';
import { landingTexts } from './landing-texts';
import styles from './landing-page.module.css';

export function LandingPage({ basePath }: { basePath: string }) {
  const { language } = useLanguage();
  const t = useTexts(landingTexts);
  return (
    <div className={styles.page}>
      <title>{t.pageTitle}</title>
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
          <div className={styles.actions}>
            <Link className={buttons.primary} to={`${basePath}/calculator`}>
              {t.quote}
            </Link>
            <Link className={buttons.secondary} to={`${basePath}/about`}>
              {t.more}
            </Link>
          </div>
        </div>
        <div className={styles.rail}>
          <Garment kind="hoodie" colours={['blue', 'white']} prints={1} />
          <Garment kind="polo" colours={['white', 'red']} />
          <Garment kind="abaya" colours={['black', 'purple']} />
        </div>
      </header>

      <section>
        <h2>{t.how}</h2>
        <ol className={styles.steps}>
          {t.steps.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true" className={styles.number}>
                {toLocalDigits(String(index + 1), language)}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section>
        <h2>{t.why}</h2>
        <div className={styles.reasons}>
          {t.reasons.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>

      <section>
        <h2>{t.trusted}</h2>
        <div className={styles.testimonials}>
          {t.testimonials.map(({ text, by }) => (
            <figure key={by}>
              <blockquote>{text}</blockquote>
              <figcaption>{by}</figcaption>
            </figure>
          ))}
        </div>
      </section>

      <section className={styles.closing}>
        <WovenBand height={16} />
        <h2>{t.closing}</h2>
        <p>{t.closingText}</p>
        <Link className={buttons.primary} to={`${basePath}/calculator`}>
          {t.start}
        </Link>
      </section>
    </div>
  );
}
