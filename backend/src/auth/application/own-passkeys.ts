import type { Staff } from '../../shared/domain/staff.js';

/** What a browser sends once a passkey was made; the bytes in base64url. */
export interface CreatedCredential {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: readonly string[];
}

/** As its owner sees it. */
export interface OwnPasskey {
  id: string;
  name: string;
  createdAt: Date;
  /** Null: never. */
  usedAt: Date | null;
}

export interface ListedPasskeys {
  /** The name of the host that they are bound to: on another one they are of no use. */
  host: string;
  /** The oldest first. */
  passkeys: OwnPasskey[];
}

/** What an authenticator needs to make a passkey. */
export interface PasskeySetUp {
  /** Goes along with what it has made, once. */
  challenge: string;
  host: string;
  account: Staff;
  /** The ids of the credentials that the account has: no authenticator makes a second one. */
  known: string[];
  expiresAt: Date;
}

/** What a member of staff does with the passkeys of their own account. */
export abstract class OwnPasskeys {
  abstract list(by: Staff): Promise<ListedPasskeys>;

  /**
   * @throws DomainError `passkeys.too-many`, `password.wrong`
   * @throws ThrottledError `sign-in.throttled`
   */
  abstract begin(by: Staff, currentPassword: string): Promise<PasskeySetUp>;

  /**
   * The session that asks counts as confirmed; one that has ended meanwhile sets nothing up.
   *
   * @param token of the session that asks
   * @returns the recovery codes of an account that had no second factor; else none, and those of before count
   * @throws DomainError `challenge.over`, `passkey.wrong`, `passkey.exists`, `passkeys.too-many`, `session.missing`
   */
  abstract finish(
    by: Staff,
    token: string,
    given: { challenge: string; name: string; credential: CreatedCredential },
  ): Promise<string[]>;

  /** @throws DomainError `passkey.missing` */
  abstract rename(by: Staff, id: string, name: string): Promise<void>;

  /**
   * The second factor goes with the last one, if there is no authenticator app.
   *
   * @throws DomainError `passkey.missing`, `factor.obligatory`, `password.wrong`
   * @throws ThrottledError `sign-in.throttled`
   */
  abstract remove(by: Staff, id: string, currentPassword: string): Promise<void>;
}
