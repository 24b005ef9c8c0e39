import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { changedFields } from '../../shared/domain/changed-fields.js';
import type { Clock } from '../../shared/domain/clock.js';
import { StaleError } from '../../shared/domain/domain-error.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { edited, unknownCustomer, type Customer, type CustomerEdit } from '../domain/customer.js';
import { merged, unknownDuplicate } from '../domain/merge.js';
import type { Belongings } from './belongings.js';
import type { CustomerDetails } from './customer-details.js';
import type { CustomerInquiries } from './customer-inquiries.js';
import type { CustomerReads } from './customer-reads.js';
import type { Customers } from './customers.js';
import { StaffCustomers } from './staff-customers.js';

export class ManageCustomers extends StaffCustomers {
  constructor(
    private readonly transactions: Transactions,
    private readonly customers: Customers,
    private readonly belongings: Belongings,
    private readonly inquiries: CustomerInquiries,
    private readonly reads: CustomerReads,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  read(id: string): Promise<CustomerDetails> {
    return this.reads.details(id);
  }

  update(id: string, edit: CustomerEdit, version: number | undefined, by: Staff): Promise<CustomerDetails> {
    return this.transactions.run(async () => {
      const known = await this.customers.hold(id);
      if (!known) throw unknownCustomer();
      if (version !== undefined && version !== known.version) {
        throw new StaleError({ kind: 'customer', id: known.id }, await this.reads.details(known.id));
      }
      const at = this.clock.now();
      const customer = edited(known, edit, at);
      if (customer) {
        await this.customers.save(customer);
        await this.audit.record({
          at,
          by,
          action: 'customer.updated',
          thing: { kind: 'customer', id: known.id },
          ...(changedFields(recorded(known), recorded(customer)) ?? { after: { status: edit.status } }),
        });
      }
      return this.reads.details(known.id);
    });
  }

  merge(id: string, duplicateId: string, by: Staff): Promise<CustomerDetails> {
    return this.transactions.run(async () => {
      const held = await this.customers.holdForMerge(id, duplicateId);
      const known = held.find((one) => one.id === id);
      const duplicate = held.find((one) => one.id === duplicateId);
      if (!known) throw unknownCustomer();
      if (!duplicate) throw unknownDuplicate();
      const customer = merged(known, duplicate, {
        customer: await this.inquiries.latestOf(id),
        duplicate: await this.inquiries.latestOf(duplicateId),
      });
      const emails = await this.customers.leadTo(id, duplicateId);
      const moved = await this.belongings.move(duplicateId, id);
      await this.customers.save(customer);
      const at = this.clock.now();
      const changed = changedFields(recorded(known), recorded(customer));
      const { name, phone, company } = duplicate;
      await this.audit.record({
        at,
        by,
        action: 'customer.merged',
        thing: { kind: 'customer', id },
        before: { ...changed?.before },
        after: { ...changed?.after, duplicate: { id: duplicateId, name, phone, company, emails }, moved },
      });
      await this.audit.record({
        at,
        by,
        action: 'customer.merged-away',
        thing: { kind: 'customer', id: duplicateId },
        after: { mergedInto: id },
      });
      return this.reads.details(id);
    });
  }
}

/** What the audit trail shows of a customer. */
function recorded({ name, phone, company, language, staffStatus: status }: Customer) {
  return { name, phone, company, language, status };
}
