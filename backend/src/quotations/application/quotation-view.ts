import { changesBetween } from '../domain/offer-changes.js';
import { sumsOf } from '../domain/offer.js';
import { isExpired, type Quotation } from '../domain/quotation.js';
import type { QuotationEvent, Revision } from '../domain/revision.js';
import type { OlderPrice, QuotationView, RevisionView } from './staff-quotations.js';

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
