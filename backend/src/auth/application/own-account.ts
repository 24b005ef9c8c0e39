import type { Staff } from '../../shared/domain/staff.js';
import type { BrowserNames } from '../domain/browser.js';
import type { SessionTimes } from '../domain/session.js';

export interface OwnSession extends SessionTimes, BrowserNames {
  id: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
}

/** More than anybody has browsers; whoever has more sessions ends them all at once. */
export const MOST_LISTED = 100;

/** What a member of staff does with their own account. */
export abstract class OwnAccount {
  /**
   * Where one is signed in: the session that asks first, then the latest used.
   *
   * @param token of the session that asks
   */
  abstract sessions(by: Staff, token: string): Promise<OwnSession[]>;

  /**
   * @throws DomainError `session.unknown` for one that is over or somebody else's, `password.wrong`
   * @throws ThrottledError `sign-in.throttled`
   */
  abstract endSession(by: Staff, id: string, currentPassword: string): Promise<void>;

  /**
   * Ends all but the one that asks.
   *
   * @param token of the session that asks
   * @throws DomainError `password.wrong`
   * @throws ThrottledError `sign-in.throttled`
   */
  abstract endOtherSessions(by: Staff, token: string, currentPassword: string): Promise<void>;

  /**
   * Every session of the account ends; one new session goes on for the browser that asked.
   *
   * @param current the token of the session that asks
   * @param userAgent of that browser
   * @returns the token of the new session
   * @throws DomainError `password.…`, or `password.wrong` for the current one
   * @throws DomainError `session.missing` when the one that asks has ended meanwhile: nothing is changed
   * @throws ThrottledError `sign-in.throttled`
   */
  abstract changePassword(
    by: Staff,
    current: string,
    change: { currentPassword: string; newPassword: string },
    userAgent?: string,
  ): Promise<string>;
}
