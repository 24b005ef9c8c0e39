/** Amounts are piastres; days are days of the calendar in Cairo, `2026-11-22`; words are in the document's language. */
interface EveryDocument {
  /** The inquiry's, for life: `TRZ-2026-000123`. */
  reference: string;
  seller: Seller;
  customer: Addressee;
  garment?: DressedGarment;
  /** The customer's own page, printed and in the QR code; a draft has none yet. */
  link?: string;
}

/** Who makes the garments; an empty field is left out. */
export interface Seller {
  name: string;
  address: string;
  taxNumber: string;
  phone: string;
  email: string;
  /** PNG, JPEG or WebP; instead of the mark of Tiraz. */
  logo?: Uint8Array;
}

export interface Addressee {
  name: string;
  company?: string;
  email?: string;
  phone?: string;
}

/** Drawn from the front. */
export interface DressedGarment {
  /** What the catalogue says; one that this release cannot draw is left out. */
  silhouette: string;
  /** What is drawn, for those who do not see it. */
  title: string;
  swatches: readonly { name: string; hex: string }[];
  /** Each colour is a garment of its own: the first of them is drawn. */
  areColourways?: boolean;
}

/** One revision of a quotation, as it was sent. */
export interface QuotationDocument extends EveryDocument {
  revision: number;
  /** Not sent: said beside the revision. */
  isDraft?: boolean;
  issuedOn: string;
  validThrough: string;
  lines: readonly QuotationLine[];
  /** What the lines come to. */
  subtotal: bigint;
  /** What is taken off; positive. */
  credits: readonly QuotationLine[];
  /** Of the subtotal; positive. */
  discount?: { percentBasisPoints: number; amount: bigint };
  tax: { label: string; amount: bigint };
  total: bigint;
  instalments: readonly { percentBasisPoints: number; due: string; amount: bigint }[];
  delivery?: { incoterm: string; place: string };
  indicative?: IndicativeTotal;
  /** What the customer should know about the sums, such as who pays the import tax. */
  notes: readonly string[];
  /** Paragraphs, one a line. */
  terms: string;
}

export interface QuotationLine {
  text: string;
  /** In smaller letters below it. */
  detail?: string;
  quantity: number;
  unit: bigint;
  amount: bigint;
}

/** The total in another currency; pounds bind. */
export interface IndicativeTotal {
  currency: string;
  /** Decimal, in that currency: `523.40`. */
  amount: string;
  /** Pounds for one of it, decimal: `49.440000`. */
  rate: string;
  source: string;
  day: string;
}

/** What a customer asked for and the prices that were shown. */
export interface InquiryDocument extends EveryDocument {
  sentOn: string;
  /** A sample or a production order, in words. */
  kind: string;
  choices: readonly { label: string; value: string }[];
  priceLines: readonly { label: string; amount: bigint }[];
  total: bigint;
  /** Else it is a fixed price, which its one line says already. */
  isEstimate: boolean;
  notes: readonly string[];
}
