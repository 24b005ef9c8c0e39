import type { Language } from '@tiraz/contracts/language';
import type { Colleague, Colleagues } from './colleagues.js';
import type { MailChoiceStore } from './mail-choices.js';
import type { Owners } from './owners.js';

/** Somebody on the staff to whom a mail goes. */
export interface Addressee extends Colleague {
  /** In which it is written. */
  language: Language;
}

/** Who on the staff gets mails, and in which language. */
export class Addressees {
  constructor(
    private readonly colleagues: Pick<Colleagues, 'colleague'>,
    private readonly choices: Pick<MailChoiceStore, 'of'>,
    private readonly accounts: Pick<Owners, 'list'>,
  ) {}

  async addressee(id: string): Promise<Addressee | undefined> {
    const colleague = await this.colleagues.colleague(id);
    return colleague && { ...colleague, language: (await this.choices.of(id)).language };
  }

  /** Everybody who could sign in as an owner, by e-mail address. */
  async owners(): Promise<Pick<Addressee, 'email' | 'language'>[]> {
    const owners = await this.accounts.list();
    return Promise.all(
      owners.map(async ({ id, email }) => ({ email, language: (await this.choices.of(id)).language })),
    );
  }
}
