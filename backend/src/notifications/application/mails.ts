import type { Language } from '@tiraz/contracts/language';
import type { Letter, NewMail } from '../domain/mail.js';
import type { RenderedMail } from '../domain/rendered-mail.js';

/** Writes mails down, to be sent after the commit. */
export abstract class Mails {
  /** Joins the running transaction: the mail and the job that sends it. A key that was written before writes nothing. */
  abstract write(mail: NewMail): Promise<void>;

  /** Whether there is a mail of this key, whatever became of it. */
  abstract isWritten(key: string): Promise<boolean>;

  /** A letter as it would go out, the secrets of its links masked; nothing is written. */
  abstract preview(letter: Letter, language: Language, inquiryId: string): RenderedMail;
}
