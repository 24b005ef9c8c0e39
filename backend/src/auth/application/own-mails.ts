import type { Language } from '@tiraz/contracts/language';

/** As one's account has them now. */
export interface KnownMails {
  language: Language;
  wantsDigest: boolean;
}

/** What somebody says about the mails to their own account. It concerns nobody else, so the audit trail is silent. */
export abstract class OwnMails {
  /** @param role of the account */
  abstract of(id: string, role: string): Promise<KnownMails>;

  /** In which they are written from now on; joins the running transaction. */
  abstract writeIn(language: Language, id: string): Promise<void>;

  abstract sendDigest(isWanted: boolean, id: string): Promise<void>;
}
