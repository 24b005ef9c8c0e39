/** How often the unknown browsers of one client may try to sign in. */
export abstract class StrangersTurns {
  /**
   * Counts an attempt.
   *
   * @returns 0, or after how many seconds there may be one
   */
  abstract take(client: string): number;
}
