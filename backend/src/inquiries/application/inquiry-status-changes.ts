import type { ChangeRefused, InquiryStatus, Lost } from '@tiraz/contracts/inquiry-status';
import type { Staff } from '../../shared/domain/staff.js';

/** What became of one inquiry of several. */
export interface StatusChangeResult {
  id: string;
  /** Null when there is no such inquiry. */
  reference: string | null;
  outcome: 'changed' | 'unchanged' | 'failed';
  /** Where it stood; absent when it failed. */
  from?: InquiryStatus;
  /** The version that it has now, by which the change can be taken back; absent when it failed. */
  version?: number;
  problem?: ChangeRefused;
}

/** A change of an inquiry's status, by the version that it made. */
export interface NamedChange {
  id: string;
  version: number;
}

/** What staff do with several inquiries at once. */
export abstract class InquiryStatusChanges {
  /**
   * Moves each inquiry on in a transaction of its own: what one of them is refused for concerns no other.
   *
   * @param why they are lost; of no account for those that are not
   */
  abstract changeStatuses(
    ids: readonly string[],
    to: InquiryStatus,
    by: Staff,
    why?: Lost | null,
  ): Promise<StatusChangeResult[]>;

  /**
   * Takes each of these changes back, where the status has not moved since; each for itself. Notes that were saved
   * since do not matter, and what this request has taken back before is `unchanged`.
   */
  abstract undoStatuses(changes: readonly NamedChange[], by: Staff): Promise<StatusChangeResult[]>;
}
