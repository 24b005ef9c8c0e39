import type { Outcome } from '../domain/delivery.js';
import type { Delivers, Recipient } from '../domain/mail.js';

export interface OutgoingMail {
  /** The same for every try. */
  id: string;
  to: Recipient;
  reference: string;
  subject: string;
  html: string;
  text: string;
  files: readonly { name: string; content: Uint8Array }[];
}

/** Hands a mail over to whoever delivers it. */
export abstract class Mailer {
  abstract readonly delivers: Delivers;

  /** One try. Never rejects for what a mail server does. */
  abstract send(mail: OutgoingMail): Promise<Outcome>;
}
