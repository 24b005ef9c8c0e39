import type { CustomerRequest } from '@tiraz/api-client';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/sizes';
import { useState } from 'react';
import { rowsOf } from '../../selection/sizes';
import { useShown } from '../../sizes/use-shown';
import { useSizeWords } from '../../sizes/use-size-words';
import buttons from '../../ui/button.module.css';
import { lazyDialog } from '../../ui/lazy-part';
import { entryOf, sizesOf } from './priced-sizes';
import styles from './request-page.module.css';

/** Only who changes them needs it. */
const SizesDialog = lazyDialog(() => import('./sizes-dialog'));

interface RequestSizesProps {
  request: CustomerRequest;
  token: string;
  onChanged: () => void;
}

/** The sizes of a request in words, and the way to change them; nothing of a garment without any. */
export function RequestSizes({ request, token, onChanged }: RequestSizesProps) {
  const t = useTexts(texts);
  const { selection, offeredSizes: scale } = request;
  const { sizes, swatches } = selection;
  const [isOpen, setOpen] = useState(false);
  const rows = rowsOf(selection);
  const words = useSizeWords(useShown(rows, sizesOf(sizes), swatches));
  if (!sizes && !scale) return null;
  const entry = entryOf(sizes);
  return (
    <div className={styles.message}>
      <h3>{t.title}</h3>
      {!sizes && <p>{t.later}</p>}
      {sizes?.mode === 'ratio' && <p>{words.ofRatio(entry.ratio)}</p>}
      {words.ofCells(entry.cells).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {scale && (
        <div className={styles.onScreen}>
          <button type="button" className={buttons.secondary} onClick={() => setOpen(true)}>
            {sizes ? t.change : t.add}
          </button>
          <p className={styles.quiet}>{t.until}</p>
        </div>
      )}
      {isOpen && scale && (
        <SizesDialog
          {...{ token, request, scale }}
          onChanged={() => {
            setOpen(false);
            onChanged();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
