import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/quotation';
import buttons from '../../ui/button.module.css';
import { failureOf, isOutdated } from './answer-failures';
import type { AnswerProps } from './answer-props';
import styles from './quotation-section.module.css';
import { useAnswer } from './use-answer';

/** Asks for another offer in place of one that is over, with one press. */
export function RenewButton({ token, quotation, onAnswered }: Omit<AnswerProps, 'onClose'>) {
  const t = useTexts(texts);
  const { send, isSending, refusal } = useAnswer(token, 'change');
  const failure = refusal === undefined ? undefined : failureOf(refusal);
  const press = async () => {
    if (isSending) return;
    const outcome = await send({ revision: quotation.number, text: t.renewed });
    if (outcome.quotation) onAnswered(outcome.quotation);
    else if (isOutdated(failureOf(outcome.refusal ?? ''))) onAnswered();
  };
  return (
    <>
      <button
        type="button"
        className={buttons.primary}
        aria-disabled={isSending}
        onClick={() => void press()}
      >
        {isSending ? t.sending : t.renew}
      </button>
      {failure && (
        <p role="alert" className={styles.failed}>
          {t.failure[failure]}
        </p>
      )}
    </>
  );
}
