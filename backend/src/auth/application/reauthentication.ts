import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import { claimCheck, type PasswordChecks } from './password-checks.js';
import type { PasswordHashes } from './password-hashes.js';
import type { StaffAccounts } from './staff-accounts.js';

/**
 * Asks somebody who is signed in for the password once more. Guesses through a session are counted as those at the
 * sign-in page are: a new password has all of its own.
 */
export class Reauthentication {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly checks: PasswordChecks,
    private readonly hashes: PasswordHashes,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the hash that it was compared with
   * @throws DomainError `password.wrong`, at the field `currentPassword`
   * @throws ThrottledError `sign-in.throttled`
   */
  async expectPassword(by: Staff, currentPassword: string): Promise<string> {
    const now = this.clock.now();
    const hash = (await this.accounts.find(by.email))?.passwordHash;
    const subject = guessesAgain(by, hash);
    await claimCheck(this.checks, subject, now);
    const isRight = await this.hashes
      .match(currentPassword, hash, { isKnown: true })
      .catch(async (tooBusy: unknown) => {
        await this.checks.giveBack(subject, now);
        throw tooBusy;
      });
    if (!isRight || hash === undefined) refuseCurrent();
    await this.checks.giveBack(subject, now);
    return hash;
  }
}

/** The subject that guesses through a session are counted of. */
export function guessesAgain({ id }: Staff, passwordHash: string | undefined): string {
  return `again ${id} ${passwordHash}`;
}

export function refuseCurrent(): never {
  const message = 'The current password is wrong.';
  throw new DomainError('invalid', 'password.wrong', message, [
    { path: 'currentPassword', code: 'password.wrong', message },
  ]);
}
