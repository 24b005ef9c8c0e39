import type { Staff } from '../../shared/domain/staff.js';
import type { CustomerEdit } from '../domain/customer.js';
import type { CustomerDetails } from './customer-details.js';

/** What staff do with a customer. */
export abstract class StaffCustomers {
  /**
   * A customer, or the one that it was merged into.
   *
   * @throws DomainError `missing`
   */
  abstract read(id: string): Promise<CustomerDetails>;

  /**
   * Corrects a customer, or the one that it was merged into.
   *
   * @param version the version that was read; undefined when the latest will do
   * @throws DomainError `missing`, `stale`
   */
  abstract update(
    id: string,
    edit: CustomerEdit,
    version: number | undefined,
    by: Staff,
  ): Promise<CustomerDetails>;

  /**
   * Makes two customers one: inquiries, communications and follow-ups of the duplicate move to the other, which takes
   * over what it lacked. The duplicate's row stays as a signpost from its e-mail address and id. Whoever writes about
   * either of the two meanwhile waits for the end; what was stored before moves along.
   *
   * @throws DomainError `missing` for an unknown customer, `invalid` for an unknown duplicate or one and the same
   */
  abstract merge(id: string, duplicateId: string, by: Staff): Promise<CustomerDetails>;
}
