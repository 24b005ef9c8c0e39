import type { Staff } from '../../shared/domain/staff.js';
import type { Absence, KnownAbsence } from '../domain/absence.js';

/** When staff are away. */
export abstract class Absences {
  /**
   * Says when somebody is away, instead of what was said before.
   *
   * @throws DomainError `account.missing`; `absence.invalid` for days that do not go together, or a stand-in who may
   * not answer inquiries or is the account itself
   */
  abstract say(id: string, absence: Absence, by: Staff): Promise<KnownAbsence>;

  /** Somebody is here again, or is not going after all. @throws DomainError `account.missing` */
  abstract end(id: string, by: Staff): Promise<void>;
}
