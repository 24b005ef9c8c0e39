import type { FollowUpStatus } from '@tiraz/contracts/customer-care';
import type { Staff } from '../../shared/domain/staff.js';
import type { FollowUpDetails } from './customer-details.js';

export interface FollowUpPlan {
  customerId: string;
  inquiryId?: string | null | undefined;
  /** As staff type it, see readScheduledDate. */
  scheduledDate: string;
  subject: string;
  description: string;
}

/** Absent fields stay as they are. */
export interface SentFollowUpEdit {
  status?: FollowUpStatus;
  scheduledDate?: string;
  subject?: string;
  description?: string;
}

/** What staff do with follow-ups. */
export abstract class StaffFollowUps {
  /** @throws DomainError `missing` */
  abstract read(id: string): Promise<FollowUpDetails>;

  /**
   * @throws DomainError `malformed` for what is no date, `invalid` for an unknown customer or an inquiry that is not
   *   this customer's
   */
  abstract plan(sent: FollowUpPlan, by: Staff): Promise<FollowUpDetails>;

  /**
   * Completes, cancels, takes up again, puts off or rewords. What is asked for already, changes nothing.
   *
   * @param version the version that was read; undefined when the latest will do
   * @throws DomainError `missing`, `stale`, `malformed` for what is no date, `conflict` for a move that the life cycle
   *   does not have
   */
  abstract edit(
    id: string,
    sent: SentFollowUpEdit,
    version: number | undefined,
    by: Staff,
  ): Promise<FollowUpDetails>;

  /**
   * Takes the last change of the status or the day back, with the moment from which its customer counts as active.
   *
   * @param version the version that the change made, or a later one that was read; undefined when the latest will do
   * @throws DomainError `missing`, `stale`, `conflict` when there is none that could be taken back
   */
  abstract undo(id: string, version: number | undefined, by: Staff): Promise<FollowUpDetails>;
}
