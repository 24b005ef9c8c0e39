import { CHANGE_REFUSALS, type ChangeRefused } from '@tiraz/contracts/inquiry-status';
import type { PricedConfiguration } from '../../pricing/index.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Money } from '../../shared/domain/money.js';
import type { OwnerChange } from '../domain/assignment.js';
import { FIRST_STATUS, type FirstResponse, type Inquiry, type StatusChange } from '../domain/inquiry.js';
import type { InquiryDetails } from './inquiry-details.js';
import type { HistoryEntry } from './inquiry-summary.js';

export function unknownInquiry(): DomainError {
  return new DomainError('missing', 'inquiry.unknown', 'There is no such inquiry.');
}

/**
 * Why a change of one inquiry of several failed.
 * @throws what was thrown, where it is no refusal of this one inquiry but the trouble of the whole request
 */
export function changeRefused(error: unknown): ChangeRefused {
  const code = error instanceof DomainError && CHANGE_REFUSALS.find((known) => known === error.code);
  if (!code) throw error;
  return { code, detail: error.message };
}

/** Where every history begins. @param changedBy who entered it; null: the visitor sent it */
export function submissionAt(changedAt: Date, changedBy: string | null): HistoryEntry {
  return { from: null, to: FIRST_STATUS, changedBy, changedAt, isUndo: false, lost: null };
}

/** Where inquiries are kept for staff; everything happens in the running transaction. */
export abstract class InquiryStore {
  abstract find(id: string): Promise<InquiryDetails | undefined>;

  /** A stored inquiry, held against other changes until the transaction ends. */
  abstract hold(id: string): Promise<Inquiry | undefined>;

  /** Stores what the change leaves behind, and the next version. Who made it is read from the audit trail. */
  abstract saveStatus(id: string, change: StatusChange): Promise<void>;

  /**
   * Stores what may be the first answer, beside the version: an earlier answer stays, and a change of the status that was
   * the first one leaves this one behind when it is undone.
   */
  abstract saveResponse(id: string, response: FirstResponse): Promise<void>;

  /** Stores what it counts for, and the next version. @param value null: its own price again */
  abstract saveValue(id: string, value: Money | null): Promise<void>;

  /**
   * Stores what is ordered and what it costs, and the next version. What it counts for follows, unless a quotation says
   * it, and so do the prices that the visitor saw, where they are ours: whoever changes the order sees the new ones.
   */
  abstract saveConfiguration(id: string, configuration: PricedConfiguration): Promise<void>;

  /** Stores the notes and the next version. */
  abstract saveNotes(id: string, adminNotes: string): Promise<void>;

  /** Stores whose it is, the change and the next version. */
  abstract saveOwner(id: string, change: OwnerChange): Promise<void>;
}
