import { DressedGarment, sideOf, type Side } from '@tiraz/artwork/dressed-garment';
import { UNDYED } from '@tiraz/artwork/flat-sketch';
import { ThreadCounter } from '@tiraz/artwork/thread-counter';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/preview';
import { useState } from 'react';
import { ColourShown } from './colour-shown';
import { usePreviewWords } from './use-preview-words';
import { Picture } from './picture';
import styles from './preview-board.module.css';
import { useDressing } from './use-dressing';
import { useZoom } from './use-zoom';

const SIDES: readonly Side[] = ['front', 'back'];

/** The garment on the cutting table, with what turns and enlarges it. */
export function PreviewBoard() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const [side, setSide] = useState<Side>('front');
  const [shown, setShown] = useState<string>();
  const dressing = useDressing(shown);
  const { items, silhouette, cut, weave, colours, prints } = dressing;
  const { zoom, stage, isLeast, isMost, zoomIn, zoomOut } = useZoom();
  const words = usePreviewWords(dressing, side, zoom);
  const { product } = items;
  if (!product) return null;
  const isPrinted = prints.some(({ area }) => sideOf(area.place) === side);
  const isDesigned = prints.some(({ area, artwork }) => artwork && sideOf(area.place) === side);
  const printNote = isDesigned ? t.designNote : isPrinted ? t.motif : t.noneHere;
  const note = prints.length > 0 ? printNote : t.paper;
  const hasPicture = silhouette === 'generic' && product.imageUrl !== '';

  return (
    <div className={styles.board}>
      {/* What is larger than its window is moved with the arrow keys. */}
      <div
        ref={stage}
        className={styles.stage}
        dir="ltr"
        data-zoom={zoom}
        role="group"
        aria-label={t.drawing({ side, garment: localised(product, 'name', language).text })}
        tabIndex={isLeast ? undefined : 0}
      >
        <div className={styles.sheet}>
          {hasPicture ? (
            <Picture address={product.imageUrl} sizes="30rem" drawing={null} />
          ) : (
            <DressedGarment
              silhouette={silhouette}
              side={side}
              cut={cut}
              weave={weave}
              colours={colours}
              prints={prints}
              isOnPaper
            />
          )}
        </div>
      </div>
      <div className={styles.rail}>
        {weave && (
          <div className={styles.counter}>
            <ThreadCounter weave={weave} dye={colours[0] ?? UNDYED} />
          </div>
        )}
        <ColourShown shown={items.colours[0]?.id} onChange={setShown} />
        <div role="group" aria-label={t.side} className={styles.pair}>
          {SIDES.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === side}
              className={styles.tool}
              onClick={() => setSide(each)}
            >
              {t[each]}
            </button>
          ))}
        </div>
        <div role="group" aria-label={t.zoom} className={styles.pair}>
          <Glass label={t.zoomOut} isUsedUp={isLeast} onPress={zoomOut} path="M6 12H18" />
          <Glass label={t.zoomIn} isUsedUp={isMost} onPress={zoomIn} path="M6 12H18M12 6V18" />
        </div>
        <p className={styles.note}>{note}</p>
      </div>
      <p aria-live="polite" className="sr-only">
        {words}
      </p>
    </div>
  );
}

interface GlassProps {
  label: string;
  /** It keeps the focus and does nothing. */
  isUsedUp: boolean;
  onPress: () => void;
  path: string;
}

function Glass({ label, isUsedUp, onPress, path }: GlassProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={isUsedUp}
      onClick={() => {
        if (!isUsedUp) onPress();
      }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2.4" />
      </svg>
    </button>
  );
}
