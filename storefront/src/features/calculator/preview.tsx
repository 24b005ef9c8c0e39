import { Garment } from '@tiraz/artwork/garment';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/calculator';
import { useEffect, useId, useState } from 'react';
import { useChosenItems } from './use-chosen-items';
import { Picture } from './picture';
import styles from './preview.module.css';

/** All that dresses a garment: of no use before there is one. */
const loadBoard = async () => (await import('./preview-board')).PreviewBoard;

/**
 * What is being chosen, always in sight: large beside the choices, a band above them on a tablet, and on a phone a strip
 * that opens.
 */
export function Preview({ onOpen }: { onOpen: () => void }) {
  const t = useTexts(texts);
  const id = useId();
  const { product, colours, isColourways } = useChosenItems();
  const [Board, setBoard] = useState<Awaited<ReturnType<typeof loadBoard>>>();

  // Without a connection the plain drawing stays; the next choice tries again.
  useEffect(() => {
    if (!product || Board) return;
    loadBoard().then(
      (loaded) => setBoard(() => loaded),
      () => undefined,
    );
  }, [product, Board]);

  return (
    <section aria-labelledby={`${id}title`} className={styles.preview}>
      <h2 id={`${id}title`} className={styles.title}>
        {t.preview}
      </h2>
      <div className={styles.board}>
        {product && Board ? (
          <Board />
        ) : (
          <div className={styles.plain}>
            <Picture
              address={product?.silhouette === 'generic' ? product.imageUrl : ''}
              sizes="20rem"
              drawing={
                <Garment
                  silhouette={product?.silhouette ?? 'generic'}
                  colours={(isColourways ? colours.slice(0, 1) : colours).map(({ hex }) => hex)}
                />
              }
            />
            {!product && <p>{t.previewPrompt}</p>}
          </div>
        )}
      </div>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <span>{t.preview}</span>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M12 3H17V8M17 3L11 9M8 17H3V12M3 17L9 11"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </button>
    </section>
  );
}
