import type { Staff } from '../../shared/domain/staff.js';

export interface FactorState {
  /** Null: there is none. */
  since: Date | null;
  /** Codes of an authenticator app count, beside passkeys. */
  hasApp: boolean;
  recoveryCodesLeft: number;
  /** Accounts of this role need one. */
  isObligatory: boolean;
}

/** What is shown once, while a second factor is set up. */
export interface FactorSetUp {
  /** Goes along with the code that confirms it. */
  challenge: string;
  /** In base32, for who types it. */
  key: string;
  /** What a QR code of it holds. */
  address: string;
  expiresAt: Date;
}

/** What a member of staff does with the second factor of their own account. */
export abstract class OwnFactor {
  abstract state(by: Staff): Promise<FactorState>;

  /**
   * Makes a key, which counts once a code of it was given.
   *
   * @throws DomainError `factor.exists`, `password.wrong`
   * @throws ThrottledError `sign-in.throttled`
   */
  abstract begin(by: Staff, currentPassword: string): Promise<FactorSetUp>;

  /**
   * The session that asks counts as confirmed; one that has ended meanwhile sets nothing up.
   *
   * @param token of the session that asks
   * @returns the recovery codes of an account that had no second factor, which nobody can show again; else none, and those
   *   of before count
   * @throws DomainError `challenge.over`, `code.wrong`, `factor.exists`, `session.missing`
   * @throws ThrottledError `sign-in.throttled`
   */
  abstract finish(by: Staff, token: string, given: { challenge: string; code: string }): Promise<string[]>;

  /**
   * Those of before no longer count.
   *
   * @throws DomainError `factor.missing`, `password.wrong`
   * @throws ThrottledError `sign-in.throttled`
   */
  abstract renewRecoveryCodes(by: Staff, currentPassword: string): Promise<string[]>;

  /**
   * Takes the authenticator app away; the second factor and its recovery codes go with it, if there is no passkey.
   *
   * @throws DomainError `factor.missing`, `factor.obligatory`, `password.wrong`
   * @throws ThrottledError `sign-in.throttled`
   */
  abstract remove(by: Staff, currentPassword: string): Promise<void>;
}
