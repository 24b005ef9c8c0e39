import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { DomainError, type Fault } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { InMemoryInquiryStore } from '../adapters/inquiry-store.in-memory.js';
import { plainShirts, SENT_SHIRTS } from '../domain/plain-shirts.fixture.js';
import type { SubmittedInquiry } from '../domain/submitted-inquiry.js';
import { SubmitInquiry } from './submit-inquiry.js';

const sent: SubmittedInquiry = {
  ...SENT_SHIRTS,
  customerName: 'Layla',
  customerEmail: 'layla@example.com',
};
const salma = { id: 'salma', email: 'salma@tiraz.example' };
const HOUR_MS = 60 * 60 * 1000;

let store: InMemoryInquiryStore;
let inquiries: SubmitInquiry;
let now: Date;
let unitPrice: string;
let contacts: string[];
let contact: unknown;
let bookedBy: unknown[];
let links: string[];
let audit: InMemoryAuditTrail;
let added: unknown[];
let inTurn: string[];
let attached: string[];
let refusals: Fault[] | undefined;

beforeEach(() => {
  audit = new InMemoryAuditTrail();
  store = new InMemoryInquiryStore(audit);
  now = new Date('2026-03-01T09:30:00Z');
  unitPrice = '145.00';
  contacts = [];
  bookedBy = [];
  links = [];
  added = [];
  inTurn = [];
  attached = [];
  refusals = undefined;
  inquiries = new SubmitInquiry(
    new InMemoryTransactions(),
    store,
    { priceAgain: async () => ({ ...plainShirts(unitPrice), ...(refusals && { refusals }) }) },
    {
      recordContact: async (given, _at, by) => {
        contact = given;
        contacts.push(given.email);
        bookedBy.push(by);
        return 'customer';
      },
    },
    {
      issue: async (inquiryId, recipient, language) => {
        links.push(`${links.length + 1}: ${inquiryId} for ${recipient} in ${language}`);
        return links.at(-1)!;
      },
    },
    {
      attach: async (_inquiryId, productTypeId, { draft, placements = [] }) => {
        attached.push(`${draft} on ${productTypeId}, ${placements.length} placed`);
        return 2;
      },
    },
    { assign: async (id) => void inTurn.push(id) },
    audit,
    { add: async (...job) => void added.push(job) },
    { now: () => now },
  );
});

const later = (ms: number) => (now = new Date(now.getTime() + ms));

describe('submitting', () => {
  it('refuses what staff refuse to put together, at its field, and stores nothing', async () => {
    const message = 'This fabric does not go with this product type.';
    refusals = [{ path: 'fabricId', code: 'selection.unsuited', message }];
    await expect(inquiries.submit(sent, 'key')).rejects.toMatchObject({
      kind: 'invalid',
      code: 'selection.unsuited',
      faults: refusals,
    });
    expect([contacts, added, audit.records]).toEqual([[], [], []]);
  });

  it('stores the price of the moment for the customer, and gives a receipt', async () => {
    const { receipt, isReplay } = await inquiries.submit({ ...sent, totalCost: '14000.00' });
    expect(isReplay).toBe(false);
    expect(receipt).toEqual({
      id: expect.any(String),
      reference: 'TRZ-2026-000001',
      status: 'new',
      isSampleRequest: false,
      quantity: 100,
      totalCost: Money.parse('14500.00'),
      pricePerItem: Money.parse('145.00'),
      sampleCost: Money.parse('1000.00'),
      priceChanged: true,
      createdAt: now,
    });
    expect(store.added).toMatchObject([{ customerId: 'customer', submission: { message: '' } }]);
    expect([contacts, bookedBy]).toEqual([['layla@example.com'], [null]]);
    expect(await store.find(receipt.id)).toMatchObject({ ownerId: null, history: [{ changedBy: null }] });
    expect(added).toEqual([['announce-inquiry', { id: receipt.id }]]);
    expect(inTurn).toEqual([receipt.id]);
    expect(audit.records).toMatchObject([
      {
        by: null,
        action: 'inquiry.submitted',
        after: { reference: 'TRZ-2026-000001', customerId: 'customer', totalCost: Money.parse('14500.00') },
      },
    ]);
  });

  it('tells the customers how this one can be reached', async () => {
    const reached = { customerPhone: '+20 10', customerCompany: 'Dune', language: 'ar' } as const;
    await inquiries.submit({ ...sent, ...reached });
    expect(contact).toEqual({
      ...{ name: 'Layla', email: 'layla@example.com', phone: '+20 10', company: 'Dune', language: 'ar' },
    });
  });

  it('takes the artwork along once, and its record counts the files', async () => {
    const placement = { artworkId: 'logo', areaId: 'front', widthMm: 9, xMm: 1, yMm: 2, withoutGround: true };
    const designed = { ...sent, artwork: { draft: 'draft', placements: [placement] } };
    await inquiries.submit(designed, 'key');
    await inquiries.submit(designed, 'key');
    expect(attached).toEqual([`draft on ${sent.productTypeId}, 1 placed`]);
    expect(audit.records).toMatchObject([{ after: { artwork: 2 } }]);
  });

  it('asks nobody anything when the texts are faulty', async () => {
    await expect(inquiries.submit({ ...sent, customerName: ' ' }, 'key')).rejects.toThrow(DomainError);
    expect([store.added, contacts]).toEqual([[], []]);
    await expect(inquiries.submit(sent, 'key')).resolves.toMatchObject({
      receipt: { reference: 'TRZ-2026-000001' },
    });
  });
});

