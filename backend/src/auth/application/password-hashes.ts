export abstract class PasswordHashes {
  /** @throws DomainError `unavailable` when too many are being computed */
  abstract of(password: string): Promise<string>;

  /**
   * False without a hash, after the same work.
   *
   * @throws DomainError `unavailable` when too many are being computed
   */
  abstract match(password: string, hash: string | undefined): Promise<boolean>;
}
