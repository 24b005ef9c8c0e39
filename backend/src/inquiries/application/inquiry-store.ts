import type { Staff } from '../../shared/domain/staff.js';
import type { NewInquiry, Receipt } from '../domain/inquiry.js';
import type { InquiryStatus, LastMove } from '../domain/status.js';
import type { Submission } from '../domain/submission.js';
import type { InquiryDetails } from './inquiry-details.js';

/** A sender's name for one attempt, so that repeating it stores nothing twice. */
export interface KeyClaim {
  key: string;
  submission: Submission;
  inquiryId: string;
  claimedAt: Date;
  /** A use of the key before this moment is forgotten. */
  freshSince: Date;
}

/** What became of an earlier use of a key. */
export interface EarlierUse {
  isSameSubmission: boolean;
  receipt: Receipt;
}

/** What staff can change of an inquiry, and what tells them apart. */
export interface Standing {
  id: string;
  reference: string;
  status: InquiryStatus;
  acceptedAt: Date | null;
  adminNotes: string;
  version: number;
}

export interface StatusChange {
  from: InquiryStatus;
  to: InquiryStatus;
  by: Staff;
  changedAt: Date;
  acceptedAt: Date | null;
}

/** Where inquiries are kept; everything happens in the running transaction. */
export abstract class InquiryStore {
  /** A new id; later moments sort later. */
  abstract nextId(at: Date): string;

  /**
   * Claims a key for an inquiry that is about to be added. While another transaction holds a claim on it, waits.
   *
   * @returns the earlier use, if the key is taken
   */
  abstract claimKey(claim: KeyClaim): Promise<EarlierUse | undefined>;

  /** Stores the inquiry with the first row of its history, and gives it its reference. */
  abstract add(inquiry: NewInquiry): Promise<Receipt>;

  abstract find(id: string): Promise<InquiryDetails | undefined>;

  /** Where an inquiry stands, held against other changes until the transaction ends. */
  abstract hold(id: string): Promise<Standing | undefined>;

  /** Stores the new status, the next version, and a row of history with what was before. */
  abstract changeStatus(id: string, change: StatusChange): Promise<void>;

  /** The latest row of an inquiry's history. */
  abstract lastMove(id: string): Promise<LastMove>;

  /**
   * Gives the inquiry the status, the moment of acceptance and the moment of its last move that it had before the
   * latest row of its history, to the microsecond; with a row of history and the next version.
   */
  abstract takeBack(id: string, undo: { by: Staff; at: Date }): Promise<void>;

  /** Stores the notes and the next version. */
  abstract saveNotes(id: string, adminNotes: string): Promise<void>;

  abstract forgetKeysBefore(moment: Date): Promise<void>;
}
