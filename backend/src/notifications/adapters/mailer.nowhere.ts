import { Mailer } from '../application/mailer.js';
import type { Outcome } from '../domain/delivery.js';

/** In production without a mail server: every mail is held before it comes here. */
export class NoMailer extends Mailer {
  readonly delivers = 'nothing';

  async send(): Promise<Outcome> {
    return { kind: 'server', failure: 'There is no mail server.' };
  }
}
