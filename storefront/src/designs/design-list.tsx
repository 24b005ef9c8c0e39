import type { Artwork } from '@tiraz/api-client';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/designs';
import type { ReactNode } from 'react';
import { bringIntoView } from '../ui/bring-into-view';
import styles from './design-list.module.css';
import type { DesignFailure, Designs, Upload } from './use-designs';

interface DesignListProps {
  designs: Designs;
  /** What can be said or done about a design that somebody has looked at. */
  children?: (artwork: Artwork, preview: string | undefined) => ReactNode;
}

/** Those that have arrived, and those on their way. */
export default function DesignList({ designs, children }: DesignListProps) {
  const t = useTexts(texts);
  const { files, uploads } = designs;
  if (files.length + uploads.length === 0) return null;
  return (
    <>
      <ul aria-label={t.files} className={styles.list}>
        {files.map((artwork) => (
          <Design key={artwork.id} artwork={artwork} designs={designs}>
            {children}
          </Design>
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} designs={designs} />
        ))}
      </ul>
      {/* There before a file has arrived: what comes along with its words is not said. Of several, each by itself. */}
      <div role="status" aria-atomic="false" className="sr-only">
        {files.map((artwork) => (
          <Spoken key={artwork.id} artwork={artwork} />
        ))}
      </div>
    </>
  );
}

const REFUSALS = {
  'artwork.broken': 'broken',
  'artwork.too-many-pixels': 'tooManyPixels',
  'artwork.took-too-long': 'tookTooLong',
} as const;

/** What a file is called and what has become of it, in a sentence. */
function Spoken({ artwork }: { artwork: Artwork }) {
  const t = useTexts(texts);
  const { facts, fileName } = artwork;
  const standing = useStanding(artwork);
  const seen = facts && (facts.photographic ? t.photo : t.colours(facts.inks.length));
  return <p>{`\u2068${fileName}\u2069: ${standing || seen || ''}`}</p>;
}

/** Where it stands, in words; none of a file that was looked at. */
function useStanding({ state, refusal }: Artwork): string | undefined {
  const t = useTexts(texts);
  if (refusal) return t.refusals[REFUSALS[refusal]];
  if (state === 'queued') return t.looking;
  return state === 'kept' ? t.kept : undefined;
}

function Design({ artwork, designs, children }: DesignListProps & { artwork: Artwork }) {
  const t = useTexts(texts);
  const { fileName, state } = artwork;
  return (
    <li className={styles.design}>
      <p className={styles.head}>
        <bdi className={styles.name}>{fileName}</bdi>
        <button
          type="button"
          className={styles.action}
          aria-label={t.remove(fileName)}
          onClick={() => designs.remove(artwork.id)}
        >
          {t.removeShort}
        </button>
      </p>
      <p className={styles.state}>{useStanding(artwork)}</p>
      {state === 'done' && children?.(artwork, designs.pictures[artwork.id])}
    </li>
  );
}

/** What may be otherwise the next time. */
const PASSING: ReadonlySet<DesignFailure> = new Set(['failed', 'storeAway', 'often']);

function UploadRow({ upload, designs }: { upload: Upload; designs: Designs }) {
  const t = useTexts(texts);
  const { file, percent, failure } = upload;
  return (
    <li className={styles.design}>
      <p className={styles.head}>
        <bdi className={styles.name}>{file.name}</bdi>
        {failure && PASSING.has(failure) && (
          <button type="button" className={styles.action} onClick={() => designs.retry(upload)}>
            {t.again}
          </button>
        )}
        <button
          type="button"
          className={styles.action}
          aria-label={failure ? undefined : t.cancel(file.name)}
          onClick={() => designs.dismiss(upload)}
        >
          {failure ? t.dismiss : t.cancelShort}
        </button>
      </p>
      {failure ? (
        <p ref={bringIntoView} role="alert" className={styles.failure}>
          {t.failures[failure]}
        </p>
      ) : (
        <p className={styles.state}>
          <progress aria-label={t.uploading(percent)} max={100} value={percent} />
          <span aria-hidden="true">{t.uploading(percent)}</span>
        </p>
      )}
    </li>
  );
}

/** What a look at a design told, in words. */
export function DesignFacts({ artwork: { facts } }: { artwork: Artwork }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  if (!facts) return null;
  const { widthPx, heightPx, inks, photographic, pages } = facts;
  const figure = (value: number) => formatNumber(value, language);
  return (
    <div className={styles.facts}>
      <p>
        {widthPx && heightPx ? t.pixels({ width: figure(widthPx), height: figure(heightPx) }) : t.drawing}
        {pages > 1 && <> · {t.pages(pages)}</>}
      </p>
      {photographic && <p>{t.photo}</p>}
      {inks.length > 0 && (
        <p className={styles.inks}>
          {t.colours(inks.length)}
          {inks.map(({ hex }) => (
            <span key={hex} aria-hidden="true" className={styles.ink} style={{ backgroundColor: hex }} />
          ))}
        </p>
      )}
    </div>
  );
}
