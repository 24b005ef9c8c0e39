import { ThrottledError } from '../../shared/domain/domain-error.js';
import { GUESSES } from '../domain/guesses.js';

/** Past checks of somebody's password, counted over all processes. */
export abstract class PasswordChecks {
  /**
   * Counts one check of the subject, unless `most` were made in the last `withinMs`; of any number of rivals at once
   * exactly as many get one as are left. One that was made more than AHEAD_AT_MOST_MS later than now does not
   * count.
   *
   * @returns undefined when it may be made, or else the moment from which one may be again
   */
  abstract claim(subject: string, at: Date, limit: CheckLimit): Promise<Date | undefined>;

  /** The check that was claimed at this moment was no guess. */
  abstract giveBack(subject: string, at: Date): Promise<void>;

  /** Forgets the subjects without a check since. */
  abstract forgetBefore(moment: Date): Promise<void>;
}

export interface CheckLimit {
  most: number;
  withinMs: number;
}

/** @throws ThrottledError `sign-in.throttled` */
export async function claimCheck(checks: PasswordChecks, subject: string, at: Date): Promise<void> {
  const again = await checks.claim(subject, at, GUESSES);
  if (!again) return;
  const seconds = Math.max(1, Math.ceil((again.getTime() - at.getTime()) / 1000));
  throw new ThrottledError('sign-in.throttled', 'Too many attempts to sign in; try again later.', seconds);
}
