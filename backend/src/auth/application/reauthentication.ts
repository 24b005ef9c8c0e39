import { invalidField } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';

/**
 * Asks somebody who is signed in for the password once more. Guesses through a session are counted as those at the
 * sign-in page are: a new password has all of its own.
 */
export abstract class Reauthentication {
  /**
   * @returns the hash that it was compared with
   * @throws DomainError `password.wrong`, at the field `currentPassword`
   * @throws ThrottledError `sign-in.throttled`
   */
  abstract expectPassword(by: Staff, currentPassword: string): Promise<string>;
}

/** The subject that guesses through a session are counted of. */
export function guessesAgain({ id }: Staff, passwordHash: string | undefined): string {
  return `again ${id} ${passwordHash}`;
}

export function refuseCurrent(): never {
  throw invalidField('currentPassword', 'password.wrong', 'The current password is wrong.');
}

/** The account that is held now, if the password that was given is still its own. */
export function expectSamePassword<Held extends { passwordHash: string }>(
  account: Held | undefined,
  known: string,
): Held {
  if (account?.passwordHash !== known) refuseCurrent();
  return account;
}
