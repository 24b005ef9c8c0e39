import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { Link } from '@tiraz/router';
import { useId } from 'react';
import styles from './promises.module.css';

/** By their places on the page of questions. */
const ANSWERS = ['vat', 'sample-credit', 'payment', 'delivery'] as const;

/** What a buyer wants to know beside a price, each leading to its answer. */
export function Promises({ basePath }: { basePath: string }) {
  const t = useTexts(texts);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.promises}>
      <h3 id={titleId}>{t.promises}</h3>
      <ul>
        {ANSWERS.map((id) => (
          <li key={id}>
            <Link to={`${basePath}/questions#${id}`}>{t.promiseList[id]}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
