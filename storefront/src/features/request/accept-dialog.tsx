import type { AcceptingAnswer } from '@tiraz/api-client';
import { QUOTATION_LIMITS } from '@tiraz/contracts/quotation';
import { toAsciiDigits, DIRECTION_MARKS } from '@tiraz/contracts/typed-number';
import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/quotation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import buttons from '../../ui/button.module.css';
import styles from '../../ui/form.module.css';
import { AnswerDialog, Field, useTextRule } from './answer-dialog';
import { CODE_REFUSALS, failureOf, isOutdated } from './answer-failures';
import type { AnswerProps } from './answer-props';
import { tidiedLine } from '@tiraz/contracts/typed-text';
import { useAnswer } from './use-answer';

const CODE = /^\d{6}$/;

interface Yes {
  name: string;
  position: string;
  code: string;
  isAgreed: boolean;
}

/** Accepts a revision: who does, that they agree, and for a high total the code from their mail box. */
export function AcceptDialog({ token, quotation, onAnswered, onClose }: AnswerProps) {
  const { number, needsCode } = quotation;
  const { language } = useLanguage();
  const t = useTexts(texts);
  const textRule = useTextRule();
  const { send, isSending, refusal } = useAnswer(token, 'accept');
  const request = useAnswer(token, 'code');
  const isOver = isOutdated(failureOf(request.refusal ?? ''));
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Yes>({
    defaultValues: { name: '', position: '', code: '', isAgreed: false },
    reValidateMode: 'onChange',
  });

  const submit = handleSubmit(async ({ name, position, code }) => {
    const answer: AcceptingAnswer = {
      ...{ revision: number, isAgreed: true, language },
      ...{ name: tidiedLine(name), position: tidiedLine(position) },
      ...(needsCode && { code: digitsOf(code) }),
    };
    const outcome = await send(answer);
    if (outcome.quotation) onAnswered(outcome.quotation);
    if (CODE_REFUSALS.includes(outcome.refusal ?? ''))
      setError('code', { message: t.codeWrong }, { shouldFocus: true });
  });

  const { errors } = formState;
  return (
    <AnswerDialog
      title={t.acceptTitle(number)}
      send={t.accept}
      sending={t.accepting}
      isSending={isSending}
      refusal={isOver ? request.refusal : refusal}
      onSubmit={() => void submit()}
      onOutdated={() => onAnswered()}
      onClose={onClose}
    >
      <Field label={`${t.name} *`} error={errors.name}>
        {(field) => (
          <input
            {...field}
            {...register('name', { validate: textRule(QUOTATION_LIMITS.name, t.nameRequired) })}
            aria-required
            autoComplete="name"
            dir="auto"
          />
        )}
      </Field>
      <Field label={t.position} error={errors.position}>
        {(field) => (
          <input
            {...field}
            {...register('position', { validate: textRule(QUOTATION_LIMITS.position) })}
            autoComplete="organization-title"
            dir="auto"
          />
        )}
      </Field>
      {needsCode && (
        <>
          <CodeRequest request={request} revision={number} onSent={() => setFocus('code')} />
          <Field label={`${t.code} *`} error={errors.code} isWide>
            {(field) => (
              <input
                {...field}
                {...register('code', { validate: (typed) => CODE.test(digitsOf(typed)) || t.codeRequired })}
                aria-required
                inputMode="numeric"
                autoComplete="one-time-code"
                dir="ltr"
              />
            )}
          </Field>
        </>
      )}
      <div className={styles.field} data-wide>
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-required
            aria-invalid={Boolean(errors.isAgreed)}
            aria-describedby={errors.isAgreed && 'agreed-error'}
            {...register('isAgreed', { required: t.agreedRequired })}
          />
          {`${t.agreed(number)} *`}
        </label>
        {errors.isAgreed && (
          <p id="agreed-error" className={styles.error}>
            {errors.isAgreed.message}
          </p>
        )}
      </div>
    </AnswerDialog>
  );
}

interface CodeRequestProps {
  request: ReturnType<typeof useAnswer>;
  revision: number;
  onSent: () => void;
}

/** Asks for the code; that the revision stands otherwise by now is said where the whole answer is refused. */
function CodeRequest({ request: { send, isSending, refusal }, revision, onSent }: CodeRequestProps) {
  const t = useTexts(texts);
  const [wasAsked, setAsked] = useState(false);
  const failure = refusal === undefined ? undefined : (failureOf(refusal) ?? 'other');
  const said = failure ? !isOutdated(failure) && t.failure[failure] : t.codeSent;
  const ask = async (button: HTMLElement) => {
    setAsked(true);
    const { refusal: refused } = await send({ revision });
    // Whoever went on to another field meanwhile stays there.
    const isWaiting = [button, document.body].includes(document.activeElement as HTMLElement);
    if (refused === undefined && isWaiting) onSent();
  };
  return (
    <div className={styles.field} data-wide>
      <p>{t.codeWhy}</p>
      <button
        type="button"
        className={buttons.secondary}
        disabled={isSending}
        onClick={({ currentTarget }) => void ask(currentTarget)}
      >
        {t.sendCode}
      </button>
      <p role="status">{wasAsked && !isSending && said}</p>
    </div>
  );
}

/** In any digits, with blanks between them. */
function digitsOf(typed: string): string {
  return toAsciiDigits(typed).replace(DIRECTION_MARKS, '').replace(/\s/g, '');
}
