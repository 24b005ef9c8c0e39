import type { Staff } from '../../shared/domain/staff.js';
import type { AssertedCredential } from './passkey-verification.js';

/** A code as it was typed, or what a passkey signed of a challenge. */
export type FactorAnswer = { code: string } | { challenge: string; credential: AssertedCredential };

/**
 * A code or a passkey that is right, as long as nobody is quicker to use it, and what it was compared with: it counts for no key and
 * no recovery code that came in its place meanwhile.
 */
export type RightCode =
  | { key: Uint8Array; step: number }
  | { number: number; hash: string }
  | { passkey: string; counter: number };

/** Looks at what was given as a second factor. */
export abstract class CodeChecks {
  /**
   * @param subject whose checks are counted: those of the password, so that a code is no further ten guesses
   * @throws DomainError `code.wrong`, `passkey.wrong`
   * @throws ThrottledError `sign-in.throttled`
   */
  abstract expectRight(staffId: string, given: FactorAnswer, subject: string): Promise<RightCode>;

  /** As `expectRight`, for a key that is being set up: no recovery code stands in for it. */
  abstract expectOf(
    key: Uint8Array,
    typed: string,
    subject: string,
  ): Promise<{ key: Uint8Array; step: number }>;

  /**
   * Uses it up; joins the running transaction.
   *
   * @throws DomainError `code.wrong` or `passkey.wrong` when somebody else was quicker
   */
  abstract use(staff: Staff, right: RightCode): Promise<void>;
}
