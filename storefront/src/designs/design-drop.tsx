import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/designs';
import { useEffect, useEffectEvent, useId, useState, type DragEvent } from 'react';
import styles from './design-drop.module.css';

/** Files by choosing, dropping or pasting. */
export function DesignDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTexts(texts);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  };
  const onPaste = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    // What is pasted into a field is for the field.
    if (!(target instanceof Element && target.closest('input, textarea'))) take(clipboardData?.files);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <label className={styles.choose}>
        {isOver ? t.drop : t.choose}
        <input
          type="file"
          multiple
          accept=".png,.jpg,.jpeg,.webp,.tif,.tiff,.svg,.pdf,.ai,.psd,.eps,.cdr,.zip"
          aria-describedby={`${id}hint`}
          onChange={({ target }) => {
            take(target.files);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}hint`} className={styles.hint}>
        {t.hint}
      </p>
    </div>
  );
}
