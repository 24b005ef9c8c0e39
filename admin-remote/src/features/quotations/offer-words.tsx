import type { QuotationChange, QuotationRevision } from '@tiraz/api-client/staff';
import { DUE_KINDS, type DueKind } from '@tiraz/contracts/quotation';
import { formatDay, formatMoney, formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import type { Tone } from '@tiraz/staff-kit/page';
import { useInstalmentWords, usePercent } from '../../ui/instalment-words';

const TONES = {
  draft: 'going',
  discarded: 'quiet',
  sent: 'fresh',
  expired: 'due',
  accepted: 'good',
  declined: 'bad',
  superseded: 'quiet',
  withdrawn: 'quiet',
} as const satisfies Record<string, Tone>;

export type Standing = keyof typeof TONES;

export const toneOf = (standing: Standing): Tone => TONES[standing];

export const standingOf = ({ state, isExpired }: QuotationRevision): Standing =>
  isExpired ? 'expired' : state;

/** What a line is for, in the reader's language where it is written in it. */
export function useLineText(): (line: { textEn: string; textAr: string }) => string {
  const { language } = useLanguage();
  return ({ textEn, textAr }) => (language === 'ar' ? textAr || textEn : textEn || textAr);
}

/** A value before or after a change, as the reader writes such values. */
export function useChangedValue(): (field: QuotationChange['field'], value: string | null) => string {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const percent = usePercent();
  const instalment = useInstalmentWords();
  const written: Partial<Record<QuotationChange['field'], (value: string) => string>> = {
    line_added: (value) => formatMoney(value, language),
    line_removed: (value) => formatMoney(value, language),
    unit_price: (value) => formatMoney(value, language),
    total: (value) => formatMoney(value, language),
    quantity: (value) => formatNumber(Number(value), language),
    discount: (value) => percent(Number(value)),
    tax: (value) => percent(Number(value)),
    valid_through: (value) => formatDay(value, language),
    payments: (value) => paymentsIn(value).map(instalment).join(t.comma),
  };
  return (field, value) => (value === null || value === '' ? t.nothing : (written[field]?.(value) ?? value));
}

/** `5000:on_acceptance 5000:days_after:30`, as the server writes payments down. */
function paymentsIn(written: string) {
  return written.split(' ').map((payment) => {
    const [basisPoints, due, days] = payment.split(':');
    return {
      basisPoints: Number(basisPoints),
      due: DUE_KINDS.find((kind): kind is DueKind => kind === due) ?? 'on_acceptance',
      days: Number(days ?? 0),
    };
  });
}
