import type { Inquiry, StatusChange } from '../domain/inquiry.js';
import type { NewInquiry, Receipt } from '../domain/new-inquiry.js';
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

  /** A stored inquiry, held against other changes until the transaction ends. */
  abstract hold(id: string): Promise<Inquiry | undefined>;

  /** Stores what the change leaves behind, the next version, and a row of history with what was before. */
  abstract saveStatus(id: string, change: StatusChange): Promise<void>;

  /** Stores the notes and the next version. */
  abstract saveNotes(id: string, adminNotes: string): Promise<void>;

  abstract forgetKeysBefore(moment: Date): Promise<void>;
}
