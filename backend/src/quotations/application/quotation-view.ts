import { changesBetween } from '../domain/offer-changes.js';
import { discountShareOf, sumsOf } from '../domain/offer.js';
import { isExpired, type Quotation } from '../domain/quotation.js';
import type { Acceptance, QuotationEvent, Revision } from '../domain/revision.js';
import type { QuotationView, RevisionView, SeenAcceptance, SeenEvent } from './staff-quotations.js';

/** @param today in Cairo */
export function revisionView(quotation: Quotation, revision: Revision, today: string): RevisionView {
  const first = quotation.state.revisions.find(({ sending }) => sending !== null);
  const { id, number, state, offer, basis, sending, documents, decline, acceptance } = revision;
  return {
    ...{ id, number, state, offer, decline },
    pricedAt: basis.pricedAt,
    discountShare: discountShareOf(offer, basis),
    sums: sumsOf(offer),
    isExpired: isExpired(revision, today),
    changes: first ? changesBetween(first.offer, offer) : [],
    sending: sending && {
      at: sending.at,
      by: sending.by.email,
      email: sending.email,
      language: sending.language,
    },
    documents,
    acceptance: acceptance && seenAcceptance(acceptance),
  };
}

/** @param today in Cairo */
export function quotationView(
  quotation: Quotation,
  reference: string,
  events: QuotationEvent[],
  { olderPrices, taxNow }: Pick<QuotationView, 'olderPrices' | 'taxNow'>,
  today: string,
): QuotationView {
  const { id, inquiryId, version, revisions } = quotation.state;
  const views = revisions.map((revision) => revisionView(quotation, revision, today));
  const next = quotation.next(today);
  return {
    ...{ id, inquiryId, reference, version, olderPrices, taxNow, next },
    revisions: views.toReversed(),
    events: events.map((event) => seenEvent(event, revisions)),
  };
}

function seenEvent(
  { kind, at, revisionId, staffEmail, data }: QuotationEvent,
  revisions: readonly Revision[],
): SeenEvent {
  const { number = 1 } = revisions.find(({ id }) => id === revisionId) ?? {};
  return { kind, at, revision: number, by: staffEmail, data };
}

function seenAcceptance({ heardBy, page, ...acceptance }: Acceptance): SeenAcceptance {
  const { at, saidAt, name, position, note, isLate } = acceptance;
  return {
    ...{ at, saidAt, name, position, note, isLate },
    heardBy: heardBy?.email ?? null,
    language: page?.language ?? null,
    address: page?.address ?? null,
    browser: page?.browser ?? null,
  };
}
