import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/designs';
import form from '../ui/form.module.css';
import styles from './may-be-used.module.css';

interface MayBeUsedProps {
  id: string;
  /** How many come along. */
  files: number;
  checked: boolean;
  /** It was left out where it is needed. */
  isMissing: boolean;
  onChange: (checked: boolean) => void;
}

/** The word of who sends designs that they may be made. */
export function MayBeUsed({ id, files, checked, isMissing, onChange }: MayBeUsedProps) {
  const t = useTexts(texts);
  return (
    <div className={styles.confirmation}>
      <p>{t.inquiryFiles(files)}</p>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-required
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}error` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {`${t.mayBeUsed} *`}
      </label>
      {isMissing && (
        <p id={`${id}error`} className={form.error}>
          {t.mayBeUsedRequired}
        </p>
      )}
    </div>
  );
}
