import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import { Money } from '../../shared/domain/money.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { InMemorySheetReader } from '../../shared/spreadsheets/sheet-reader.in-memory.js';
import type { Belongings } from '../application/belongings.js';
import type { Communications } from '../application/communications.js';
import { CustomerBook } from '../application/customer-book.js';
import type { CustomerInquiries } from '../application/customer-inquiries.js';
import type { CustomerReads } from '../application/customer-reads.js';
import type { Customers } from '../application/customers.js';
import type { FollowUps } from '../application/follow-ups.js';
import { ImportCustomers } from '../application/import-customers.js';
import { LogCommunications } from '../application/log-communications.js';
import { ManageCustomers } from '../application/manage-customers.js';
import { ManageFollowUps } from '../application/manage-follow-ups.js';
import { newCustomer } from '../domain/customer.js';
import type { CustomerHistory } from '../domain/standing.js';
import { InMemoryBelongings } from './belongings.in-memory.js';
import { InMemoryCommunications } from './communications.in-memory.js';
import { CUSTOMER_SHEET_WORDS } from './customer-sheet-words.js';
import { InMemoryCustomerInquiries } from './customer-inquiries.in-memory.js';
import { InMemoryCustomerReads } from './customer-reads.in-memory.js';
import { InMemoryCustomers } from './customers.in-memory.js';
import { InMemoryFollowUpReads } from './follow-up-reads.in-memory.js';
import { InMemoryFollowUps } from './follow-ups.in-memory.js';

export const staff = { id: '01993c00-0000-7000-8000-00000000000a', email: 'sara@tiraz.example' };

/** A clock that a test sets. */
export interface TestClock {
  time: Date;
  now(): Date;
}

/** A plain inquiry, as far as customers are concerned. */
export interface PlainInquiry {
  at?: Date;
  value?: string;
  statusChangedAt?: Date | null;
  acceptedAt?: Date | null;
}

/** The ports of the module. */
export interface CustomerCareParts {
  clock: TestClock;
  transactions: Transactions;
  auditTrail: AuditTrail;
  customers: Customers;
  inquiries: CustomerInquiries;
  followUps: FollowUps;
  communications: Communications;
  belongings: Belongings;
  reads: CustomerReads;
  /** Stores an inquiry of this customer. @returns its id */
  inquiry(customerId: string, inquiry?: PlainInquiry): Promise<string>;
}

/** The use cases over these ports. */
export function customerCareOver<Parts extends CustomerCareParts>(parts: Parts) {
  const { transactions, customers, inquiries, followUps, communications, auditTrail, clock } = parts;
  const joining = new CustomerBook(customers, auditTrail);
  /** As whoever takes an inquiry in calls it. */
  const book: Pick<CustomerBook, 'recordContact'> = {
    recordContact: (...contact) => transactions.run(() => joining.recordContact(...contact)),
  };
  return {
    ...parts,
    book,
    manageCustomers: new ManageCustomers(
      transactions,
      customers,
      parts.belongings,
      inquiries,
      parts.reads,
      auditTrail,
      clock,
    ),
    imports: new ImportCustomers(
      new InMemorySheetReader(),
      CUSTOMER_SHEET_WORDS,
      transactions,
      customers,
      auditTrail,
      clock,
    ),
    manageFollowUps: new ManageFollowUps(transactions, followUps, customers, inquiries, auditTrail, clock),
    logCommunications: new LogCommunications(
      transactions,
      communications,
      customers,
      inquiries,
      auditTrail,
      clock,
    ),
    /** Somebody with this address, who first wrote at this moment. */
    customer: (email: string, at = clock.now(), contact: object = {}) =>
      book.recordContact({ name: 'Layla', email, phone: '', company: '', language: 'en', ...contact }, at),
  };
}

/** The whole module without a database, at a time that the test sets. */
export function customerCareInMemory(now = new Date('2026-03-02T10:00:00Z')) {
  const clock: TestClock = { time: now, now: () => clock.time };
  const customers = new InMemoryCustomers();
  const inquiries = new InMemoryCustomerInquiries();
  const communications = new InMemoryCommunications();
  const followUps = new InMemoryFollowUps(customers, inquiries);
  return customerCareOver({
    clock,
    transactions: new InMemoryTransactions(),
    auditTrail: new InMemoryAuditTrail(),
    customers,
    inquiries,
    communications,
    followUps,
    followUpReads: new InMemoryFollowUpReads(followUps, clock),
    belongings: new InMemoryBelongings(inquiries, communications, followUps),
    reads: new InMemoryCustomerReads(customers, inquiries, communications, followUps, clock),
    inquiry: async (
      customerId: string,
      { at = clock.now(), value = '1000.00', ...moved }: PlainInquiry = {},
    ) => {
      const { acceptedAt = null, statusChangedAt = acceptedAt } = moved;
      const id = `00000000-0000-7000-8000-0b${String(inquiries.stored.length).padStart(10, '0')}`;
      const worth = Money.parse(value);
      const reference = `TRZ-${id}`;
      inquiries.stored.push({
        id,
        reference,
        customerId,
        value: worth,
        createdAt: at,
        statusChangedAt,
        acceptedAt,
      });
      return id;
    },
  });
}

export type CustomerCare = ReturnType<typeof customerCareOver<CustomerCareParts>>;

/** Somebody with an inquiry, a communication and a follow-up. @returns the customer's id */
export async function storeSomebody(
  care: CustomerCare,
  email: string,
  { contact = {}, at, inquiry }: { contact?: object; at?: Date; inquiry?: PlainInquiry } = {},
): Promise<string> {
  const customerId = await care.customer(email, at, contact);
  const about = { customerId, inquiryId: await care.inquiry(customerId, inquiry) };
  await care.logCommunications.log(
    { ...about, type: 'note', direction: 'inbound', subject: '', content: 'Hello' },
    staff,
  );
  await care.manageFollowUps.plan(
    { ...about, scheduledDate: '2026-03-10', subject: 'Call', description: '' },
    staff,
  );
  return customerId;
}

/** Stores a customer to whom all this belongs. @returns the customer's id */
export async function storeHistory(
  { customers, communications, followUps, inquiry }: CustomerCareParts,
  name: string,
  { createdAt, staffStatus, staffStatusAt, ...belongings }: CustomerHistory,
): Promise<string> {
  const id = customers.nextId(createdAt);
  const email = `${name.replace(/\W/g, '-').toLowerCase()}@example.com`;
  const newcomer = newCustomer(id, { name, email, phone: '', company: '', language: 'en' }, createdAt);
  await customers.findOrAdd(newcomer);
  if (staffStatus !== null) await customers.save({ ...newcomer, staffStatus, staffStatusAt });
  const about = { customerId: id, inquiryId: null, subject: '' };
  for (const { createdAt: at, ...moved } of belongings.inquiries) await inquiry(id, { at, ...moved });
  for (const { createdAt: at } of belongings.communications) {
    const said = { type: 'phone', direction: 'outbound', content: 'Called' } as const;
    const written = { ...about, ...said, loggedBy: staff.email, createdAt: at };
    await communications.add({ id: communications.nextId(at), ...written });
  }
  for (const followUp of belongings.followUps) {
    const planned = { id: followUps.nextId(followUp.createdAt), ...about, description: '', version: 1 };
    await followUps.add({ ...planned, ...followUp, lastMove: null });
  }
  return id;
}
