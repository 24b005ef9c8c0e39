import type { Role } from '@tiraz/contracts/roles';
import type { Staff } from '../../shared/domain/staff.js';

/** An account as owners see it. */
export interface Person extends Staff {
  /** Empty until somebody has said it. */
  name: string;
  role: Role;
  isActive: boolean;
  createdAt: Date;
  /** Null: never. */
  signedInAt: Date | null;
  hasFactor: boolean;
  version: number;
}

/** What is absent stays as it is. */
export interface PersonChanges {
  name?: string | undefined;
  role?: Role | undefined;
  isActive?: boolean | undefined;
}

/** Who has an account. */
export abstract class People {
  /** By e-mail address. */
  abstract list(): Promise<Person[]>;

  /**
   * Counts from the next request of the account on; of one that is switched off every session ends.
   *
   * @param version that `changes` was decided over; undefined: whatever it has by now
   * @throws DomainError `account.missing`, `owner.last`, or `account.own`: nobody takes the own role or account away;
   * StaleError when it has another version
   */
  abstract change(
    id: string,
    changes: PersonChanges,
    version: number | undefined,
    by: Staff,
  ): Promise<Person>;

  /**
   * For somebody who has lost it: takes the second factor away, and ends every session.
   *
   * @throws DomainError `account.missing`, `factor.missing`, or `account.own`
   */
  abstract resetFactor(id: string, by: Staff): Promise<Person>;

  /** One's own name. */
  abstract renameSelf(by: Staff, name: string): Promise<void>;
}
