import { isVisible } from '@tiraz/contracts/visible-text';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/quotation';
import { useId, type ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';
import buttons from '../../ui/button.module.css';
import styles from '../../ui/form.module.css';
import { Modal } from '../../ui/modal';
import { tidied } from '@tiraz/contracts/typed-text';
import { isLongerThan } from '../../ui/typed-text';
import { useClosedByBack } from '../../ui/use-closed-by-back';
import { failureOf, isOutdated } from './answer-failures';

interface AnswerDialogProps {
  title: string;
  send: string;
  sending: string;
  isSending: boolean;
  /** The code of the problem for which it was not taken. */
  refusal: string | undefined;
  onSubmit: () => void;
  /** In place of `onClose` once it was sent: it may have been taken without an answer, or stands otherwise by now. */
  onOutdated: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What a customer answers to a quotation; it stays until the answer has arrived. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { title, send, sending, isSending, refusal, onSubmit, onOutdated, onClose, children } = props;
  const t = useTexts(texts);
  const failure = refusal === undefined ? undefined : failureOf(refusal);
  const isOver = isOutdated(failure);
  const leave = refusal === undefined ? onClose : onOutdated;
  const close = useClosedByBack(isSending, leave);

  return (
    <Modal title={title} locked={isSending} onClose={close}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) onSubmit();
        }}
      >
        {children}
        <p role="alert" className={styles.failure}>
          {failure && t.failure[failure]}
        </p>
        <div className={styles.actions}>
          <button type="button" className={buttons.secondary} disabled={isSending} onClick={close}>
            {t.cancel}
          </button>
          {!isOver && (
            <button type="submit" className={buttons.primary} disabled={isSending}>
              {isSending ? sending : send}
            </button>
          )}
        </div>
      </form>
    </Modal>
  );
}

interface FieldProps {
  label: string;
  error: FieldError | undefined;
  /** Takes the whole width. */
  isWide?: boolean;
  children: (attributes: {
    id: string;
    /** Shows nothing: by it the stylesheet knows an empty field, which has no direction of its own. */
    placeholder: string;
    'aria-invalid': boolean;
    'aria-describedby'?: string;
  }) => ReactNode;
}

/** A label, its field, and what is wrong with it. */
export function Field({ label, error, isWide = false, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-wide={isWide}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        placeholder: ' ',
        'aria-invalid': Boolean(error),
        ...(error && { 'aria-describedby': `${id}error` }),
      })}
      {error && (
        <p id={`${id}error`} className={styles.error}>
          {error.message}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a typed text, by its characters. */
export function useTextRule() {
  const t = useTexts(texts);
  return (longest: number, required?: string) => (typed: string) => {
    const text = tidied(typed);
    if (required && !isVisible(text)) return required;
    return isLongerThan(longest, text) ? t.tooLong(longest) : true;
  };
}