describe('entering what somebody asks for', () => {
  it('stores it at our price as theirs who enters it, without a turn or a link', async () => {
    const { receipt, isReplay } = await inquiries.enter(
      { ...sent, totalCost: '14000.00' },
      { by: salma, notifyCustomer: true },
    );
    expect([isReplay, receipt.totalCost, receipt.priceChanged]).toEqual([
      false,
      Money.parse('14500.00'),
      true,
    ]);
    expect(await store.find(receipt.id)).toMatchObject({
      ownerId: 'salma',
      version: 1,
      history: [{ from: null, to: 'new', changedBy: 'salma@tiraz.example' }],
    });
    expect([contacts, bookedBy, inTurn, links]).toEqual([['layla@example.com'], [salma], [], []]);
    expect(added).toEqual([['announce-inquiry', { id: receipt.id }]]);
    expect(audit.records).toEqual([
      {
        at: now,
        by: salma,
        action: 'inquiry.entered',
        thing: { kind: 'inquiry', id: receipt.id },
        after: {
          reference: 'TRZ-2026-000001',
          customerId: 'customer',
          isSampleRequest: false,
          quantity: 100,
          totalCost: Money.parse('14500.00'),
        },
      },
    ]);
  });

  it('mails nothing to a customer who is not to be told', async () => {
    await inquiries.enter(sent, { by: salma, notifyCustomer: false });
    expect([store.added.length, added]).toEqual([1, []]);
  });

  it('stores nothing a second time, and mails nothing', async () => {
    const first = await inquiries.enter(sent, { by: salma, notifyCustomer: false }, 'key');
    expect(await inquiries.enter(sent, { by: salma, notifyCustomer: true }, 'key')).toEqual({
      receipt: first.receipt,
      isReplay: true,
    });
    expect([store.added.length, audit.records.length, added]).toEqual([1, 1, []]);
  });

  it('is held to the rules of a submission', async () => {
    const entering = { by: salma, notifyCustomer: true };
    await expect(inquiries.enter({ ...sent, customerEmail: '' }, entering)).rejects.toMatchObject({
      faults: [{ path: 'customerEmail', code: 'field.format' }],
    });
    refusals = [{ path: 'fabricId', code: 'selection.unsuited', message: 'No.' }];
    await expect(inquiries.enter(sent, entering)).rejects.toMatchObject({ code: 'selection.unsuited' });
    expect([store.added, contacts, added, audit.records]).toEqual([[], [], [], []]);
  });
});

describe('repeating a submission', () => {
  it('with its key gives the first receipt, at the first price', async () => {
    const { receipt } = await inquiries.submit(sent, 'key');
    unitPrice = '200.00';
    later(24 * HOUR_MS - 1);
    await inquiries.forgetOldKeys();
    expect(await inquiries.submit({ ...sent }, 'key')).toMatchObject({ receipt, isReplay: true });
    expect([store.added.length, added.length, inTurn.length]).toEqual([1, 1, 1]);
  });

  it('answers with another link each time, to the same inquiry and in its language', async () => {
    const arabic = { ...sent, language: 'ar' } as const;
    const first = await inquiries.submit(arabic, 'key');
    const again = await inquiries.submit(arabic, 'key');
    const { id } = first.receipt;
    expect([first.link, again.link]).toEqual([
      `1: ${id} for layla@example.com in ar`,
      `2: ${id} for layla@example.com in ar`,
    ]);
    await expect(inquiries.submit(sent, 'key')).rejects.toMatchObject({ code: 'idempotency.key-reused' });
    expect(links).toHaveLength(2);
  });

  it('without a key, or with another one, is a second inquiry', async () => {
    await inquiries.submit(sent);
    await inquiries.submit(sent);
    await inquiries.submit(sent, 'one');
    await inquiries.submit(sent, 'two');
    expect(store.added).toHaveLength(4);
  });

  it('with the key of another inquiry is refused', async () => {
    await inquiries.submit(sent, 'key');
    await expect(inquiries.submit({ ...sent, quantity: 101 }, 'key')).rejects.toMatchObject({
      kind: 'invalid',
      code: 'idempotency.key-reused',
    });
  });

  it('after more than a day is a new inquiry, swept or not', async () => {
    await inquiries.submit(sent, 'swept');
    await inquiries.submit(sent, 'unswept');
    later(24 * HOUR_MS + 1);
    await inquiries.submit(sent, 'unswept');
    await inquiries.forgetOldKeys();
    await inquiries.submit(sent, 'swept');
    expect(store.added).toHaveLength(4);
    await inquiries.submit(sent, 'unswept');
    expect(store.added).toHaveLength(4);
  });
});
