import type { NewInquiry, Receipt } from '../domain/inquiry.js';
import type { InquiryStatus } from '../domain/status.js';
import type { Submission } from '../domain/submission.js';

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

export interface StatusChange {
  from: InquiryStatus;
  to: InquiryStatus;
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

  /** Where an inquiry stands, held against other changes until the transaction ends. */
  abstract hold(id: string): Promise<{ status: InquiryStatus; acceptedAt: Date | null } | undefined>;

  /** Stores the new status and a row of history. */
  abstract changeStatus(id: string, change: StatusChange): Promise<void>;

  abstract forgetKeysBefore(moment: Date): Promise<void>;
}
