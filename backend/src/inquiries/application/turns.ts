/** Who gets new inquiries in turn, and whose turn it is; everything happens in the running transaction. */
export abstract class Turns {
  /**
   * Those whom the settings name, whoever has waited longest for a turn first; empty where new inquiries are nobody's.
   * Others who ask wait for the end of the running transaction.
   */
  abstract claim(): Promise<string[]>;

  /** That somebody has a turn now, after everybody else's. */
  abstract take(staffId: string): Promise<void>;
}
