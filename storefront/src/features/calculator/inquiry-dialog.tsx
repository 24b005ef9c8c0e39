import { api, problemOf, type InquirySubmission, type Quote } from '@tiraz/api-client';
import { EMAIL_PATTERN } from '@tiraz/contracts/contact';
import { MINIMUM_ORDER_QUANTITY } from '@tiraz/contracts/selection';
import { isVisible } from '@tiraz/contracts/visible-text';
import { formatMoney, useLanguage, useTexts } from '@tiraz/locale';
import { texts as contactTexts } from '@tiraz/messages/shared/contact';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as designTexts } from '@tiraz/messages/storefront/designs';
import { texts } from '@tiraz/messages/storefront/inquiry';
import { useToast } from '@tiraz/web/toaster';
import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useForm } from 'react-hook-form';
import buttons from '../../ui/button.module.css';
import { Modal } from '../../ui/modal';
import { Amounts } from '../../ui/money';
import { isLongerThan } from '../../ui/typed-text';
import { useIsOffline } from '../../ui/use-connection';
import {
  FORM_FIELDS,
  refusedFields,
  ruleOf,
  textOf,
  toSubmittedContact,
  type Contact,
  type FormField,
} from './contact';
import styles from '../../ui/form.module.css';
import { areSizesUnfinished } from '../../selection/sizes';
import { Arrived } from './arrived';
import { selectSelection } from './calculator-slice';
import { Hints } from './fitting';
import { OrderLines } from './order-lines';
import { QuantityField } from './quantity-field';
import { isSentWithout, UnfinishedSizes } from './unfinished-sizes';
import { artworkOf } from './sent-designs';
import { forgetGone } from '../../designs/forget-gone';
import type { Designs } from '../../designs/use-designs';
import { MayBeUsed } from '../../designs/may-be-used';
import { useChosenItems } from './use-chosen-items';
import type { InquiryReceipt, useInquiry } from './use-inquiry';
import type { Placings } from './use-placings';

export type InquiryKind = 'sample' | 'quotation';

/** What an inquiry is about, with the prices that its visitor sees. */
export type Order = Omit<
  InquirySubmission,
  keyof Contact | keyof Prices | 'isSampleRequest' | 'language' | 'artwork'
> &
  Prices;

type Prices = Pick<Quote, 'totalCost' | 'pricePerItem' | 'sampleCost'>;

interface InquiryDialogProps {
  kind: InquiryKind;
  /** The quantity has just been raised to the smallest order; how many it shall be is asked here. */
  isRaised: boolean;
  /** Undefined while the selection or its quote is not complete. */
  order: Order | undefined;
  inquiry: ReturnType<typeof useInquiry>;
  designs: Designs;
  placings: Placings;
  /** What was typed before, in this dialog or the other, and not sent. */
  draft: Contact;
  onDraft: (draft: Contact) => void;
  /** @returns whether the visitor is led to where it is said; rejected where that does not come */
  onSent: (receipt: InquiryReceipt, order: Order) => Promise<boolean>;
  onClose: () => void;
}

const INPUTS = {
  text: { dir: 'auto' },
  email: { type: 'email', dir: 'ltr' },
  phone: { type: 'tel', dir: 'ltr' },
};

