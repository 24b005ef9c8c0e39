import {
  QUOTATION_LIMITS,
  QUOTATION_STEPS,
  type AnswerRefusal,
  type QuotationRefusal,
  type QuotationStep,
  type RevisionState,
} from '@tiraz/contracts/quotation';
import { addDays } from '../../shared/domain/cairo.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Offer, PriceBasis } from './offer.js';
import type { Acceptance, Decline, Revision, Sending, Yes } from './revision.js';

/** Where a revision may go from where it stands. */
export const MOVES: Readonly<Record<RevisionState, readonly RevisionState[]>> = {
  draft: ['sent', 'discarded'],
  discarded: [],
  sent: ['accepted', 'declined', 'superseded', 'withdrawn'],
  accepted: ['sent'],
  declined: [],
  superseded: [],
  withdrawn: [],
};

export interface QuotationState {
  id: string;
  inquiryId: string;
  /** Rises with every stored change. */
  version: number;
  /** Oldest first. */
  revisions: readonly Revision[];
}

/** An inquiry's quotation: says what may become of its revisions. Each method returns those that it changes. */
export class Quotation {
  constructor(readonly state: Readonly<QuotationState>) {}

  get draft(): Revision | undefined {
    return this.state.revisions.find(({ state }) => state === 'draft');
  }

  /** The one that the customer has before them: the latest that was sent, whatever has become of it. */
  get shown(): Revision | undefined {
    return this.state.revisions.findLast(({ sending }) => sending !== null);
  }

  /** As its customer has it while the inquiry is lost: what is open is withdrawn, until that is taken back. */
  get whileLost(): Quotation {
    const revisions = this.state.revisions.map((one) =>
      one.state === 'sent' ? moved(one, 'withdrawn') : one,
    );
    return new Quotation({ ...this.state, revisions });
  }

  /** Of what was sent or is being written, the latest. */
  get latest(): Revision | undefined {
    return this.state.revisions.findLast(({ state }) => state !== 'discarded');
  }

  /** @throws DomainError `conflict` beside another draft, after an acceptance, and after revision 99 */
  prepare(id: string, offer: Offer, basis: PriceBasis): Revision {
    const number = this.expectNextNumber();
    const nothing = { sending: null, documents: null, decline: null, acceptance: null };
    return { id, number, state: 'draft', offer, basis, ...nothing };
  }

  /** @returns the draft; where nothing is given, as it is */
  edit(offer?: Offer, basis?: PriceBasis): Revision {
    const draft = this.expectDraft();
    return { ...draft, offer: offer ?? draft.offer, basis: basis ?? draft.basis };
  }

  discard(): Revision {
    return moved(this.expectDraft(), 'discarded');
  }

  /** @returns the sent revision, the one that it supersedes, and both in the order in which they can be stored */
  send(sending: Sending): { sent: Revision; superseded: Revision | undefined; changed: Revision[] } {
    const sent = { ...moved(this.expectSendable(), 'sent'), sending };
    const open = this.state.revisions.find(({ state }) => state === 'sent');
    const superseded = open && moved(open, 'superseded');
    return { sent, superseded, changed: superseded ? [superseded, sent] : [sent] };
  }

  withdraw(): Revision {
    return moved(this.expectSent(), 'withdrawn');
  }

  decline(number: number, decline: Decline): Revision {
    return { ...moved(this.expectOpen(number), 'declined'), decline };
  }

  /**
   * @param today in Cairo
   * @throws DomainError `conflict` where it cannot be accepted, or not any more
   */
  accept(number: number, yes: Yes, at: Date, today: string): Omit<Acceptance, 'inquiryVersion'> {
    const revision = this.expectOpen(number);
    const { en, ar } = acceptable(revision, yes.heardBy !== null, today);
    return { ...yes, at, isLate: isPast(revision, today), documents: { en: en.sha256, ar: ar.sha256 } };
  }

