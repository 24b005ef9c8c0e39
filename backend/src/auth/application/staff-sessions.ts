import type { Role } from '@tiraz/contracts/roles';
import type { Staff } from '../../shared/domain/staff.js';
import type { Permissions } from '../domain/permissions.js';

export interface SignedInStaff {
  staff: Staff;
  role: Role;
  name: string;
  /** None of an account that lacks a second factor which is obligatory. */
  permissions: Permissions;
  lacksFactor: boolean;
  /** Whether it may do what asks for a code again. */
  isConfirmed: boolean;
}

/** Who a request comes from: all that a guarded route needs of this module. */
export abstract class StaffSessions {
  /**
   * Who a session belongs to, noting that it is in use.
   *
   * @throws DomainError `session.missing` when there is none, or it has ended
   */
  abstract staffOf(token: string | undefined): Promise<SignedInStaff>;

  /** As `staffOf`, for what a page asks for by itself: it keeps no session alive. */
  abstract look(token: string | undefined): Promise<SignedInStaff>;

  /** Signs out. */
  abstract end(token: string, by: Staff): Promise<void>;
}
