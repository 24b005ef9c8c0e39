/** Where a revision of a quotation stands. That a sent one is past its last day is derived, and no state. */
export const REVISION_STATES = [
  'draft',
  'discarded',
  'sent',
  'accepted',
  'declined',
  'superseded',
  'withdrawn',
] as const;
export type RevisionState = (typeof REVISION_STATES)[number];

/** What staff may do with a quotation, as it stands. */
export const QUOTATION_STEPS = [
  'prepare',
  'edit',
  'reprice',
  'discard',
  'send',
  'withdraw',
  'accept-as-heard',
  'undo-acceptance',
] as const;
export type QuotationStep = (typeof QUOTATION_STEPS)[number];

/** What a line offers. */
export const LINE_KINDS = ['garment', 'setup', 'service', 'shipping', 'discount', 'sample_credit'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The amount of such a line is taken off. */
export function isCredit({ kind }: { kind: LineKind }): boolean {
  return kind === 'discount' || kind === 'sample_credit';
}

/** Of Incoterms 2020, those that are offered. */
export const INCOTERMS = ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'] as const;
export type Incoterm = (typeof INCOTERMS)[number];

/** What a total may be shown in beside the pounds that bind. */
export const INDICATIVE_CURRENCIES = ['USD', 'EUR', 'SAR', 'AED'] as const;
export type IndicativeCurrency = (typeof INDICATIVE_CURRENCIES)[number];

/** Countries of export whose import VAT is estimated, in basis points; customs takes it, not we. */
export const IMPORT_VAT = { SA: 1500, AE: 500 } as const;
export type ImportCountry = keyof typeof IMPORT_VAT;
export const IMPORT_COUNTRIES = Object.keys(IMPORT_VAT) as ImportCountry[];

export const DECLINE_REASONS = ['price', 'time', 'quality', 'other_supplier', 'postponed', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What is written down about a quotation as it happens. */
export const QUOTATION_EVENTS = [
  'sent',
  'withdrawn',
  'seen',
  'change_asked',
  'declined',
  'accepted',
  'acceptance_undone',
] as const;
export type QuotationEventKind = (typeof QUOTATION_EVENTS)[number];

/** What can differ between two revisions. */
export const OFFER_CHANGES = [
  'line_added',
  'line_removed',
  'text',
  'quantity',
  'unit_price',
  'discount',
  'tax',
  'tax_label',
  'total',
  'payments',
  'valid_through',
  'delivery',
  'indicative',
  'terms',
] as const;
export type OfferChangeKind = (typeof OFFER_CHANGES)[number];

/** When an instalment is due; only `days_after` acceptance has a number of days. */
export const DUE_KINDS = ['on_acceptance', 'before_cutting', 'before_shipping', 'days_after'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** How a quotation can be taxed; each has its percentage and its label in the settings. */
export const TAX_TREATMENTS = ['eg_standard', 'export', 'none'] as const;
export type TaxTreatmentKey = (typeof TAX_TREATMENTS)[number];

/** The whole of a total, in basis points. */
export const WHOLE_BASIS_POINTS = 10_000;

/** Texts in characters after trimming; shares in basis points; pairs from the first to the last. */
export const QUOTATION_LIMITS = {
  revisions: 99,
  lines: 50,
  lineText: 300,
  quantity: 1_000_000,
  overrideReason: 200,
  /** In days after the day of sending. */
  validity: 90,
  discount: 5_000,
  /** A higher discount has to be confirmed when it is sent. */
  unconfirmedDiscount: 1_000,
  place: 120,
  rateSource: 120,
  terms: 4000,
  instalments: [1, 4],
  /** Of an instalment that is due days after acceptance. */
  daysAfter: [0, 90],
  name: 120,
  position: 120,
  changeText: 2_000,
  note: 500,
  /** In days after its last one: so late a customer may still have accepted by telephone. */
  telephone: 7,
} as const;

/** From this total on, EGP, a code is sent by mail before a quotation is accepted on its page. */
export const CODE_FROM = '100000.00';

/** Why what a customer answers to a quotation is refused; the customer's page has words for each. */
export const ANSWER_REFUSALS = [
  'link.unknown',
  'quotation.unknown',
  'quotation.unknown-revision',
  'quotation.superseded',
  'quotation.closed',
  'quotation.already-accepted',
  'quotation.expired',
  'quotation.document-pending',
  'quotation.code-required',
  'quotation.code-wrong',
  'quotation.code-over',
  'quotation.code-just-sent',
  'quotation.too-many-requests',
  'artwork.unknown-draft',
  'client.throttled',
] as const;
export type AnswerRefusal = (typeof ANSWER_REFUSALS)[number];

/** Why what staff do with a quotation is refused, whatever it is; the staff area has words for each. */
export type QuotationRefusal =
  | 'quotation.already-accepted'
  | 'quotation.credit-above-sample'
  | 'quotation.credits-exceed'
  | 'quotation.draft-exists'
  | 'quotation.instalments'
  | 'quotation.no-draft'
  | 'quotation.no-lines'
  | 'quotation.no-price'
  | 'quotation.no-such-sample'
  | 'quotation.not-accepted'
  | 'quotation.not-sent'
  | 'quotation.reason-required'
  | 'quotation.sample-credit-taken'
  | 'quotation.sample-required'
  | 'quotation.second-sample-credit'
  | 'quotation.text-required'
  | 'quotation.too-many-lines'
  | 'quotation.too-many-revisions'
  | 'quotation.unknown-key'
  | 'quotation.unknown-tax'
  | 'quotation.validity';
