import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openCustomerCare } from '../../../e2e/customer-care.js';
import { newCustomer, type Customer } from '../domain/customer.js';
import { plannedFollowUp } from '../domain/follow-up.js';
import { STANDING_EXAMPLES } from '../domain/standing.fixture.js';
import { customerCareInMemory, staff, storeHistory, type CustomerCare } from './customer-care.fixture.js';

const monday = new Date('2026-03-02T10:00:00.123Z');
const tuesday = new Date('2026-03-03T10:00:00Z');
const UNKNOWN = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';

describe.each([
  ['in memory', async () => ({ ...customerCareInMemory(tuesday), close: () => Promise.resolve() })],
  ['in PostgreSQL', () => openCustomerCare(tuesday)],
])('stored %s,', (_, open) => {
  let care: CustomerCare & { close: () => Promise<void> };
  let people = 0;

  beforeAll(async () => {
    care = await open();
  });
  afterAll(() => care.close());

  const run = <T>(work: () => Promise<T>) => care.transactions.run(work);
  const hold = (id: string) => run(() => care.customers.hold(id));
  const somebody = (change: Partial<Customer> = {}): Customer => {
    people += 1;
    const contact = {
      name: 'ليلى 🧵',
      email: `p${people}@example.com`,
      phone: '+20 100 555 0100',
      company: `O'B "& Co`,
      language: 'ar' as const,
    };
    return { ...newCustomer(care.customers.nextId(monday), contact, monday), ...change };
  };
  const added = async (change: Partial<Customer> = {}) =>
    (await run(() => care.customers.findOrAdd(somebody(change)))).customer;
  const merge = (id: string, duplicateId: string) =>
    run(async () => {
      await care.customers.holdForMerge(id, duplicateId);
      return care.customers.leadTo(id, duplicateId);
    });
  const planned = (customerId: string, inquiryId: string | null = null) =>
    plannedFollowUp(
      {
        id: care.followUps.nextId(monday),
        customerId,
        inquiryId,
        scheduledAt: tuesday,
        subject: 'Call',
        description: 'First\nsecond',
      },
      monday,
    );
  const said = (customerId: string, inquiryId: string | null = null) =>
    ({
      id: care.communications.nextId(monday),
      customerId,
      inquiryId,
      type: 'note',
      direction: 'inbound',
      subject: '',
      content: 'مرحبا',
      loggedBy: staff.email,
      createdAt: monday,
    }) as const;

  describe('customers', () => {
    it('are added once for each address, to the last field', async () => {
      const newcomer = somebody();
      const find = (change: Partial<Customer> = {}) =>
        run(() => care.customers.findOrAdd({ ...newcomer, id: care.customers.nextId(tuesday), ...change }));
      expect(await run(() => care.customers.findOrAdd(newcomer))).toEqual({
        customer: newcomer,
        isNew: true,
      });
      expect(await find({ name: 'Other', phone: '1' })).toEqual({ customer: newcomer, isNew: false });
      expect(await hold(newcomer.id)).toEqual(newcomer);
    });

    it('are saved with the next version; address and signpost stay', async () => {
      const { id, email } = await added();
      const change = {
        name: 'Layla',
        phone: '+20',
        company: '',
        staffStatus: 'inactive',
        staffStatusAt: tuesday,
        createdAt: new Date('2026-03-01T10:00:00Z'),
      } as const;
      const known = await hold(id);
      await run(() =>
        care.customers.save({ ...known!, ...change, email: 'x@example.com', mergedInto: UNKNOWN }),
      );
      expect(await hold(id)).toEqual({ ...known, ...change, email, version: 2 });
    });

    it('are unknown until they are added', async () => {
      expect(await hold(UNKNOWN)).toBeUndefined();
      expect(await run(() => care.customers.holdInPlace(UNKNOWN))).toBeUndefined();
      expect(await run(() => care.customers.holdForMerge(UNKNOWN, UNKNOWN))).toEqual([]);
      await expect(care.reads.details(UNKNOWN)).rejects.toMatchObject({ kind: 'missing' });
    });

    it('who are merged lead to the one that stays, by address and by id, in one step', async () => {
      const [first, second, third] = [await added(), await added(), await added()];
      expect(await merge(second.id, first.id)).toEqual([first.email]);
      expect(await merge(third.id, second.id)).toEqual([first.email, second.email].sort());
      for (const { id, email } of [first, second]) {
        const { customer, isNew } = await run(() => care.customers.findOrAdd(somebody({ email })));
        expect([customer.id, isNew]).toEqual([third.id, false]);
        expect((await hold(id))?.id).toBe(third.id);
        expect((await run(() => care.customers.holdInPlace(id)))?.id).toBe(third.id);
        expect((await care.reads.details(id)).id).toBe(third.id);
        expect(await run(() => care.customers.holdForMerge(id, UNKNOWN))).toEqual([
          expect.objectContaining({ id, mergedInto: third.id }),
        ]);
      }
      const { otherEmails } = await care.reads.details(third.id);
      expect(otherEmails).toEqual([first.email, second.email].sort());
    });

    it('know who else names their company, however it is written, but for who was merged', async () => {
      const of = (company: string) => added({ name: `of ${company}`, company });
      const [dune, loud, gone, blank] = [await of('Dune'), await of('DUNE'), await of('Dune'), await of('')];
      for (const company of ['', 'Dunes']) await of(company);
      await merge(loud.id, gone.id);
      const others = async ({ id }: Customer) => (await care.reads.details(id)).sameCompany;
      expect(await others(dune)).toEqual([{ id: loud.id, name: 'of DUNE' }]);
      expect([await others(loud), await others(blank)]).toEqual([[{ id: dune.id, name: 'of Dune' }], []]);
    });
  });

  it('inquiries are of one customer', async () => {
    const [one, other] = [await added(), await added()];
    const inquiryId = await care.inquiry(one.id, { at: monday });
    expect(await care.inquiries.referenceOf(inquiryId, one.id)).toBe(`TRZ-${inquiryId}`);
    expect(await care.inquiries.referenceOf(inquiryId, other.id)).toBeUndefined();
    expect(await care.inquiries.referenceOf(UNKNOWN, one.id)).toBeUndefined();
    await care.inquiry(one.id, { at: tuesday });
    await care.inquiry(one.id, { at: monday });
    expect(await care.inquiries.latestOf(one.id)).toEqual(tuesday);
    expect(await care.inquiries.latestOf(other.id)).toBeNull();
  });

  it('what belongs to a customer moves to another, and nothing else', async () => {
    const [from, to, other] = [await added(), await added(), await added()];
    const belongings = async (customerId: string) => {
      const inquiryId = await care.inquiry(customerId);
      const [communication, followUp] = [said(customerId, inquiryId), planned(customerId)];
      await run(() => care.communications.add(communication));
      await run(() => care.followUps.add(followUp));
      return { inquiries: [inquiryId], communications: [communication.id], followUps: [followUp.id] };
    };
    const one = await belongings(from.id);
    const two = await belongings(from.id);
    await belongings(to.id);
    await belongings(other.id);
    expect(await run(() => care.belongings.move(from.id, to.id))).toEqual({
      inquiries: [...one.inquiries, ...two.inquiries].sort(),
      communications: [...one.communications, ...two.communications].sort(),
      followUps: [...one.followUps, ...two.followUps].sort(),
    });
    const counts = async ({ id }: Customer) => (await care.reads.details(id)).counts;
    const of = (count: number) => ({
      inquiries: count,
      communications: count,
      followUps: count,
      pendingFollowUps: count,
    });
    expect([await counts(from), await counts(to), await counts(other)]).toEqual([of(0), of(3), of(1)]);
  });

  it('a customer is read with everything, newest first', async () => {
    const customer = await added({ phone: '1', company: 'Alone', staffStatus: null });
    const { id } = customer;
    const older = await care.inquiry(id, { at: monday, value: '999999999999999.99', acceptedAt: tuesday });
    const newer = await care.inquiry(id, { at: tuesday, value: '0.01', acceptedAt: monday });
    const spoken = [
      said(id, older),
      { ...said(id), id: care.communications.nextId(tuesday), createdAt: tuesday },
    ];
    for (const communication of spoken) await run(() => care.communications.add(communication));
    const due = { ...planned(id), scheduledAt: new Date('2026-03-02T08:00:00Z') };
    await run(() => care.followUps.add(due));
    const shownInquiry = { isSampleRequest: false, quantity: 100, status: 'accepted' };
    expect(await care.reads.details(id)).toEqual({
      id,
      name: customer.name,
      email: customer.email,
      phone: '1',
      company: customer.company,
      lifetimeValue: '1000000000000000.00',
      valueTier: 'high',
      lastOrderDate: tuesday,
      lastCommunication: tuesday,
      lastActivity: tuesday,
      status: 'follow_up_due',
      version: 1,
      createdAt: monday,
      ...{ otherEmails: [], sameCompany: [] },
      counts: { inquiries: 2, communications: 2, followUps: 1, pendingFollowUps: 1 },
      inquiries: [
        { id: newer, reference: `TRZ-${newer}`, totalCost: '0.01', acceptedAt: monday, createdAt: tuesday },
        {
          id: older,
          reference: `TRZ-${older}`,
          totalCost: '999999999999999.99',
          acceptedAt: tuesday,
          createdAt: monday,
        },
      ].map((inquiry) => ({ ...inquiry, ...shownInquiry })),
      communications: [
        { ...spoken[1], inquiryReference: null },
        { ...spoken[0], inquiryReference: `TRZ-${older}` },
      ],
      followUps: [
        {
          id: due.id,
          customerId: id,
          customerName: customer.name,
          customerPhone: customer.phone,
          language: customer.language,
          inquiryId: null,
          inquiryReference: null,
          scheduledDate: due.scheduledAt,
          subject: 'Call',
          description: 'First\nsecond',
          status: 'pending',
          isOverdue: true,
          isDueToday: false,
          next: ['completed', 'cancelled'],
          canMove: true,
          version: 1,
          createdAt: monday,
        },
      ],
    });
  });
});

