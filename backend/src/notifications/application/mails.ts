import type { NewMail } from '../domain/mail.js';

/** Writes mails down, to be sent after the commit. */
export abstract class Mails {
  /** Joins the running transaction: the mail and the job that sends it. A key that was written before writes nothing. */
  abstract write(mail: NewMail): Promise<void>;
}
