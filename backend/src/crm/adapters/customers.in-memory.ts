import { expectTransaction } from '../../shared/domain/transactions.in-memory.js';
import { Customers } from '../application/customers.js';
import type { Customer } from '../domain/customer.js';

/** Behaves as the database does, without its transactions and locks. */
export class InMemoryCustomers extends Customers {
  private readonly stored = new Map<string, Customer>();
  private ids = 0;

  nextId(): string {
    this.ids += 1;
    return `00000000-0000-7000-8000-0c${String(this.ids).padStart(10, '0')}`;
  }

  /** Everybody, those who were merged away among them. */
  all(): Customer[] {
    return [...this.stored.values()];
  }

  /** As `hold`, but held against nothing. */
  find(id: string): Customer | undefined {
    const customer = this.stored.get(id);
    return customer && (customer.mergedInto === null ? { ...customer } : this.find(customer.mergedInto));
  }

  async findOrAdd(newcomer: Customer): Promise<{ customer: Customer; isNew: boolean }> {
    const known = this.all().find(({ email }) => email === newcomer.email);
    const customer = known && (await this.hold(known.id));
    if (customer) return { customer, isNew: false };
    this.stored.set(newcomer.id, { ...newcomer });
    return { customer: newcomer, isNew: true };
  }

  async knownBy(emails: readonly string[]): Promise<Map<string, Customer>> {
    const known = new Map<string, Customer>();
    for (const { id, email } of this.all()) {
      const customer = emails.includes(email) ? this.find(id) : undefined;
      if (customer) known.set(email, customer);
    }
    return known;
  }

  async hold(id: string): Promise<Customer | undefined> {
    expectTransaction('a customer is held');
    return this.find(id);
  }

  holdInPlace(id: string): Promise<Customer | undefined> {
    return this.hold(id);
  }

  async holdForMerge(id: string, duplicateId: string): Promise<Customer[]> {
    expectTransaction('two customers are held');
    return this.all().filter((customer) => [id, duplicateId].includes(customer.id));
  }

  async save(customer: Customer): Promise<void> {
    const known = this.stored.get(customer.id);
    if (!known) return;
    const { email, mergedInto } = known;
    this.stored.set(customer.id, { ...customer, email, version: customer.version + 1, mergedInto });
  }

  async leadTo(id: string, duplicateId: string): Promise<string[]> {
    const led = this.all().filter((one) => one.id === duplicateId || one.mergedInto === duplicateId);
    for (const one of led) this.stored.set(one.id, { ...one, mergedInto: id });
    return led.map(({ email }) => email).sort();
  }
}
