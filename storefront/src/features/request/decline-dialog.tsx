import type { DecliningAnswer } from '@tiraz/api-client';
import { DECLINE_REASONS, QUOTATION_LIMITS, type DeclineReason } from '@tiraz/contracts/quotation';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/quotation';
import { useForm } from 'react-hook-form';
import styles from '../../ui/form.module.css';
import { AnswerDialog, Field, useTextRule } from './answer-dialog';
import type { AnswerProps } from './answer-props';
import { tidied } from '@tiraz/contracts/typed-text';
import { useAnswer } from './use-answer';

interface No {
  reason: DeclineReason | null;
  note: string;
}

/** Declines a revision, with the reason. */
export function DeclineDialog({ token, quotation, onAnswered, onClose }: AnswerProps) {
  const t = useTexts(texts);
  const textRule = useTextRule();
  const { send, isSending, refusal } = useAnswer(token, 'decline');
  const { register, handleSubmit, formState } = useForm<No>({
    defaultValues: { reason: null, note: '' },
    reValidateMode: 'onChange',
  });

  const submit = handleSubmit(async ({ reason, note }) => {
    if (!reason) return;
    const answer: DecliningAnswer = { revision: quotation.number, reason, note: tidied(note) };
    const { quotation: answered } = await send(answer);
    if (answered) onAnswered(answered);
  });

  const { errors } = formState;
  return (
    <AnswerDialog
      title={t.declineTitle}
      send={t.decline}
      sending={t.sending}
      isSending={isSending}
      refusal={refusal}
      onSubmit={() => void submit()}
      onOutdated={() => onAnswered()}
      onClose={onClose}
    >
      <fieldset
        role="radiogroup"
        name="reason"
        className={styles.field}
        data-wide
        aria-required
        aria-invalid={Boolean(errors.reason)}
        aria-describedby={errors.reason && 'reason-error'}
      >
        <legend>{`${t.why} *`}</legend>
        {DECLINE_REASONS.map((reason) => (
          <label key={reason} className={styles.tick}>
            <input type="radio" value={reason} {...register('reason', { required: t.reasonRequired })} />
            {t.reason[reason]}
          </label>
        ))}
        {errors.reason && (
          <p id="reason-error" className={styles.error}>
            {errors.reason.message}
          </p>
        )}
      </fieldset>
      <Field label={t.note} error={errors.note} isWide>
        {(field) => (
          <textarea
            {...field}
            {...register('note', { validate: textRule(QUOTATION_LIMITS.note) })}
            rows={3}
            dir="auto"
          />
        )}
      </Field>
    </AnswerDialog>
  );
}
