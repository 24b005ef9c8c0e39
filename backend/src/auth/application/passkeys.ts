/** What an authenticator has made, once it was looked at. */
export interface NewPasskey {
  /** By which browsers know it; base64url. */
  credentialId: string;
  /** COSE. */
  publicKey: Uint8Array;
  /** How often the authenticator says it was used; 0 for good where it does not count. */
  counter: number;
  /** How browsers reach it. */
  transports: readonly string[];
}

export interface StoredPasskey extends NewPasskey {
  id: string;
  staffId: string;
  /** As its owner calls it. */
  name: string;
  createdAt: Date;
  /** Null: never. */
  usedAt: Date | null;
}

/** The passkeys of accounts with a second factor; they go with it. */
export abstract class Passkeys {
  abstract nextId(at: Date): string;

  /** The oldest first. */
  abstract listOf(staffId: string): Promise<StoredPasskey[]>;

  /** Resolves to false, and adds nothing, when an account has it already, whosever it is. */
  abstract add(passkey: StoredPasskey): Promise<boolean>;

  abstract rename(id: string, name: string): Promise<void>;

  abstract remove(id: string): Promise<void>;

  /**
   * Of any number of rivals with the same counter, one gets true; none whose counter is not above the one of before,
   * unless the authenticator does not count.
   */
  abstract use(id: string, counter: number, at: Date): Promise<boolean>;
}
