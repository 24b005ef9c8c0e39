import type { NewInquiry } from '../domain/new-inquiry.js';
import type { Receipt } from '../domain/receipt.js';
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

/** Where inquiries are put when they come in; everything happens in the running transaction. */
export abstract class NewInquiries {
  /** A new id; later moments sort later. */
  abstract nextId(at: Date): string;

  /**
   * Claims a key for an inquiry that is about to be added. While another transaction holds a claim on it, waits.
   *
   * @returns the earlier use, if the key is taken
   */
  abstract claimKey(claim: KeyClaim): Promise<EarlierUse | undefined>;

  /** Stores the inquiry and gives it its reference. */
  abstract add(inquiry: NewInquiry): Promise<Receipt>;

  abstract forgetKeysBefore(moment: Date): Promise<void>;
}
