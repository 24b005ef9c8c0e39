import { MailChoiceStore, USUAL_MAILS, type MailChoices } from '../application/mail-choices.js';

/** Of accounts that are kept elsewhere. */
export class InMemoryMailChoices extends MailChoiceStore {
  private readonly byId = new Map<string, MailChoices>();

  constructor(private readonly accounts: { list(): Promise<{ id: string }[]> }) {
    super();
  }

  async of(id: string): Promise<MailChoices> {
    return this.byId.get(id) ?? USUAL_MAILS;
  }

  async all(): Promise<ReadonlyMap<string, MailChoices>> {
    const ids = (await this.accounts.list()).map(({ id }) => id);
    return new Map(ids.map((id) => [id, this.byId.get(id) ?? USUAL_MAILS]));
  }

  async change(id: string, change: Partial<MailChoices>): Promise<void> {
    this.byId.set(id, { ...(this.byId.get(id) ?? USUAL_MAILS), ...change });
  }
}
