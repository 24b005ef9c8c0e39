import type { Language } from '@tiraz/contracts/language';
import type { Staff } from '../../shared/domain/staff.js';
import { OwnMails } from './own-mails.js';
import type { StaffAccounts } from './staff-accounts.js';

export class ManageOwnMails extends OwnMails {
  constructor(private readonly accounts: Pick<StaffAccounts, 'change'>) {
    super();
  }

  writeIn(language: Language, by: Staff): Promise<void> {
    return this.accounts.change(by.id, { language });
  }

  sendDigest(dailyDigest: boolean, by: Staff): Promise<void> {
    return this.accounts.change(by.id, { dailyDigest });
  }
}