describe.each([
  ['in memory', async () => ({ ...customerCareInMemory(), close: () => Promise.resolve() })],
  ['in PostgreSQL', () => openCustomerCare()],
  ['as PostgreSQL keeps them', () => openCustomerCare(undefined, true)],
])('judged %s,', (_, open) => {
  let care: CustomerCare & { close: () => Promise<void> };

  beforeAll(async () => {
    care = await open();
  });
  afterAll(() => care.close());

  it('as many customers are active as the examples say, and none of those who were merged away', async () => {
    const examples = STANDING_EXAMPLES.filter(
      ({ now, upTo }) => upTo === undefined && now.toISOString() === '2026-07-15T09:00:00.000Z',
    );
    for (const { title, history } of examples) await storeHistory(care, title, history);
    care.clock.time = new Date('2026-07-15T09:00:00Z');
    const active = examples.filter(({ status }) => status !== 'inactive').length;
    expect(await care.reads.countActive()).toBe(active);
    const [stays, goes] = [await care.customer('stays@example.com'), await care.customer('goes@example.com')];
    expect(await care.reads.countActive()).toBe(active + 2);
    await care.transactions.run(() => care.customers.leadTo(stays, goes));
    expect(await care.reads.countActive()).toBe(active + 1);
    expect(await care.reads.countActive(new Date('2025-01-01T00:00:00Z'))).toBeLessThan(active);
  });
});
