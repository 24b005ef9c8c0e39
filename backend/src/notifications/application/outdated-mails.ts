/** Finds those of these keys whose mails say what is true no longer, in the running transaction. */
export type FindOutdated = (keys: readonly string[]) => Promise<readonly string[]>;

/** Mails' port to the quotations. That module binds it, because it depends on this one and not the other way round. */
export class OutdatedMails {
  private finding: FindOutdated = async () => [];

  findBy(finding: FindOutdated): void {
    this.finding = finding;
  }

  async among(keys: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(keys.length > 0 ? await this.finding(keys) : []);
  }
}
