import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/picture-upload';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import styles from './picture-upload.module.css';
import { useUpload } from './use-upload';

interface PictureUploadProps {
  /** From the form: an objectPath, or '' for no picture. */
  value?: string;
  onChange?: (objectPath: string) => void;
  id?: string;
  /** What happens without a picture; the catalogue's when left out. */
  none?: string;
  /** Saving has to wait while this is true. */
  onBusyChange?: (isBusy: boolean) => void;
}

/**
 * A form control for one picture: chosen or dropped, shown at once, uploaded with its progress, replaced or removed.
 * What fails is said here and leaves the value and the rest of the form as they are.
 */
export function PictureUpload({ value = '', onChange, id, none, onBusyChange }: PictureUploadProps) {
  const t = useTexts(texts);
  const { state, upload, cancel } = useUpload();
  const { step } = state;
  const isBusy = step === 'uploading' || step === 'checking';
  const [local, setLocal] = useState<string>();
  const [said, setSaid] = useState('');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const progressId = useId();

  useEffect(() => {
    onBusyChange?.(isBusy);
  }, [isBusy, onBusyChange]);
  useEffect(() => () => void (local && URL.revokeObjectURL(local)), [local]);

  async function take(files: readonly File[]) {
    const [file] = files;
    setSaid('');
    const own = file && files.length === 1 ? URL.createObjectURL(file) : undefined;
    setLocal(own);
    const objectPath = await upload(files);
    if (objectPath) {
      onChange?.(objectPath);
      setSaid(t.done);
    }
    // By then another file may be under way.
    setLocal((now) => (now === own ? undefined : now));
  }

  function remove() {
    cancel();
    onChange?.('');
    setSaid(t.removed);
    button.current?.focus();
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      void take([...event.dataTransfer.files]);
    },
  };
  const shown = (isBusy && local) || (value && `${value}?w=640`);
  const percent = step === 'uploading' ? state.percent : 0;

  return (
    <div id={id} role="group" aria-label={t.picture} className={styles.upload} data-over={isOver} {...drop}>
      <div className={styles.frame} data-busy={isBusy}>
        {shown ? (
          <img src={shown} alt={isBusy ? '' : t.current} width={320} height={240} />
        ) : (
          <span className={styles.none}>{isOver ? t.drop : (none ?? t.none)}</span>
        )}
      </div>
      <div className={styles.side}>
        <div className={styles.actions}>
          <Button
            ref={button}
            aria-describedby={hintId}
            onClick={() => (isBusy ? cancel() : input.current?.click())}
          >
            {isBusy ? t.cancel : value ? t.replace : t.choose}
          </Button>
          {value && !isBusy && (
            <Button danger type="text" onClick={remove}>
              {t.remove}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif"
          className={styles.file}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file may be chosen again after a failure.
            target.value = '';
            if (files.length > 0) void take(files);
          }}
        />
        {isBusy && (
          <div className={styles.progress}>
            <span id={progressId}>{step === 'checking' ? t.checking : t.uploading(percent)}</span>
            <progress
              aria-labelledby={progressId}
              max={100}
              value={step === 'checking' ? undefined : percent}
            />
          </div>
        )}
        <p id={hintId} className={styles.hint}>
          {t.hint}
        </p>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <p role="alert" className={styles.failure}>
          {step === 'failed' && t.failures[state.failure]}
        </p>
      </div>
    </div>
  );
}
