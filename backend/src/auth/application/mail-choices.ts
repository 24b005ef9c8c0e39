import { DEFAULT_LANGUAGE, type Language } from '@tiraz/contracts/language';

/** What somebody says about the mails to their account. */
export interface MailChoices {
  /** In which they are written. */
  language: Language;
  /** Whether the daily digest is to come; null: as the role has it. */
  dailyDigest: boolean | null;
}

/** Of an account whose owner has said nothing. */
export const USUAL_MAILS: MailChoices = { language: DEFAULT_LANGUAGE, dailyDigest: null };

/** Kept with the accounts. */
export abstract class MailChoiceStore {
  /** The usual ones of an account that there is not. */
  abstract of(id: string): Promise<MailChoices>;

  /** By the ids of all accounts. */
  abstract all(): Promise<ReadonlyMap<string, MailChoices>>;

  /** What is absent stays as it is; joins the running transaction. */
  abstract change(id: string, change: Partial<MailChoices>): Promise<void>;
}
