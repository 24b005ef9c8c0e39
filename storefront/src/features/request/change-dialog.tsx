import type { ChangeAnswer } from '@tiraz/api-client';
import { QUOTATION_LIMITS } from '@tiraz/contracts/quotation';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/quotation';
import { useForm } from 'react-hook-form';
import { AnswerDialog, Field, useTextRule } from './answer-dialog';
import type { AnswerProps } from './answer-props';
import { tidied } from '../../ui/typed-text';
import { useAnswer } from './use-answer';

/** Asks for another revision, or to renew one that is over. */
export function ChangeDialog({ token, quotation, onAnswered, onClose }: AnswerProps) {
  const { number, isExpired } = quotation;
  const t = useTexts(texts);
  const textRule = useTextRule();
  const { send, isSending, refusal } = useAnswer(token, 'change');
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { text: isExpired ? t.renewed : '' },
    reValidateMode: 'onChange',
  });

  const submit = handleSubmit(async ({ text }) => {
    const answer: ChangeAnswer = { revision: number, text: tidied(text) };
    const { quotation: answered } = await send(answer);
    if (answered) onAnswered(answered);
  });

  return (
    <AnswerDialog
      title={isExpired ? t.renew : t.changeTitle}
      send={t.send}
      sending={t.sending}
      isSending={isSending}
      refusal={refusal}
      onSubmit={() => void submit()}
      onOutdated={() => onAnswered()}
      onClose={onClose}
    >
      <Field label={`${t.changeText} *`} error={formState.errors.text} isWide>
        {(field) => (
          <textarea
            {...field}
            {...register('text', { validate: textRule(QUOTATION_LIMITS.changeText, t.changeRequired) })}
            aria-required
            rows={5}
            dir="auto"
          />
        )}
      </Field>
    </AnswerDialog>
  );
}
