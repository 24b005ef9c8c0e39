import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openCustomerCare, staff, type CustomerCare } from '../../../e2e/customer-care.js';

const monday = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T10:00:00Z');

let care: CustomerCare;
let people = 0;
const address = () => `somebody-${(people += 1)}@example.com`;
const refused = (code: string) => expect.objectContaining({ code }) as unknown as Error;

beforeAll(async () => {
  care = await openCustomerCare(tuesday);
});
afterAll(() => care.close());

describe('staff correct a customer', () => {
  it('field by field, which the audit trail keeps', async () => {
    const id = await care.customer(address(), monday, { phone: '1' });
    const corrected = await care.edits.update(id, { name: 'Layla Haddad', phone: '' }, 1, staff);
    expect(corrected).toMatchObject({ name: 'Layla Haddad', phone: '', company: '', version: 2 });
    expect((await care.auditTrail.of({ kind: 'customer', id })).slice(0, -1)).toEqual([
      {
        at: tuesday,
        by: staff,
        action: 'customer.updated',
        before: { name: 'Layla', phone: '1' },
        after: { name: 'Layla Haddad', phone: '' },
      },
    ]);
  });

  it('and no later contact overwrites what they wrote', async () => {
    const email = address();
    const id = await care.customer(email);
    await care.edits.update(id, { name: 'Layla Haddad', company: 'Dune' }, undefined, staff);
    await care.customer(email, tuesday, { name: 'L.', phone: '2', company: 'Other' });
    expect(await care.reads.details(id)).toMatchObject({
      name: 'Layla Haddad',
      phone: '2',
      company: 'Dune',
      version: 3,
    });
  });

  it('unless somebody else did so meanwhile', async () => {
    const id = await care.customer(address());
    await care.edits.update(id, { phone: '1' }, 1, staff);
    await expect(care.edits.update(id, { phone: '2' }, 1, staff)).rejects.toThrow(
      expect.objectContaining({
        code: 'entity.stale',
        current: expect.objectContaining({ phone: '1', version: 2, followUps: [] }),
      }) as unknown as Error,
    );
    expect((await care.edits.update(id, { company: 'C' }, undefined, staff)).phone).toBe('1');
  });

  it('and saying what is said already changes nothing', async () => {
    const id = await care.customer(address());
    expect((await care.edits.update(id, { name: 'Layla', status: undefined }, 1, staff)).version).toBe(1);
    expect((await care.auditTrail.of({ kind: 'customer', id })).map(({ action }) => action)).toEqual([
      'customer.created',
    ]);
  });

  it('not at an address that leads nowhere', async () => {
    await expect(care.edits.update(staff.id, { name: 'X' }, undefined, staff)).rejects.toThrow(
      refused('customer.unknown'),
    );
  });
});

