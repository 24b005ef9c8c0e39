import type { Staff } from '../../shared/domain/staff.js';
import type { CodeAsked, FactorAnswer } from './signing-in.js';

/** The second factor once more, in a session that wants to do something sensitive. */
export abstract class Confirmation {
  /**
   * What a passkey signs; a code can be given without.
   *
   * @throws DomainError `factor.missing`
   */
  abstract ask(by: Staff): Promise<CodeAsked>;

  /**
   * From now on, and for a while, the session may do what asks for the second factor again.
   *
   * @param token of the session
   * @throws DomainError `code.wrong`, `passkey.wrong`, `challenge.over`, `session.missing` when it has ended meanwhile
   * @throws ThrottledError `sign-in.throttled`
   */
  abstract confirm(by: Staff, token: string, given: FactorAnswer): Promise<void>;
}
