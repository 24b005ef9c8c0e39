/** Browsers that have signed in to an account before. Tokens are kept as those of Sessions. */
export abstract class KnownDevices {
  /** Notes a sign-in from this browser. */
  abstract note(token: string, staffId: string, at: Date): Promise<void>;

  /** The one of these tokens with which the account was signed in to; takes as long for an address without an account. */
  abstract knownOf(tokens: readonly string[], email: string): Promise<string | undefined>;

  /** Forgets all of the account's but so many that were used last. */
  abstract keepLatestOf(staffId: string, most: number): Promise<void>;

  abstract forgetUnusedSince(moment: Date): Promise<void>;
}
