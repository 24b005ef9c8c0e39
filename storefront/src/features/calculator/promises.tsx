import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { Link } from '@tiraz/router';
import { useId } from 'react';
import styles from './promises.module.css';

/** What a buyer wants to know beside a price, each leading to its answer. */
export function Promises({ basePath }: { basePath: string }) {
  const t = useTexts(texts);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.promises}>
      <h3 id={titleId}>{t.promises}</h3>
      <ul>
        {t.promiseList.map(({ id, text }) => (
          <li key={id}>
            <Link to={`${basePath}/questions#${id}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
