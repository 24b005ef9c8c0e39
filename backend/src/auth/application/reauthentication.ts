import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { AuthParts } from './auth-parts.js';
import { claimCheck } from './password-checks.js';

/**
 * Asks somebody who is signed in for the password once more. Guesses through a session are counted as those at the
 * sign-in page are: a new password has all of its own.
 *
 * @returns the hash that it was compared with
 * @throws DomainError `password.wrong`, at the field `currentPassword`
 * @throws ThrottledError `sign-in.throttled`
 */
export async function expectPassword(parts: AuthParts, by: Staff, currentPassword: string): Promise<string> {
  const now = parts.clock.now();
  const hash = (await parts.accounts.find(by.email))?.passwordHash;
  const subject = `again ${by.id} ${hash}`;
  await claimCheck(parts.checks, subject, now);
  const isRight = await parts.hashes
    .match(currentPassword, hash, { isKnown: true })
    .catch(async (tooBusy: unknown) => {
      await parts.checks.giveBack(subject, now);
      throw tooBusy;
    });
  if (!isRight || hash === undefined) refuseCurrent();
  await parts.checks.giveBack(subject, now);
  return hash;
}

export function refuseCurrent(): never {
  const message = 'The current password is wrong.';
  throw new DomainError('invalid', 'password.wrong', message, [
    { path: 'currentPassword', code: 'password.wrong', message },
  ]);
}
