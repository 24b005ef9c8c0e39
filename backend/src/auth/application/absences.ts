import type { Staff } from '../../shared/domain/staff.js';
import type { Absence } from '../domain/absence.js';
import type { Colleague } from './colleagues.js';

/** When staff are away. */
export abstract class Absences {
  /**
   * Says when somebody is away, instead of what was said before.
   *
   * @param version of the account that it was decided over; undefined: whatever it has by now
   * @throws DomainError `account.missing`; `absence.invalid` for days that do not go together, or a stand-in who may
   * not answer inquiries or is the account itself; StaleError when the account has another version
   */
  abstract say(id: string, absence: Absence, version: number | undefined, by: Staff): Promise<Colleague>;

  /**
   * Somebody is here again, or is not going after all.
   *
   * @param version as above
   * @throws DomainError `account.missing`; StaleError when the account has another version
   */
  abstract end(id: string, version: number | undefined, by: Staff): Promise<Colleague>;
}
