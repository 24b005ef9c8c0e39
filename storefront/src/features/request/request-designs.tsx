import type { Artwork } from '@tiraz/api-client';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/request';
import { useEffect, useState } from 'react';
import { askByLink } from './ask-by-link';
import styles from './request-designs.module.css';

/** What the customer brought along; nothing where there is nothing, or no answer. */
export function RequestDesigns({ token, files }: { token: string; files: number }) {
  const t = useTexts(texts);
  const [designs, setDesigns] = useState<Artwork[]>([]);
  useEffect(() => {
    const aborting = new AbortController();
    read(token, aborting.signal).then(setDesigns, () => undefined);
    return () => aborting.abort();
    // Another request for a change may have brought more.
  }, [token, files]);
  if (designs.length === 0) return null;
  return (
    <section aria-labelledby="designs" className={styles.section}>
      <h2 id="designs">{t.designs}</h2>
      <ul className={styles.designs}>
        {designs.map(({ id, fileName, state }) => (
          <li key={id}>
            {state === 'done' ? (
              <img
                src={`/api/requests/${encodeURIComponent(token)}/artwork/${id}/preview`}
                alt=""
                loading="lazy"
                referrerPolicy="no-referrer"
              />
            ) : (
              state !== 'queued' && <p>{t.byHand}</p>
            )}
            <bdi>{fileName}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @throws where there is no answer */
async function read(token: string, signal: AbortSignal): Promise<Artwork[]> {
  const answer = await askByLink(token, '/artwork', { signal });
  if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
  return (await answer.json()) as Artwork[];
}
