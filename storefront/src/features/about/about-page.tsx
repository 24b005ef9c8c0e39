import { useTexts } from '@tiraz/locale';
import { Link } from '@tiraz/router';
import { CONTACT_EMAIL } from '../../ui/contact-email';
import { WovenBand } from '../../artwork/woven-band';
import buttons from '../../ui/button.module.css';
import { aboutTexts } from './about-texts';
import styles from './about-page.module.css';

export function AboutPage({ basePath }: { basePath: string }) {
  const t = useTexts(aboutTexts);
  return (
    <div className={styles.page}>
      <title>{t.pageTitle}</title>
      <div className={styles.top}>
        <Link to={`${basePath}/`}>{t.home}</Link>
        <Link to={`${basePath}/calculator`}>{t.quote}</Link>
      </div>

      <header className={styles.hero}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>

      <section className={styles.story}>
        <h2>{t.story}</h2>
        <div>
          {t.storyText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>

      <Cards title={t.how} cards={t.howCards} />
      <Cards title={t.services} cards={t.serviceCards} />

      <section className={styles.beliefs}>
        <Belief title={t.mission} text={t.missionText} />
        <Belief title={t.values} text={t.valuesText} />
        <Belief title={t.vision} text={t.visionText} />
      </section>

      <section>
        <h2>{t.why}</h2>
        <ul className={styles.points}>
          {t.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>

      <section>
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
        <WovenBand height={16} />
        <h2>{t.closing}</h2>
        <div className={styles.actions}>
          <Link className={buttons.primary} to={`${basePath}/calculator`}>
            {t.closingQuote}
          </Link>
          <Link className={buttons.secondary} to={`${basePath}/`}>
            {t.home}
          </Link>
        </div>
      </section>
    </div>
  );
}

function Cards({ title, cards }: { title: string; cards: { title: string; text: string }[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className={styles.cards}>
        {cards.map((card) => (
          <div key={card.title}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Belief({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
