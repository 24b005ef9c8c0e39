import type { ChangeAnswer, CustomerQuotation } from '@tiraz/api-client';
import { QUOTATION_LIMITS } from '@tiraz/contracts/quotation';
import { useTexts } from '@tiraz/locale';
import { texts as designTexts } from '@tiraz/messages/storefront/designs';
import { texts as inquiryTexts } from '@tiraz/messages/storefront/inquiry';
import { texts } from '@tiraz/messages/storefront/quotation';
import { useToast } from '@tiraz/web/toaster';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DesignDrop } from '../../designs/design-drop';
import DesignList, { DesignFacts } from '../../designs/design-list';
import { forgetGone } from '../../designs/forget-gone';
import { MayBeUsed } from '../../designs/may-be-used';
import { useDesigns } from '../../designs/use-designs';
import styles from '../../ui/form.module.css';
import { recall, remember } from '../../ui/tab-storage';
import { AnswerDialog, Field, useTextRule } from './answer-dialog';
import type { AnswerProps } from './answer-props';
import { tidied } from '@tiraz/contracts/typed-text';
import { useAnswer } from './use-answer';

/** Asks for another revision. */
export function ChangeDialog({ token, quotation, onAnswered, onClose }: AnswerProps) {
  const { number, reference } = quotation;
  const t = useTexts(texts);
  const { pending } = useTexts(designTexts);
  const { error } = useTexts(inquiryTexts);
  const toast = useToast();
  const textRule = useTextRule();
  const { send, isSending, refusal } = useAnswer(token, 'change');
  const wishName = `tiraz.change-wish.${reference}`;
  const { register, handleSubmit, getValues, formState } = useForm({
    defaultValues: { text: unsaid(wishIn(recall(wishName)), quotation) },
    reValidateMode: 'onChange',
  });

  const id = useId();
  const designs = useDesigns(`tiraz.change-designs.${reference}`);
  const [mayBeUsed, setMayBeUsed] = useState(false);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const { draft, files } = designs;
  const isUploading = designs.uploads.some(({ failure }) => !failure);

  const submit = handleSubmit(async ({ text }) => {
    if (isUploading) {
      toast({ isError: true, title: error, description: pending });
      return;
    }
    setUnconfirmed(files.length > 0 && !mayBeUsed);
    if (files.length > 0 && !mayBeUsed) {
      document.getElementById(`${id}mayBeUsed`)?.focus();
      return;
    }
    const answer: ChangeAnswer = {
      revision: number,
      text: tidied(text),
      ...(draft !== undefined &&
        files.length > 0 && { artworkDraft: draft, artworkIds: files.map((file) => file.id) }),
    };
    const outcome = await send(answer);
    forgetGone(designs, outcome.problem);
    if (!outcome.quotation) return;
    // They are the inquiry's now.
    designs.forget();
    remember(wishName, undefined);
    onAnswered(outcome.quotation);
  });

  return (
    <AnswerDialog
      title={t.changeTitle}
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
            {...register('text', {
              validate: textRule(QUOTATION_LIMITS.changeText, t.changeRequired),
              // It outlives the dialog, a reload, and the revision: it may be a wish about the newer one as well.
              onChange: () => remember(wishName, getValues()),
            })}
            aria-required
            rows={5}
            dir="auto"
          />
        )}
      </Field>
      <div className={styles.field} data-wide>
        <DesignDrop onFiles={designs.add} />
        <DesignList designs={designs}>{(artwork) => <DesignFacts artwork={artwork} />}</DesignList>
      </div>
      {files.length > 0 && (
        <MayBeUsed
          id={`${id}mayBeUsed`}
          files={files.length}
          checked={mayBeUsed}
          isMissing={isUnconfirmed && !mayBeUsed}
          onChange={setMayBeUsed}
        />
      )}
    </AnswerDialog>
  );
}

/** Nothing of a wish that we have, though its answer was lost. */
function unsaid(wish: string, { requests }: CustomerQuotation): string {
  return requests.some(({ text }) => text === tidied(wish)) ? '' : wish;
}

function wishIn(kept: unknown): string {
  const { text } = (kept ?? {}) as Record<string, unknown>;
  return typeof text === 'string' ? text : '';
}
