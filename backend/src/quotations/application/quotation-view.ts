import type { QuotationStep } from '@tiraz/contracts/quotation';
import type { Money } from '../../shared/domain/money.js';
import { changesBetween, type OfferChange } from '../domain/offer-changes.js';
import { sumsOf, type Sums } from '../domain/offer.js';
import { isExpired, type Quotation, type Revision } from '../domain/quotation.js';
import type { QuotationEvent } from './quotations.js';

/** A revision with all that follows from it. */
export interface RevisionView extends Revision {
  sums: Sums;
  /** Sent, not answered, and past its last day. */
  isExpired: boolean;
  /** Since the first revision that was sent. */
  changes: OfferChange[];
}

/** A price of a draft that the catalogue has moved away from. */
export interface OlderPrice {
  key: string;
  before: Money;
  now: Money;
}

/** An inquiry's quotation as staff see it. */
export interface QuotationView {
  id: string;
  inquiryId: string;
  reference: string;
  version: number;
  /** Newest first. */
  revisions: RevisionView[];
  /** Newest first. */
  events: QuotationEvent[];
  /** Of the draft; empty where it has today's prices, or nobody can say what they are. */
  olderPrices: OlderPrice[];
  /** What staff may do now. */
  next: QuotationStep[];
}

/** @param today in Cairo */
export function revisionView(quotation: Quotation, revision: Revision, today: string): RevisionView {
  const first = quotation.state.revisions.find(({ sending }) => sending !== null);
  return {
    ...revision,
    sums: sumsOf(revision.offer),
    isExpired: isExpired(revision, today),
    changes: first ? changesBetween(first.offer, revision.offer) : [],
  };
}

/** @param today in Cairo */
export function quotationView(
  quotation: Quotation,
  reference: string,
  events: QuotationEvent[],
  olderPrices: OlderPrice[],
  today: string,
): QuotationView {
  const { id, inquiryId, version, revisions } = quotation.state;
  const views = revisions.map((revision) => revisionView(quotation, revision, today));
  const next = quotation.next(today);
  return { id, inquiryId, reference, version, revisions: views.toReversed(), events, olderPrices, next };
}