  /**
   * The revision of this number, which was sent and can still be answered; it may have expired.
   *
   * @throws DomainError `conflict` where it is unknown, answered, withdrawn or superseded
   */
  expectOpen(number: number): Revision {
    const revision = this.state.revisions.find((one) => one.number === number && one.sending);
    if (!revision) throw unanswerable('quotation.unknown-revision', 'There is no such revision.');
    switch (revision.state) {
      case 'accepted':
        throw unanswerable('quotation.already-accepted', 'It is accepted already.');
      case 'superseded':
        throw unanswerable('quotation.superseded', 'There is a newer revision.');
      case 'declined':
      case 'withdrawn':
        throw unanswerable('quotation.closed', 'This revision can no longer be answered.');
      case 'draft':
      case 'discarded':
      case 'sent':
        return revision;
    }
  }

  /** Takes the acceptance back. */
  undoAcceptance(): { revision: Revision; acceptance: Acceptance } {
    const accepted = this.state.revisions.find(({ state }) => state === 'accepted');
    if (!accepted?.acceptance)
      throw conflict('quotation.not-accepted', 'There is no acceptance to take back.');
    return {
      revision: { ...moved(accepted, 'sent'), acceptance: null },
      acceptance: accepted.acceptance,
    };
  }

  /** What staff may do now. @param today in Cairo */
  next(today: string): QuotationStep[] {
    const expectations: Record<QuotationStep, () => unknown> = {
      prepare: () => this.expectNextNumber(),
      edit: () => this.expectDraft(),
      reprice: () => this.expectDraft(),
      discard: () => this.expectDraft(),
      send: () => this.expectSendable(),
      withdraw: () => this.expectSent(),
      'accept-as-heard': () => acceptable(this.expectSent(), true, today),
      'undo-acceptance': () => this.undoAcceptance(),
    };
    return QUOTATION_STEPS.filter((step) => isMet(expectations[step]));
  }

  private expectNextNumber(): number {
    if (this.draft) throw conflict('quotation.draft-exists', 'There is a draft already.');
    this.expectNotAccepted();
    const { revisions: most } = QUOTATION_LIMITS;
    const number = (this.latest?.number ?? 0) + 1;
    if (number > most)
      throw conflict('quotation.too-many-revisions', `A quotation has no more than ${most} revisions.`);
    return number;
  }

  private expectSendable(): Revision {
    const draft = this.expectDraft();
    this.expectNotAccepted();
    return draft;
  }

  private expectDraft(): Revision {
    if (!this.draft) throw conflict('quotation.no-draft', 'There is no draft.');
    return this.draft;
  }

  private expectSent(): Revision {
    const sent = this.state.revisions.find(({ state }) => state === 'sent');
    if (!sent) throw conflict('quotation.not-sent', 'No revision is waiting for an answer.');
    return sent;
  }

  private expectNotAccepted(): void {
    if (this.state.revisions.some(({ state }) => state === 'accepted')) {
      throw conflict('quotation.already-accepted', 'It is accepted; take the acceptance back first.');
    }
  }
}

function isMet(expectation: () => unknown): boolean {
  try {
    expectation();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** @returns the documents that are accepted */
function acceptable(revision: Revision, isHeard: boolean, today: string): NonNullable<Revision['documents']> {
  if (isPast(revision, today) && !(isHeard && today <= lateUntil(revision))) {
    throw unanswerable('quotation.expired', 'The quotation was valid until a day that is over.');
  }
  if (!revision.documents) {
    throw unanswerable('quotation.document-pending', 'The document of this revision is still being made.');
  }
  return revision.documents;
}

/** Sent, not answered, and past its last day. @param today in Cairo */
export function isExpired(revision: Revision, today: string): boolean {
  return revision.state === 'sent' && isPast(revision, today);
}

function isPast({ offer }: Revision, today: string): boolean {
  return today > offer.validThrough;
}

/** Until then a customer may still have said yes on the telephone. */
export function lateUntil({ offer }: Revision): string {
  return addDays(offer.validThrough, QUOTATION_LIMITS.telephone);
}

function moved(revision: Revision, to: RevisionState): Revision {
  if (!MOVES[revision.state].includes(to)) throw new Error(`a ${revision.state} revision is never ${to}`);
  return { ...revision, state: to };
}

function conflict(code: QuotationRefusal, message: string): DomainError {
  return new DomainError('conflict', code, message);
}

function unanswerable(code: AnswerRefusal, message: string): DomainError {
  return new DomainError('conflict', code, message);
}
