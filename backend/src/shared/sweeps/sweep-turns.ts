/** Whose turn it is to sweep, agreed among all processes on one database. */
export abstract class SweepTurns {
  /**
   * Takes the turn for one kind of sweep, when it is due; of any number of rivals at once exactly one gets it. It is
   * due again at `again`, should nobody settle it.
   */
  abstract take(what: string, now: Date, again: Date): Promise<boolean>;

  /** The turn that was taken is over; the next one is due at `again`. */
  abstract settle(what: string, again: Date): Promise<void>;
}
