/** Browsers that have signed in to an account before. Tokens are kept as those of Sessions. */
export abstract class KnownDevices {
  /** Notes a sign-in from this browser. */
  abstract note(token: string, staffId: string, at: Date): Promise<void>;

  /** Takes as long for an e-mail address without an account. */
  abstract isKnown(token: string, email: string): Promise<boolean>;

  /** Forgets all of the account's but so many that were used last. */
  abstract keepLatestOf(staffId: string, most: number): Promise<void>;

  abstract forgetUnusedSince(moment: Date): Promise<void>;
}
