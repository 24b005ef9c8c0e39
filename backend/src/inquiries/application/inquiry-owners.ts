import type { ChangeRefused } from '@tiraz/contracts/inquiry-status';
import type { Staff } from '../../shared/domain/staff.js';

/** An assignment of an inquiry, by the version that it made. */
export interface NamedAssignment {
  id: string;
  version: number;
}

/** What became of one inquiry of several that were given to somebody. */
export interface OwnerChangeResult {
  id: string;
  /** Null when there is no such inquiry. */
  reference: string | null;
  outcome: 'changed' | 'unchanged' | 'failed';
  /** Whose it was, null for nobody's; absent when it failed. */
  from?: string | null;
  /** The version that it has now, by which the change can be taken back; absent when it failed. */
  version?: number;
  problem?: ChangeRefused;
}

/** Whose several inquiries are. Each change is stored with its entry in the audit trail; results stand as the ids do. */
export abstract class InquiryOwners {
  /**
   * Gives them to somebody, or to nobody, in one transaction; an unknown id is a result, and stops no other.
   *
   * @param ownerId a staff account; null: nobody
   * @param from whose they have to be until now: what is somebody else's stays, and is a result, too
   * @throws DomainError `invalid` for an account that may answer no inquiries: then none is given
   */
  abstract assignAll(
    ids: readonly string[],
    ownerId: string | null,
    by: Staff,
    from?: string,
  ): Promise<OwnerChangeResult[]>;

  /**
   * Gives each back to whom it came from, in one transaction, where nobody has given it on since. What was taken back
   * before is `unchanged`.
   */
  abstract undoAssignments(changes: readonly NamedAssignment[], by: Staff): Promise<OwnerChangeResult[]>;
}
