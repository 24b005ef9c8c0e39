import type { Language } from '@tiraz/contracts/language';
import type { DeclineReason, QuotationEventKind, RevisionState } from '@tiraz/contracts/quotation';
import type { Staff } from '../../shared/domain/staff.js';
import type { Offer, PriceBasis } from './offer.js';

export interface Revision {
  id: string;
  /** From 1, without a gap: a discarded draft leaves its number to the next one. */
  number: number;
  state: RevisionState;
  offer: Offer;
  basis: PriceBasis;
  /** Null until it is sent. */
  sending: Sending | null;
  /** Null until they are made, after it was sent. */
  documents: Readonly<Record<Language, DocumentRef>> | null;
  /** While it is declined. */
  decline: Decline | null;
  /** While it is accepted. */
  acceptance: Acceptance | null;
}

export interface Sending {
  at: Date;
  by: Staff;
  /** To whom, in which language. */
  name: string;
  email: string;
  language: Language;
  /** Whose inquiry it was at that moment. */
  customerId: string;
}

/** A document as it was stored, by which it can be told apart from any other. */
export interface DocumentRef {
  key: string;
  sha256: string;
  bytes: number;
}

export interface Decline {
  at: Date;
  reason: DeclineReason;
  note: string;
}

/** Who says yes, on the customer's page or by telephone. */
export interface Yes {
  name: string;
  /** Empty where it was not said. */
  position: string;
  note: string;
  /** Null by telephone. */
  page: Page | null;
  /** Who heard it on the telephone; null on the page. */
  heardBy: Staff | null;
  /** When it was said; on the page, now. */
  saidAt: Date;
}

/** On which it was said. */
export interface Page {
  language: Language;
  address: string;
  browser: string;
}

export interface Acceptance extends Yes {
  at: Date;
  /** After the last day, by telephone. */
  isLate: boolean;
  documents: Readonly<Record<Language, string>>;
  /** The version of the inquiry that accepting it made; null where it had been accepted before. */
  inquiryVersion: number | null;
}

/** Something that happened to a revision; never changed afterwards. */
export interface QuotationEvent {
  revisionId: string;
  at: Date;
  kind: QuotationEventKind;
  /** Null: the customer, on the page. */
  staffEmail: string | null;
  data: Readonly<Record<string, string | number | boolean | null>>;
}
