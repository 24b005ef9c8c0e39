import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/about';
import { Link } from '@tiraz/router';
import { CONTACT_EMAIL } from '../../ui/contact-email';
import { ClothesRail } from '../../artwork/clothes-rail';
import { StillLife } from '../../artwork/still-life';
import { WovenBand } from '../../artwork/woven-band';
import buttons from '../../ui/button.module.css';
import styles from './about-page.module.css';

const SERVICE_DRAWINGS = ['sum', 'one-piece', 'stack', 'inspection', 'places', 'needle'] as const;

export function AboutPage({ basePath }: { basePath: string }) {
  const t = useTexts(texts);
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.top}>
          <Link to={`${basePath}/`}>{t.home}</Link>
          <Link to={`${basePath}/calculator`}>{t.quote}</Link>
        </div>
        <header className={styles.hero}>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
        </header>
        <div className={styles.band}>
          <WovenBand height={96} />
          <p>{t.repeat}</p>
        </div>
      </div>

      <section className={styles.beside}>
        <h2>{t.story}</h2>
        <div className={styles.story}>
          {t.storyText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>

      <section>
        <h2>{t.how}</h2>
        <div className={styles.seam}>
          {t.howCards.map((card) => (
            <div key={card.title}>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </div>
          ))}
        </div>
      </section>

      <section>
        <h2>{t.services}</h2>
        <div className={styles.services}>
          {t.serviceCards.map((card, index) => (
            <div key={card.title}>
              <StillLife of={SERVICE_DRAWINGS[index] ?? 'sum'} />
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </div>
          ))}
        </div>
      </section>

      <div className={styles.beliefs}>
        <Belief title={t.mission} text={t.missionText} />
        <Belief title={t.values} text={t.valuesText} />
        <Belief title={t.vision} text={t.visionText} />
      </div>

      <section className={styles.beside}>
        <h2>{t.why}</h2>
        <ul className={styles.points}>
          {t.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>

      <section className={styles.beside}>
        <h2>{t.touch}</h2>
        <dl className={styles.touch}>
          <div>
            <dt>{t.headquarters}</dt>
            <dd>{t.place}</dd>
          </div>
          <div>
            <dt>{t.email}</dt>
            <dd>
              <a href={`mailto:${CONTACT_EMAIL}`}>
                <bdi>{CONTACT_EMAIL}</bdi>
              </a>
            </dd>
          </div>
        </dl>
      </section>

      <section className={styles.closing}>
        <div className={styles.call}>
          <h2>{t.closing}</h2>
          <div className={styles.actions}>
            <Link className={buttons.primary} to={`${basePath}/calculator`}>
              {t.closingQuote}
            </Link>
            <Link className={buttons.secondary} to={`${basePath}/`}>
              {t.home}
            </Link>
          </div>
        </div>
        <ClothesRail />
      </section>
    </div>
  );
}

function Belief({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
