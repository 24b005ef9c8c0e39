import type { Language } from '@tiraz/contracts/language';
import { wantsDigest } from '../domain/daily-digest.js';
import type { MailChoiceStore } from './mail-choices.js';
import { OwnMails, type KnownMails } from './own-mails.js';

export class ManageOwnMails extends OwnMails {
  constructor(private readonly choices: MailChoiceStore) {
    super();
  }

  async of(id: string, role: string): Promise<KnownMails> {
    const { language, dailyDigest } = await this.choices.of(id);
    return { language, wantsDigest: wantsDigest({ role, dailyDigest }) };
  }

  writeIn(language: Language, id: string): Promise<void> {
    return this.choices.change(id, { language });
  }

  sendDigest(dailyDigest: boolean, id: string): Promise<void> {
    return this.choices.change(id, { dailyDigest });
  }
}
