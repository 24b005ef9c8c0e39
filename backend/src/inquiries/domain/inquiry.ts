import {
  ACCEPTANCE_CONCERNS,
  INQUIRY_STATUSES,
  isLost,
  isLostBy,
  takesSizes,
  type AcceptanceConcern,
  type InquiryStatus,
  type Lost,
} from '@tiraz/contracts/inquiry-status';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import { assignmentUndone, assignedTo, type Assignment, type OwnerChange } from './assignment.js';

interface Stage {
  /** Where staff may move it from here. */
  next: readonly InquiryStatus[];
  /**
   * What arriving here does to the moment of acceptance, from which revenue is counted: it stands while an inquiry is
   * accepted, or closed after it was.
   */
  acceptance: 'kept' | 'stamped' | 'cleared';
}

const anyOther = (status: InquiryStatus) => INQUIRY_STATUSES.filter((other) => other !== status);

/** Staff correct their own mistakes, so every status leads to every other and no move is refused. */
export const LIFE_CYCLE: Readonly<Record<InquiryStatus, Stage>> = {
  new: { next: anyOther('new'), acceptance: 'cleared' },
  in_progress: { next: anyOther('in_progress'), acceptance: 'cleared' },
  quoted: { next: anyOther('quoted'), acceptance: 'cleared' },
  accepted: { next: anyOther('accepted'), acceptance: 'stamped' },
  rejected: { next: anyOther('rejected'), acceptance: 'cleared' },
  closed: { next: anyOther('closed'), acceptance: 'kept' },
};

/** Where an inquiry may go from here, and what to ask before it is accepted: nothing once it is. */
export function movesOf(inquiry: { status: InquiryStatus } & Readonly<Record<AcceptanceConcern, boolean>>) {
  return {
    next: [...LIFE_CYCLE[inquiry.status].next],
    acceptanceConcerns:
      inquiry.status === 'accepted' ? [] : ACCEPTANCE_CONCERNS.filter((concern) => inquiry[concern]),
  };
}

export const FIRST_STATUS = 'new' satisfies InquiryStatus;

/** The first answer: a communication to the customer, a revision that was sent, or a status beyond new. */
export interface FirstResponse {
  at: Date;
  /** Whole minutes of opening until then, by the hours and holidays of then; null where they are not known. */
  minutes: number | null;
}

/** What of a stored inquiry decides how it may change. */
export interface InquiryState {
  id: string;
  reference: string;
  status: InquiryStatus;
  createdAt: Date;
  acceptedAt: Date | null;
  /** Null while nobody has answered. */
  response: FirstResponse | null;
  /** Null while it stands as it was submitted. */
  statusChangedAt: Date | null;
  /** Why it came to nothing; null where it did not, or nobody said. */
  lost: Lost | null;
  adminNotes: string;
  /** Whose it is: a staff account; null while it is nobody's. */
  ownerId: string | null;
  version: number;
  /** Null while it stands as it was submitted. */
  lastMove: LastMove | null;
  /** Null while nobody has given it to anybody, or that was not written down. */
  lastAssignment: Assignment | null;
}

/** The latest change of the status, with what it takes to undo it. */
export interface LastMove {
  from: InquiryStatus;
  /** The version that it made; null where that was not written down. */
  version: number | null;
  /** The version whose making it took back; null for an ordinary change. */
  undoes: number | null;
  acceptedAtBefore: Date | null;
  /** When the status had changed before it; null for an inquiry as it was submitted. */
  statusChangedAtBefore: Date | null;
  /** The first answer without this change; null where this is the first one, absent where nobody wrote it down. */
  responseBefore?: FirstResponse | null;
  /** Why it had come to nothing before; absent where nobody wrote it down, when there were no reasons. */
  lostBefore?: Lost | null;
}

/** A change of the status, complete: what it leaves behind is said here and nowhere else. */
export interface StatusChange {
  to: InquiryStatus;
  /** Null: the customer, by accepting a quotation. */
  by: Staff | null;
  at: Date;
  acceptedAt: Date | null;
  /** From when the status counts: an undo brings the earlier moment back. */
  statusChangedAt: Date | null;
  response: FirstResponse | null;
  lost: Lost | null;
  /** The change as it is remembered, with what was before. */
  move: LastMove;
}

export interface NotesChange {
  before: string;
  after: string;
}

/** A stored inquiry: says what staff may do to it, and what comes of it. */
export class Inquiry {
  constructor(private readonly state: Readonly<InquiryState>) {}

  get id(): string {
    return this.state.id;
  }

  get reference(): string {
    return this.state.reference;
  }

  get status(): InquiryStatus {
    return this.state.status;
  }

  /** It has come to nothing. */
  get isLost(): boolean {
    return isLost(this.state);
  }

  get ownerId(): string | null {
    return this.state.ownerId;
  }

  get version(): number {
    return this.state.version;
  }

  /** When it came, while nobody has answered it; undefined once somebody has. */
  get waitsSince(): Date | undefined {
    return this.state.response ? undefined : this.state.createdAt;
  }

  /** The same, and where its answer would be gone with the last change of the status. */
  get waitsOnceUndone(): Date | undefined {
    return this.state.lastMove?.responseBefore === null ? this.state.createdAt : this.waitsSince;
  }