describe('two customers that are one', () => {
  /** Somebody with an inquiry, a communication and a follow-up. */
  async function known(contact: object, at = tuesday) {
    const email = address();
    const id = await care.customer(email, at, contact);
    const inquiryId = await care.inquiry(id, { value: '1500.00', acceptedAt: at });
    const about = { customerId: id, inquiryId };
    await care.communications.log(
      { ...about, type: 'note', direction: 'inbound', subject: '', content: 'Hello' },
      staff,
    );
    await care.followUps.plan(
      { ...about, scheduledDate: '2026-03-10', subject: 'Call', description: '' },
      staff,
    );
    return { id, email };
  }

  it('become one, with everything that belonged to either', async () => {
    const customer = await known({ name: 'Layla Haddad', phone: '', company: 'Dune' });
    const duplicate = await known({ name: 'L. Haddad', phone: '+971', company: 'Dune Label' }, monday);
    const merged = await care.edits.merge(customer.id, duplicate.id, staff);
    expect(merged).toMatchObject({
      id: customer.id,
      name: 'Layla Haddad',
      email: customer.email,
      phone: '+971',
      company: 'Dune',
      createdAt: monday,
      otherEmails: [duplicate.email],
      lifetimeValue: '3000.00',
      counts: { inquiries: 2, communications: 2, followUps: 2, pendingFollowUps: 2 },
    });
    expect(merged.communications.map(({ customerId }) => customerId)).toEqual([customer.id, customer.id]);

    const [entry] = await care.auditTrail.of({ kind: 'customer', id: customer.id });
    expect(entry).toMatchObject({
      by: staff,
      action: 'customer.merged',
      before: { phone: '' },
      after: {
        phone: '+971',
        duplicate: { id: duplicate.id, name: 'L. Haddad', phone: '+971', emails: [duplicate.email] },
        moved: { inquiries: [expect.any(String)], followUps: [expect.any(String)] },
      },
    });
    expect(await care.auditTrail.of({ kind: 'customer', id: duplicate.id })).toMatchObject([
      { action: 'customer.merged-away', after: { mergedInto: customer.id } },
      { action: 'customer.created', by: null },
    ]);
  });

  it('and both addresses, the old id and forms that are still open find that one', async () => {
    const [first, second, third] = [await known({}), await known({}), await known({ phone: '' })];
    await care.edits.merge(second.id, first.id, staff);
    await care.edits.merge(third.id, second.id, staff);
    expect(await care.customer(first.email, tuesday, { phone: '+20', company: '' })).toBe(third.id);
    expect(await care.customer(second.email.toUpperCase())).toBe(third.id);
    const found = await care.reads.details(first.id);
    expect(found).toMatchObject({
      id: third.id,
      phone: '+20',
      otherEmails: [first.email, second.email].sort(),
    });
    const planned = { customerId: second.id, scheduledDate: '2026-03-10', subject: 'Call', description: '' };
    expect((await care.followUps.plan(planned, staff)).customerId).toBe(third.id);
    expect((await care.edits.update(first.id, { company: 'One' }, undefined, staff)).id).toBe(third.id);
    const listed = await care.reads.list({}, { limit: 1000 });
    expect(listed.items.filter(({ id }) => [first.id, second.id].includes(id))).toEqual([]);
  });

  it('are not merged when they are one already, or not there', async () => {
    const [one, two] = [await known({}), await known({})];
    await expect(care.edits.merge(one.id, one.id, staff)).rejects.toThrow(refused('merge.same'));
    await expect(care.edits.merge(one.id, staff.id, staff)).rejects.toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'customer.unknown' }) as unknown as Error,
    );
    await expect(care.edits.merge(staff.id, one.id, staff)).rejects.toThrow(
      expect.objectContaining({ kind: 'missing' }) as unknown as Error,
    );
    await care.edits.merge(one.id, two.id, staff);
    for (const [id, duplicateId] of [
      [two.id, one.id],
      [one.id, two.id],
    ] as const) {
      await expect(care.edits.merge(id, duplicateId, staff)).rejects.toThrow(refused('merge.merged-already'));
    }
  });

  it('lose nothing that is submitted, logged or planned at the same moment', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [customer, duplicate, older] = [await known({}), await known({}), await known({})];
      await care.edits.merge(duplicate.id, older.id, staff);
      const submit = (email: string) =>
        care.transactions.run(async () => care.inquiry(await care.customer(email)));
      const log = () =>
        care.communications.log(
          { customerId: duplicate.id, type: 'note', direction: 'inbound', subject: '', content: 'Now' },
          staff,
        );
      const plan = {
        customerId: duplicate.id,
        scheduledDate: '2026-03-10',
        subject: 'Call',
        description: '',
      };
      await Promise.all([
        submit(duplicate.email),
        submit(older.email),
        log(),
        care.edits.merge(customer.id, duplicate.id, staff),
        care.followUps.plan(plan, staff),
        submit(duplicate.email),
        submit(older.email),
        submit(customer.email),
      ]);
      expect((await care.reads.details(customer.id)).counts).toEqual({
        inquiries: 3 + 5,
        communications: 3 + 1,
        followUps: 3 + 1,
        pendingFollowUps: 3 + 1,
      });
    }
  });

  it('that are merged both ways at once end as one', async () => {
    const [one, two] = [await known({}), await known({})];
    const outcomes = await Promise.allSettled([
      care.edits.merge(one.id, two.id, staff),
      care.edits.merge(two.id, one.id, staff),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await care.reads.details(one.id)).counts.inquiries).toBe(2);
  });
});
