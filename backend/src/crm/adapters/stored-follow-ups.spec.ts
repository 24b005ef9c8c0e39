import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FOLLOW_UP_STATUSES, LAST_ACTIVE_FIRST, type FollowUpStatus } from '@tiraz/contracts/customer-care';
import fc from 'fast-check';
import { openCustomerCare } from '../../../e2e/customer-care.js';
import type { SentFollowUpEdit } from '../application/staff-follow-ups.js';
import { newCustomer, type Customer } from '../domain/customer.js';
import { LIFE_CYCLE, plannedFollowUp } from '../domain/follow-up.js';
import { customerCareInMemory, staff, type CustomerCare } from './customer-care.fixture.js';

const monday = new Date('2026-03-02T10:00:00.123Z');
const tuesday = new Date('2026-03-03T10:00:00Z');
const UNKNOWN = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const CONTACT = {
  name: 'ليلى 🧵',
  email: 'layla@example.com',
  phone: '+20 100 555 0100',
  company: '',
  language: 'ar' as const,
};

describe.each([
  ['in memory', async () => ({ ...customerCareInMemory(tuesday), close: () => Promise.resolve() })],
  ['in PostgreSQL', () => openCustomerCare(tuesday)],
])('follow-ups stored %s', (_, open) => {
  let care: CustomerCare & { close: () => Promise<void> };
  let customer: Customer;

  beforeAll(async () => {
    care = await open();
    const newcomer = newCustomer(care.customers.nextId(monday), CONTACT, monday);
    ({ customer } = await run(() => care.customers.findOrAdd(newcomer)));
  });
  afterAll(() => care.close());

  const run = <T>(work: () => Promise<T>) => care.transactions.run(work);
  const added = async (inquiryId: string | null = null) => {
    const [id, text] = [care.followUps.nextId(monday), { subject: 'Call', description: 'First\nsecond' }];
    const plan = { id, customerId: customer.id, inquiryId, scheduledAt: tuesday, ...text };
    const followUp = plannedFollowUp(plan, monday);
    await run(() => care.followUps.add(followUp));
    return followUp;
  };

  it('are found with whom and what they are about', async () => {
    const inquiryId = await care.inquiry(customer.id);
    const followUp = await added(inquiryId);
    const { lastMove: _move, ...stored } = followUp;
    expect(await care.followUps.find(followUp.id)).toEqual({
      ...stored,
      customerName: customer.name,
      customerPhone: customer.phone,
      language: customer.language,
      inquiryReference: `TRZ-${inquiryId}`,
    });
    const plain = await added();
    expect(await care.followUps.find(plain.id)).toMatchObject({ inquiryId: null, inquiryReference: null });
    expect(await care.followUps.find(UNKNOWN)).toBeUndefined();
  });

  it('are held and saved with the next version; whose they are stays', async () => {
    const followUp = await added();
    expect(await run(() => care.followUps.hold(followUp.id))).toEqual(followUp);
    expect(await run(() => care.followUps.hold(UNKNOWN))).toBeUndefined();
    const change = {
      status: 'completed',
      scheduledAt: monday,
      subject: 'Write',
      description: '',
      changedAt: tuesday,
      lastMove: {
        at: tuesday,
        statusBefore: 'pending',
        scheduledAtBefore: tuesday,
        changedAtBefore: monday,
      },
    } as const;
    await run(() => care.followUps.save({ ...followUp, ...change, createdAt: tuesday }));
    expect(await run(() => care.followUps.hold(followUp.id))).toEqual({ ...followUp, ...change, version: 2 });
  });
});

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAfter = (day: number) => new Date(monday.getTime() + day * DAY_MS);

describe.each([
  ['in memory', async () => ({ ...customerCareInMemory(), close: () => Promise.resolve() })],
  ['in PostgreSQL', () => openCustomerCare()],
  ['as PostgreSQL keeps them', () => openCustomerCare(undefined, true)],
])('figures of follow-ups stored %s', (_, open) => {
  let care: CustomerCare & { close: () => Promise<void> };
  beforeAll(async () => {
    care = await open();
  });
  afterAll(() => care.close());

  /** At this moment, at earlier ones, and as soon as nothing but what happens now keeps customers active. */
  async function figures() {
    const now = care.clock.time;
    const read = async () => ({
      active: await care.reads.countActive(),
      customers: (await care.reads.list({}, LAST_ACTIVE_FIRST, { limit: 100 })).items,
    });
    const found: unknown[] = [await read()];
    for (const day of [1, 40, 200]) found.push(await care.reads.countActive(daysAfter(day)));
    care.clock.time = new Date(now.getTime() + 179 * DAY_MS);
    found.push(await read());
    care.clock.time = now;
    return found;
  }

  it('are those before a change once it is undone, whatever was changed and taken back before', async () => {
    let planned = 0;
    let [undone, differed] = [0, 0];
    const step = fc.record({
      which: fc.nat(1),
      edit: fc.record(
        {
          status: fc.constantFrom(...FOLLOW_UP_STATUSES),
          scheduledDate: fc.constantFrom('2026-03-01', '2026-10-07', '2027-03-30'),
          subject: fc.constantFrom('Call', 'Write'),
        },
        { requiredKeys: [] },
      ),
      isTakenBack: fc.boolean(),
      days: fc.nat(60),
    });
    const steps = fc.array(step, { minLength: 3, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        care.clock.time = monday;
        const ids: string[] = [];
        for (const subject of ['Call', 'Write']) {
          const customerId = await run(() => care.customer(`undone-${(planned += 1)}@example.com`));
          const plan = { customerId, scheduledDate: '2026-10-20', subject, description: '' };
          ids.push((await care.manageFollowUps.plan(plan, staff)).id);
        }
        care.clock.time = daysAfter(150);
        for (const { which, edit, isTakenBack, days } of all) {
          care.clock.time = new Date(care.clock.time.getTime() + days * DAY_MS);
          const id = ids[which]!;
          const known = await care.manageFollowUps.read(id);
          if (!isPossible(known.status, edit)) continue;
          const before = await figures();
          const { version, ...changed } = await care.manageFollowUps.edit(id, edit, known.version, staff);
          const isMoved = changed.status !== known.status || +changed.scheduledDate !== +known.scheduledDate;
          // Rewording alone is nothing that happened.
          if (!isMoved) expect(await figures()).toEqual(before);
          if (!isMoved || !isTakenBack) continue;
          if (JSON.stringify(await figures()) !== JSON.stringify(before)) differed += 1;
          const after = await care.manageFollowUps.undo(id, version, staff);
          expect(await figures()).toEqual(before);
          const { status, scheduledDate, isOverdue, isDueToday } = known;
          expect(after).toMatchObject({ status, scheduledDate, isOverdue, isDueToday });
          undone += 1;
        }
      }),
      { numRuns: 8, seed: 20_261_128 },
    );
    expect(undone).toBeGreaterThan(8);
    expect(differed).toBeGreaterThan(4);
  });

  const run = <T>(work: () => Promise<T>) => care.transactions.run(work);
  const isPossible = (from: FollowUpStatus, { status = from, scheduledDate }: SentFollowUpEdit) =>
    (status === from || LIFE_CYCLE[from].next.includes(status)) &&
    (scheduledDate === undefined || LIFE_CYCLE[status].canMove);
});