  /** The same, answered: what was answered already keeps its first answer. */
  answered(response: FirstResponse): Inquiry {
    return new Inquiry({ ...this.state, response: this.state.response ?? response });
  }

  /**
   * @param response what is its first answer if this is; every status beyond new is one, and looking at it is none
   * @param why it comes to nothing; is kept by no other move, and without it what was said before stays
   * @returns undefined when it has this status already
   */
  moveTo(
    to: InquiryStatus,
    by: Staff | null,
    at: Date,
    response: FirstResponse | null,
    why: Lost | null = null,
  ): StatusChange | undefined {
    const { status, acceptedAt, lost } = this.state;
    if (status === to) return undefined;
    const { acceptance } = LIFE_CYCLE[to];
    return {
      to,
      by,
      at,
      acceptedAt: acceptance === 'stamped' ? at : acceptance === 'kept' ? acceptedAt : null,
      statusChangedAt: at,
      response: this.state.response ?? (to === FIRST_STATUS ? null : response),
      lost: isLostBy(status, to) ? (why ?? lost) : null,
      move: this.moveFromHere(null),
    };
  }

  /**
   * Replaces the notes.
   *
   * @returns undefined when they say this already
   */
  note(adminNotes: string): NotesChange | undefined {
    const { adminNotes: before } = this.state;
    return before === adminNotes ? undefined : { before, after: adminNotes };
  }

  /**
   * Makes it somebody's, or nobody's: see `assignedTo`.
   *
   * @param ownerId a staff account that may answer inquiries; null: nobody
   */
  assignTo(ownerId: string | null, from?: string): OwnerChange | undefined {
    return assignedTo(ownerId, this.state, from);
  }

  /** Takes back that it was given to somebody, which made this version: see `assignmentUndone`. */
  undoAssignment(version: number): OwnerChange | undefined {
    return assignmentUndone(version, this.state);
  }

  /**
   * Sizes may be said while the status takes them; once a price has been offered they may not change it.
   *
   * @param wouldChangeOffer they change a price that was offered
   * @throws DomainError `conflict` when it is too late for them
   */
  refuseLateSizes(wouldChangeOffer: boolean): void {
    if (!takesSizes(this.state.status))
      throw new DomainError('conflict', 'sizes.closed', 'The sizes of this inquiry are settled.');
    if (wouldChangeOffer) {
      const message = 'These sizes would change the price that was offered.';
      throw new DomainError('conflict', 'sizes.price-would-change', message);
    }
  }

  /**
   * Takes the last change of the status back: the status, its moments and the reason for a loss are what they were
   * before, so that every figure is. A change can be taken back while it is the latest one; an undo cannot be undone.
   *
   * @throws DomainError `conflict` when the status was never changed, or the last change is taken back already
   */
  undo(by: Staff, at: Date): StatusChange {
    const { lastMove } = this.state;
    if (lastMove === null || lastMove.version === null || lastMove.undoes !== null) {
      throw new DomainError(
        'conflict',
        'inquiry.nothing-to-undo',
        'There is no change of the status that could be taken back.',
      );
    }
    return {
      to: lastMove.from,
      by,
      at,
      acceptedAt: lastMove.acceptedAtBefore,
      statusChangedAt: lastMove.statusChangedAtBefore,
      response: lastMove.responseBefore === undefined ? this.state.response : lastMove.responseBefore,
      lost: lastMove.lostBefore ?? null,
      move: this.moveFromHere(lastMove.version),
    };
  }

  /**
   * Takes back the change that made this version, whatever notes were saved since.
   *
   * @returns undefined when that was done already and the status has not moved since
   * @throws DomainError `conflict` when the status has moved since, and as `undo` does
   */
  undoVersion(version: number, by: Staff, at: Date): StatusChange | undefined {
    const { lastMove } = this.state;
    if (lastMove?.undoes === version) return undefined;
    if (lastMove?.version !== version) this.refuseChangedSince();
    return this.undo(by, at);
  }

  private refuseChangedSince(): never {
    throw new DomainError(
      'conflict',
      'inquiry.changed-since',
      'The status has changed again since; that change was left as it is.',
    );
  }

  /**
   * Takes back that a quotation was accepted, which made this version. A status that staff have set since stays, if it
   * counts as no acceptance.
   *
   * @param version null: the inquiry had been accepted before the quotation was
   * @returns undefined when the status stays
   * @throws DomainError `conflict` when staff have accepted it, or closed it as accepted, since
   */
  undoAcceptance(version: number | null, by: Staff, at: Date): StatusChange | undefined {
    const { lastMove, acceptedAt } = this.state;
    if (version === null || acceptedAt === null) return undefined;
    return lastMove?.undoes === null ? this.undoVersion(version, by, at) : this.refuseChangedSince();
  }

  private moveFromHere(undoes: number | null): LastMove {
    const { status: from, version, acceptedAt, statusChangedAt, response, lost } = this.state;
    return {
      from,
      version: version + 1,
      undoes,
      acceptedAtBefore: acceptedAt,
      statusChangedAtBefore: statusChangedAt,
      responseBefore: response,
      lostBefore: lost,
    };
  }
}
