import { MOST_IMPORTED_CUSTOMERS, type CustomerColumn } from '@tiraz/contracts/customer-care';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { changedFields } from '../../shared/domain/changed-fields.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { SheetReader } from '../../shared/domain/sheet-reader.js';
import { tableIn, type Heads } from '../../shared/domain/sheet-table.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { fillBlanks, newCustomer, type Customer } from '../domain/customer.js';
import { contactsIn, type LanguageWords, type SheetContact } from '../domain/customer-sheet.js';
import {
  CustomerImports,
  FAULTY,
  TOO_MANY,
  type CustomerFault,
  type ImportedRow,
  type ReadCustomers,
} from './customer-imports.js';
import type { Customers } from './customers.js';

export class ImportCustomers extends CustomerImports {
  constructor(
    private readonly reader: SheetReader,
    private readonly words: { heads: Heads<CustomerColumn>; languages: LanguageWords },
    private readonly transactions: Transactions,
    private readonly customers: Customers,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  async check(file: Uint8Array): Promise<ReadCustomers> {
    const { contacts, faults } = await this.contactsOf(file);
    if (faults.length > 0) return { rows: contacts.length, customers: [], faults };
    const known = await this.customers.knownBy(contacts.map(({ email }) => email));
    // Two addresses of one customer, who was merged, fill the blanks of one.
    const filled = new Map<string, Customer>();
    const customers = inOrder(contacts).map((contact) => {
      const found = known.get(contact.email);
      const customer = found && (filled.get(found.id) ?? found);
      if (customer) filled.set(customer.id, fillBlanks(customer, contact));
      return taken(contact, customer);
    });
    return { rows: contacts.length, customers: byRow(customers), faults };
  }

  async store(file: Uint8Array, by: Staff): Promise<ReadCustomers> {
    const { contacts, faults } = await this.contactsOf(file);
    if (faults.length > 0) throw new DomainError('invalid', FAULTY.code, FAULTY.detail);
    const customers = await this.transactions.run(async () => {
      const rows: ImportedRow[] = [];
      for (const contact of inOrder(contacts)) rows.push(await this.take(contact, by));
      return rows;
    });
    return { rows: contacts.length, customers: byRow(customers), faults };
  }

  private async contactsOf(file: Uint8Array): Promise<{ contacts: SheetContact[]; faults: CustomerFault[] }> {
    const rows = tableIn(await this.reader.read(file), this.words.heads);
    if (rows.length > MOST_IMPORTED_CUSTOMERS)
      throw new DomainError('invalid', TOO_MANY.code, TOO_MANY.detail);
    return contactsIn(rows, this.words.languages);
  }

  private async take({ row, ...contact }: SheetContact, by: Staff): Promise<ImportedRow> {
    const at = this.clock.now();
    const newcomer = newCustomer(this.customers.nextId(at), contact, at);
    const { customer, isNew } = await this.customers.findOrAdd(newcomer);
    const thing = { kind: 'customer', id: customer.id } as const;
    if (isNew) {
      await this.audit.record({ at, by, action: 'customer.imported', thing, after: contact });
      return taken({ row, ...contact }, undefined);
    }
    const filled = fillBlanks(customer, contact);
    const changed = changedFields(customer, filled);
    if (changed) {
      await this.customers.save(filled);
      await this.audit.record({ at, by, action: 'customer.updated', thing, ...changed });
    }
    return taken({ row, ...contact }, customer);
  }
}

/** In which they are stored: two who take over the same customers wait for each other. */
function inOrder(contacts: readonly SheetContact[]): SheetContact[] {
  return contacts.toSorted((one, other) => (one.email < other.email ? -1 : 1));
}

function byRow(rows: ImportedRow[]): ImportedRow[] {
  return rows.toSorted((one, other) => one.row - other.row);
}

function taken(contact: SheetContact, known: Customer | undefined): ImportedRow {
  const { row, name, email } = contact;
  if (!known) return { row, name, email, outcome: 'new', fills: [] };
  const filled = fillBlanks(known, contact);
  const fills = (['phone', 'company'] as const).filter((field) => filled[field] !== known[field]);
  return { row, name: known.name, email, outcome: fills.length > 0 ? 'filled' : 'unchanged', fills };
}
