import type { Staff } from '../../shared/domain/staff.js';
import type { Browser, SignedIn } from './signing-in.js';
import type { StaffAccount } from './staff-accounts.js';

/** The last step of every sign-in, whatever was asked for before. */
export abstract class SessionStart {
  /** Whether anybody may sign in to it. */
  abstract counts(account: Pick<StaffAccount, 'isDemo' | 'isActive'>): boolean;

  /**
   * The subject that guesses are counted of: a browser that signed in to the account before has its own. A new
   * password has all of its guesses, whatever became of those of the one before.
   */
  abstract guessesOf(
    email: string,
    passwordHash: string | undefined,
    knownDevice: string | undefined,
  ): string;

  /**
   * The session that the browser had before ends; joins the running transaction.
   *
   * @param knownDevice by which the account knows the browser, if it does
   * @param confirmedAt when a code was right; null: none was asked for
   */
  abstract begin(
    account: Staff,
    browser: Browser,
    knownDevice: string | undefined,
    at: Date,
    confirmedAt: Date | null,
  ): Promise<SignedIn>;
}
