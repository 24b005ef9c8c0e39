import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Jobs } from '../../shared/domain/jobs.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { retried } from '../domain/delivery.js';
import { MailRetries } from './mail-retries.js';
import { unknownMail, type MessageStore } from './message-store.js';
import type { OutdatedMails } from './outdated-mails.js';
import { addSending } from './sending-job.js';

export class RetryMail extends MailRetries {
  constructor(
    private readonly transactions: Transactions,
    private readonly messages: MessageStore,
    private readonly outdated: OutdatedMails,
    private readonly jobs: Jobs,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  async retry(id: string, by: Staff): Promise<void> {
    await this.transactions.run(async () => {
      const message = await this.messages.hold(id);
      if (!message) throw unknownMail();
      const at = this.clock.now();
      const { delivery } = message;
      const due = retried(message, at);
      if (due === 'not-waiting') throw conflict('mail.not-waiting', 'This mail is due, or was sent.');
      const isOutdated = (await this.outdated.among([message.key])).size > 0;
      if (due === 'over' || isOutdated) throw conflict('mail.over', 'What this mail brings is over.');
      await this.messages.saveDelivery(id, due);
      await addSending(this.jobs, id);
      const { state, tries, lastFailure } = delivery;
      await this.audit.record({
        at,
        by,
        action: 'mail.retried',
        thing: { kind: 'mail', id },
        before: { state, tries, lastFailure },
        after: { state: due.state, tries: due.tries, lastFailure: due.lastFailure },
      });
    });
  }
}

function conflict(code: string, message: string): DomainError {
  return new DomainError('conflict', code, message);
}
