import { toLocalDigits, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/landing';
import { Link } from '@tiraz/router';
import { ClothesRail } from '../../artwork/clothes-rail';
import { StillLife } from '../../artwork/still-life';
import { WovenBand } from '../../artwork/woven-band';
import buttons from '../../ui/button.module.css';
import { useNear } from '../../ui/use-near';
import { GarmentLinks } from './garment-links';
import { Hero } from './hero';
import styles from './landing-page.module.css';

const STEP_DRAWINGS = ['samples', 'sum', 'carton'] as const;

export function LandingPage({ basePath }: { basePath: string }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const [garments, isNear] = useNear<HTMLDivElement>('100%');
  return (
    <div className={styles.page}>
      <Hero basePath={basePath} />

      <div ref={garments} className={styles.garments}>
        {isNear && <GarmentLinks basePath={basePath} />}
      </div>

      <section className={styles.how}>
        <h2>{t.how}</h2>
        <ol className={styles.steps}>
          {t.steps.map(({ title, text }, index) => (
            <li key={title}>
              <StillLife of={STEP_DRAWINGS[index] ?? 'samples'} />
              <span aria-hidden="true" className={styles.tape}>
                {toLocalDigits(String(index + 1), language)}
              </span>
              <div className={styles.step}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>

      <section className={styles.why}>
        <WovenBand height={16} />
        <div className={styles.reasons}>
          <h2>{t.why}</h2>
          {t.reasons.map(({ title, text, thread }) => (
            <div key={title} className={styles.reason}>
              <h3>{title}</h3>
              <p>{text}</p>
              <ul className={styles.thread}>
                {thread.map((knot) => (
                  <li key={knot}>{knot}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>

      <section>
        <h2>{t.trusted}</h2>
        <p>{t.examples}</p>
        <div className={styles.testimonials}>
          {t.testimonials.map(({ text, by }) => (
            <figure key={by}>
              <p>{text}</p>
              <figcaption>{by}</figcaption>
            </figure>
          ))}
        </div>
      </section>

      <section className={styles.closing}>
        <div className={styles.call}>
          <h2>{t.closing}</h2>
          <p>{t.closingText}</p>
          <Link className={buttons.primary} to={`${basePath}/calculator`}>
            {t.start}
          </Link>
        </div>
        <ClothesRail />
      </section>
    </div>
  );
}