/** The contact form of both inquiries. It stays, with all that was typed, until the inquiry has arrived. */
export default function InquiryDialog(props: InquiryDialogProps) {
  const { kind, isRaised, order, inquiry, designs, placings, draft, onDraft, onSent, onClose } = props;
  const t = useTexts(texts);
  const designWords = useTexts(designTexts);
  const calculator = useTexts(calculatorTexts);
  const [mayBeUsed, setMayBeUsed] = useState(false);
  const isUnfinished = areSizesUnfinished(useSelector(selectSelection), useChosenItems().product?.sizes);
  const [sizesAsked, setSizesAsked] = useState(false);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const [arrived, setArrived] = useState<InquiryReceipt>();
  const hasDesigns = designs.files.length > 0;
  const { language } = useLanguage();
  const toast = useToast();
  const dispatch = useDispatch();
  const isOffline = useIsOffline();
  const id = useId();
  const { register, handleSubmit, setError, getValues, formState } = useForm<Contact>({
    defaultValues: draft,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The library leads there a second time, a moment later: who has typed on by then would be in another field.
    shouldFocusError: false,
  });

  const labels = { ...useTexts(contactTexts), message: t.message };
  const complaintOf = (field: FormField): string => {
    const { kind, isRequired } = ruleOf(field);
    if (kind === 'email') return t.emailInvalid;
    return isRequired ? t.nameRequired : t.invalid;
  };
  const isFaulty = (field: FormField, typed: string): boolean => {
    const { kind, isRequired } = ruleOf(field);
    if (typed === '') return isRequired === true;
    if (kind === 'email') return !new RegExp(EMAIL_PATTERN).test(typed);
    return kind === 'text' && field !== 'message' && !isVisible(typed);
  };
  const faultOf = (field: FormField, value: string): string | undefined => {
    const typed = textOf(field, value);
    const { longest } = ruleOf(field);
    if (isLongerThan(longest, typed)) return t.tooLong(longest);
    return isFaulty(field, typed) ? complaintOf(field) : undefined;
  };

  const goToFirstFault = (faults: Partial<Record<FormField, unknown>>) => {
    const first = FORM_FIELDS.find((field) => faults[field]);
    document.getElementById(`${id}${first}`)?.focus();
  };
  const submit = handleSubmit(async (contact, event) => {
    if (!order) {
      toast({ isError: true, title: t.error, description: t.incomplete });
      return;
    }
    if (designs.uploads.some(({ failure }) => !failure)) {
      toast({ isError: true, title: t.error, description: designWords.pending });
      return;
    }
    if (isUnfinished && !isSentWithout(event?.nativeEvent)) {
      setSizesAsked(true);
      return;
    }
    setUnconfirmed(hasDesigns && !mayBeUsed);
    if (hasDesigns && !mayBeUsed) {
      document.getElementById(`${id}mayBeUsed`)?.focus();
      return;
    }
    const outcome = await inquiry.send({
      ...order,
      ...artworkOf(designs, placings),
      ...toSubmittedContact(contact),
      language,
      isSampleRequest: kind === 'sample',
    });
    if (!outcome) return;
    if (outcome.sent) {
      const { receipt } = outcome;
      const isLed = await onSent(receipt, order).catch(() => void setArrived(receipt));
      if (isLed) return;
      inquiry.settle();
      toast({ title: t.success, description: t.sent });
      return;
    }
    const problem = problemOf(outcome.error);
    const isGone = forgetGone(designs, problem);
    const isUnsuited = problem?.code === 'selection.unsuited';
    // The price was asked for before staff refused it: asked again, it says what does not go together.
    if (isUnsuited) dispatch(api.util.invalidateTags(['Quote']));
    const description = isGone ? designWords.gone : isUnsuited ? t.unsuited : t.failed;
    toast({ isError: true, title: t.error, description });
    refusedFields(outcome.error).forEach((field, index) => {
      setError(field, { type: 'server' }, { shouldFocus: index === 0 });
    });
  }, goToFirstFault);

  const title = kind === 'sample' ? t.sampleTitle : t.quotationTitle;
  if (arrived)
    return (
      <Modal title={title} onClose={onClose}>
        <Arrived receipt={arrived} onClose={onClose} />
      </Modal>
    );
  return (
    <Modal title={title} locked={inquiry.isSending} onClose={onClose}>
      <section aria-label={t.order} tabIndex={-1} className={styles.order}>
        <OrderLines />
        <Hints />
        {/* What the page says of another price is not heard below a dialog. */}
        <div role="status">
          {order && (
            <p className={styles.orderPrice}>
              <span>{kind === 'sample' ? calculator.sampleCost : calculator.totalCost}</span>
              <strong>
                <Amounts
                  text={
                    kind === 'sample'
                      ? formatMoney(order.sampleCost, language)
                      : calculator.from(formatMoney(order.totalCost, language))
                  }
                />
              </strong>
            </p>
          )}
        </div>
      </section>
      {isRaised && (
        <div className={styles.raised}>
          <p>{t.raised}</p>
          <QuantityField smallest={MINIMUM_ORDER_QUANTITY} />
        </div>
      )}
      <form noValidate className={styles.form} onSubmit={submit} onChange={() => onDraft(getValues())}>
        {FORM_FIELDS.map((field) => {
          const { kind, isRequired = false, autoComplete } = ruleOf(field);
          const error = formState.errors[field];
          const invalid = Boolean(error);
          const hint = field === 'customerPhone' && t.phoneHint;
          const attributes = {
            id: `${id}${field}`,
            // Shows nothing: by it the stylesheet knows an empty field, which has no direction of its own.
            placeholder: ' ',
            'aria-invalid': invalid,
            'aria-describedby':
              [hint && `${id}${field}hint`, invalid && `${id}${field}error`].filter(Boolean).join(' ') ||
              undefined,
            autoComplete,
            ...INPUTS[kind],
            ...register(field, { validate: (value) => faultOf(field, value) }),
          };
          return (
            <div key={field} className={styles.field} data-wide={field === 'message'}>
              <label htmlFor={attributes.id}>{isRequired ? `${labels[field]} *` : labels[field]}</label>
              {field === 'message' ? (
                <textarea rows={4} {...attributes} />
              ) : (
                <input aria-required={isRequired} {...attributes} />
              )}
              {hint && (
                <p id={`${id}${field}hint`} className={styles.hint}>
                  {hint}
                </p>
              )}
              {invalid && (
                <p id={`${id}${field}error`} className={styles.error}>
                  {error?.message || complaintOf(field)}
                </p>
              )}
            </div>
          );
        })}
        {hasDesigns && (
          <MayBeUsed
            id={`${id}mayBeUsed`}
            files={designs.files.length}
            checked={mayBeUsed}
            isMissing={isUnconfirmed && !mayBeUsed}
            onChange={setMayBeUsed}
          />
        )}
        {sizesAsked && isUnfinished && <UnfinishedSizes onFinish={onClose} />}
        <p className={styles.note}>{t.note}</p>
        <div className={styles.actions}>
          <p role="status" className={styles.offline}>
            {isOffline && t.offline}
          </p>
          <button type="button" className={buttons.secondary} disabled={inquiry.isSending} onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" className={buttons.primary} disabled={inquiry.isSending}>
            {inquiry.isSending ? t.submitting : kind === 'sample' ? t.submitSample : t.submitQuotation}
          </button>
        </div>
      </form>
    </Modal>
  );
}
