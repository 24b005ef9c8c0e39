import type { Staff } from '../../shared/domain/staff.js';

/** What a browser sends once a passkey was used; the bytes in base64url. */
export interface AssertedCredential {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/** A code as it was typed, or what a passkey signed of a challenge. */
export type FactorAnswer = { code: string } | { challenge: string; credential: AssertedCredential };

/** Who signs in. The tokens are what it brings along from earlier. */
export interface Browser {
  session?: string | undefined;
  /** One for each account that was signed in to, the latest first. */
  devices?: readonly string[];
  /** What it calls itself. */
  userAgent?: string | undefined;
  /** Whose attempts are counted together; absent: nobody's. */
  client?: string | undefined;
  /** Whether it has hung up. */
  isGone?: (() => boolean) | undefined;
}

export interface SignedIn {
  staff: Staff;
  tokens: { session: string; devices: readonly string[] };
}

/** A passkey as browsers know it. */
export interface KnownCredential {
  id: string;
  /** How it is reached. */
  transports: readonly string[];
}

/** The password was right, and the second factor has to follow: nobody is signed in yet. */
export interface CodeAsked {
  /** Goes along with the code, once; what a passkey signs. */
  challenge: string;
  /** Whether there is an authenticator app; a recovery code stands in for anything. */
  hasApp: boolean;
  passkeys: KnownCredential[];
  /** The name of the host that passkeys are bound to. */
  passkeyHost: string;
  expiresAt: Date;
}

/** Asks for the second factor: after the password, and again before a sensitive action. */
export abstract class CodeQuestion {
  /**
   * Joins the running transaction.
   *
   * @returns undefined for an account without a second factor
   */
  abstract ask(
    account: { id: string; passwordHash: string },
    at: Date,
    purpose: 'sign-in' | 'confirm-session',
  ): Promise<CodeAsked | undefined>;

  /** Forgets the questions whose time is over. */
  abstract forgetOver(at: Date): Promise<void>;
}

/** From a code to a session, once the password was right. */
export abstract class SecondStep {
  /**
   * A wrong answer leaves the question open until its time is over; a right one answers it, once.
   *
   * @throws DomainError `challenge.over`: the password has to be given again
   * @throws DomainError `code.wrong`, `passkey.wrong`
   * @throws ThrottledError `sign-in.throttled`, counted with the guesses of the password
   */
  abstract finish(given: FactorAnswer & { challenge: string }, browser: Browser): Promise<SignedIn>;
}
