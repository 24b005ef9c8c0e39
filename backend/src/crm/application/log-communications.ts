import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { Communications } from './communications.js';
import type { CommunicationDetails } from './customer-details.js';
import { CommunicationLog, type SentCommunication } from './communication-log.js';
import { holdConcern } from './concern.js';
import type { CustomerInquiries } from './customer-inquiries.js';
import type { Customers } from './customers.js';

export class LogCommunications extends CommunicationLog {
  constructor(
    private readonly transactions: Transactions,
    private readonly communications: Communications,
    private readonly customers: Customers,
    private readonly inquiries: CustomerInquiries,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  log(sent: SentCommunication, by: Staff): Promise<CommunicationDetails> {
    return this.transactions.run(async () => {
      const concern = await holdConcern(sent, this.customers, this.inquiries);
      const { customer, inquiryId, inquiryReference } = concern;
      const at = this.clock.now();
      const id = this.communications.nextId(at);
      const { type, direction, subject, content } = sent;
      const written = { customerId: customer.id, inquiryId, type, direction, subject, content };
      await this.communications.add({ id, ...written, loggedBy: by.email, createdAt: at });
      if (inquiryId && reachesCustomer(sent)) await this.inquiries.answered(inquiryId, at);
      const thing = { kind: 'communication', id } as const;
      await this.audit.record({ at, by, action: 'communication.logged', thing, after: written });
      return {
        id,
        customerId: customer.id,
        inquiryId,
        inquiryReference,
        type,
        direction,
        subject,
        content,
        loggedBy: by.email,
        createdAt: at,
      };
    });
  }
}

/** A note is for ourselves, whichever way it points. */
function reachesCustomer({ type, direction }: SentCommunication): boolean {
  return direction === 'outbound' && type !== 'note';
}
