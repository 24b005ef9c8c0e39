import type { Language } from '@tiraz/contracts/language';
import type { Staff } from '../../shared/domain/staff.js';

/** What somebody says about the mails to their own account. It concerns nobody else, so the audit trail is silent. */
export abstract class OwnMails {
  /** In which they are written from now on. */
  abstract writeIn(language: Language, by: Staff): Promise<void>;

  abstract sendDigest(isWanted: boolean, by: Staff): Promise<void>;
}
