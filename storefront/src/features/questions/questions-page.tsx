import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/questions';
import { Link, useLocation } from '@tiraz/router';
import { useEffect } from 'react';
import buttons from '../../ui/button.module.css';
import { CONTACT_EMAIL } from '../../ui/contact-email';
import styles from './questions-page.module.css';

interface Answered {
  question: string;
  answer: string;
}

/** What buyers ask before their first order. Each answer has an address of its own: `#sample-credit`. */
export function QuestionsPage({ basePath }: { basePath: string }) {
  const t = useTexts(texts);
  const { hash } = useLocation();
  // A link within the site moves no page by itself.
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    answer?.scrollIntoView();
    answer?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      {t.groups.map(({ title, questions }) => (
        <section key={title} className={styles.group}>
          <h2>{title}</h2>
          <div className={styles.questions}>
            {Object.entries<Answered>(questions).map(([id, { question, answer }]) => (
              <div key={id} id={id} tabIndex={-1} className={styles.question}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </div>
            ))}
          </div>
        </section>
      ))}
      <section className={styles.group}>
        <h2>{t.write}</h2>
        <div className={styles.closing}>
          <p>
            {t.writeText}{' '}
            <a href={`mailto:${CONTACT_EMAIL}`}>
              <bdi>{CONTACT_EMAIL}</bdi>
            </a>
          </p>
          <Link className={buttons.primary} to={`${basePath}/calculator`}>
            {t.start}
          </Link>
        </div>
      </section>
    </div>
  );
}
