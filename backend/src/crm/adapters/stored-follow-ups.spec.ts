import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openCustomerCare } from '../../../e2e/customer-care.js';
import { newCustomer, type Customer } from '../domain/customer.js';
import { plannedFollowUp } from '../domain/follow-up.js';
import { customerCareInMemory, type CustomerCare } from './customer-care.fixture.js';

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
    expect(await care.followUps.find(followUp.id)).toEqual({
      ...followUp,
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
    } as const;
    await run(() => care.followUps.save({ ...followUp, ...change, createdAt: tuesday }));
    expect(await run(() => care.followUps.hold(followUp.id))).toEqual({ ...followUp, ...change, version: 2 });
  });
});
