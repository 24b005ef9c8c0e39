import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { foldEmail } from '../../shared/domain/email.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import type { LinkRegister } from './link-register.js';
import { StaffLinks, type RecipientLinks } from './staff-links.js';

export class ManageLinks extends StaffLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly register: LinkRegister,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  async list(inquiryId: string): Promise<RecipientLinks[]> {
    const recipients = await this.register.recipientsOf(inquiryId);
    if (!recipients) throw new DomainError('missing', 'inquiry.unknown', 'There is no such inquiry.');
    return recipients;
  }

  revoke(inquiryId: string, email: string, by: Staff): Promise<RecipientLinks[]> {
    const recipient = foldEmail(email);
    return this.transactions.run(async () => {
      if ((await this.register.remove({ inquiryId, recipient })) > 0) {
        await this.audit.record({
          at: this.clock.now(),
          by,
          action: 'inquiry.links-revoked',
          thing: { kind: 'inquiry', id: inquiryId },
          before: { recipient },
        });
      }
      return this.list(inquiryId);
    });
  }
}
