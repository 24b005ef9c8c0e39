import type { Artwork, CustomerQuotation } from '@tiraz/api-client';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/request';
import { useEffect, useState } from 'react';
import { useDesignWords } from '../../designs/use-design-words';
import { useRounds } from '../../ui/use-rounds';
import { askByLink } from './ask-by-link';
import styles from './request-designs.module.css';
import { useAgainWhile } from './use-again-while';

interface RequestDesignsProps {
  token: string;
  /** What was asked to be changed: each may have brought more. */
  changes: CustomerQuotation['requests'];
}

/** What the customer brought along; nothing where there is nothing, or no answer yet. */
export function RequestDesigns({ token, changes }: RequestDesignsProps) {
  const t = useTexts(texts);
  const words = useDesignWords();
  const [designs, setDesigns] = useState<Artwork[]>([]);
  const [looks, setLooks] = useState(0);
  const [round, failed] = useRounds();
  const files = changes.reduce((sum, change) => sum + change.files, 0);
  useEffect(() => {
    const aborting = new AbortController();
    read(token, aborting.signal).then(setDesigns, () => aborting.signal.aborted || failed());
    return () => aborting.abort();
  }, [token, files, looks, round, failed]);
  useAgainWhile(
    designs.some(({ state }) => state === 'queued'),
    () => setLooks((last) => last + 1),
  );
  if (designs.length === 0) return null;
  return (
    <section aria-labelledby="designs" className={styles.section}>
      <h2 id="designs">{t.designs}</h2>
      <ul className={styles.designs}>
        {designs.map((artwork) => (
          <li key={artwork.id}>
            {artwork.state === 'done' && (
              <Preview src={`/api/requests/${encodeURIComponent(token)}/artwork/${artwork.id}/preview`} />
            )}
            <p>{words(artwork, artwork.placement, artwork.placement?.area)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Preview({ src }: { src: string }) {
  const t = useTexts(texts);
  const [isAway, setAway] = useState(false);
  if (isAway) return <p className={styles.away}>{t.pictureAway}</p>;
  return <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setAway(true)} />;
}

/** @throws where there is no answer */
async function read(token: string, signal: AbortSignal): Promise<Artwork[]> {
  const answer = await askByLink(token, '/artwork', { signal });
  if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
  return (await answer.json()) as Artwork[];
}
