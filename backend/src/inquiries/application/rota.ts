/** Who gets new inquiries in turn, and whose turn it is; everything happens in the running transaction. */
export abstract class Rota {
  /** Those whom the settings name; empty where new inquiries are nobody's. */
  abstract named(): Promise<string[]>;

  /**
   * Gives a turn to whoever of these has waited longest for one. Others who take one wait for the end of the running
   * transaction.
   *
   * @param among at least one
   */
  abstract take(among: readonly string[]): Promise<string>;
}
