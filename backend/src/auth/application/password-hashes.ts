/** Who waits for a hash. */
export interface Waiting {
  /** Comes before all strangers, and has places that none of them can take. */
  isKnown: boolean;
  /** Whether nobody waits any more. */
  isGone?: (() => boolean) | undefined;
}

export abstract class PasswordHashes {
  /** How many are being computed or waited for. */
  abstract get underWay(): number;

  /**
   * For somebody who is known.
   *
   * @throws DomainError `unavailable` when too many are being computed
   */
  abstract of(password: string): Promise<string>;

  /**
   * Of what chance made, 50 bits or more: a tenth of the work of a password's. For somebody who is known.
   *
   * @throws DomainError `unavailable` when too many are being computed
   */
  abstract ofRandom(secret: string): Promise<string>;

  /**
   * False without a hash, after the same work. For a stranger unless somebody else is given.
   *
   * @throws DomainError `unavailable` when too many are being computed, or nobody waits any more
   */
  abstract match(password: string, hash: string | undefined, waiting?: Waiting): Promise<boolean>;
}
