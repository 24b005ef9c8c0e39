import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { changedFields } from '../../shared/domain/changed-fields.js';
import { foldEmail } from '../../shared/domain/email.js';
import type { Staff } from '../../shared/domain/staff.js';
import { contactedAgain, newCustomer, type Contact } from '../domain/customer.js';
import type { Customers } from './customers.js';

/** Everybody who has ever written to us. */
export class CustomerBook {
  constructor(
    private readonly customers: Customers,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Finds the customer with this e-mail address, letter case and outer blanks apart, or makes one; what was blank so
   * far is filled in, the language is that of the contact, everything else stays as it is. Joins the running transaction; rivals with the same address
   * wait for its end, and so does a merge.
   *
   * @param by who enters what the customer says; null: the customer does
   * @returns the customer's id
   * @throws DomainError `unavailable` when the database is away
   */
  async recordContact(sent: Contact, at: Date, by: Staff | null = null): Promise<string> {
    const contact = { ...sent, email: foldEmail(sent.email) };
    const newcomer = newCustomer(this.customers.nextId(at), contact, at);
    const { customer, isNew } = await this.customers.findOrAdd(newcomer);
    const thing = { kind: 'customer', id: customer.id } as const;
    if (isNew) {
      const { name, email, phone, company, language } = customer;
      const after = { name, email, phone, company, language };
      await this.audit.record({ at, by, action: 'customer.created', thing, after });
      return customer.id;
    }
    const filled = contactedAgain(customer, contact);
    const changed = changedFields(customer, filled);
    if (changed) {
      await this.customers.save(filled);
      await this.audit.record({ at, by, action: 'customer.filled', thing, ...changed });
    }
    return customer.id;
  }
}
