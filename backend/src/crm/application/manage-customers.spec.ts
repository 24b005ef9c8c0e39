import { beforeEach, describe, expect, it } from '@jest/globals';
import { customerCareInMemory, staff, storeSomebody } from '../adapters/customer-care.fixture.js';

const monday = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T10:00:00Z');
const wednesday = new Date('2026-03-04T10:00:00Z');

let care: ReturnType<typeof customerCareInMemory>;
let people = 0;
const address = () => `somebody-${(people += 1)}@example.com`;
const refused = (code: string) => expect.objectContaining({ code }) as unknown as Error;

beforeEach(() => {
  care = customerCareInMemory(tuesday);
});

describe('staff correct a customer', () => {
  it('field by field, which the audit trail keeps', async () => {
    const id = await care.customer(address(), monday, { phone: '1' });
    const corrected = await care.manageCustomers.update(id, { name: 'Layla Haddad', phone: '' }, 1, staff);
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
    await care.manageCustomers.update(id, { name: 'Layla Haddad', company: 'Dune' }, undefined, staff);
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
    await care.manageCustomers.update(id, { phone: '1' }, 1, staff);
    await expect(care.manageCustomers.update(id, { phone: '2' }, 1, staff)).rejects.toThrow(
      expect.objectContaining({
        code: 'entity.stale',
        current: expect.objectContaining({ phone: '1', version: 2, followUps: [] }),
      }) as unknown as Error,
    );
    expect((await care.manageCustomers.update(id, { company: 'C' }, undefined, staff)).phone).toBe('1');
  });

  it('and saying what is said already changes nothing', async () => {
    const id = await care.customer(address());
    expect(
      (await care.manageCustomers.update(id, { name: 'Layla', status: undefined }, 1, staff)).version,
    ).toBe(1);
    expect((await care.auditTrail.of({ kind: 'customer', id })).map(({ action }) => action)).toEqual([
      'customer.created',
    ]);
  });

  it('and saying once more that somebody is active leaves its trace: it counts as something that happened', async () => {
    const id = await care.customer(address(), monday);
    await care.manageCustomers.update(id, { status: 'active' }, 1, staff);
    expect((await care.manageCustomers.update(id, { status: 'active' }, 2, staff)).version).toBe(3);
    const [again, first] = await care.auditTrail.of({ kind: 'customer', id });
    expect([first, again]).toMatchObject([
      { before: { status: null }, after: { status: 'active' } },
      { before: null, after: { status: 'active' } },
    ]);
  });

  it('not at an address that leads nowhere', async () => {
    await expect(care.manageCustomers.update(staff.id, { name: 'X' }, undefined, staff)).rejects.toThrow(
      refused('customer.unknown'),
    );
  });
});

describe('two customers that are one', () => {
  async function known(contact: object, at = tuesday) {
    const email = address();
    const inquiry = { value: '1500.00', acceptedAt: at };
    return { id: await storeSomebody(care, email, { contact, at, inquiry }), email };
  }

  it('become one, with everything that belonged to either', async () => {
    const customer = await known({ name: 'Layla Haddad', phone: '', company: 'Dune' });
    const duplicate = await known({ name: 'L. Haddad', phone: '+971', company: 'Dune Label' }, monday);
    const merged = await care.manageCustomers.merge(customer.id, duplicate.id, staff);
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

  it('and are written to in the language of the latest inquiry of either', async () => {
    const customer = await known({ language: 'en' }, monday);
    const duplicate = await known({ language: 'ar' }, monday);
    await care.inquiry(duplicate.id, { at: wednesday });
    const { followUps } = await care.manageCustomers.merge(customer.id, duplicate.id, staff);
    expect(followUps.map(({ language }) => language)).toEqual(['ar', 'ar']);
    const [entry] = await care.auditTrail.of({ kind: 'customer', id: customer.id });
    expect(entry).toMatchObject({ before: { language: 'en' }, after: { language: 'ar' } });
  });

  it('and both addresses, the old id and forms that are still open find that one', async () => {
    const [first, second, third] = [await known({}), await known({}), await known({ phone: '' })];
    await care.manageCustomers.merge(second.id, first.id, staff);
    await care.manageCustomers.merge(third.id, second.id, staff);
    expect(await care.customer(first.email, tuesday, { phone: '+20', company: '' })).toBe(third.id);
    expect(await care.customer(second.email.toUpperCase())).toBe(third.id);
    const found = await care.reads.details(first.id);
    expect(found).toMatchObject({
      id: third.id,
      phone: '+20',
      otherEmails: [first.email, second.email].sort(),
    });
    const planned = { customerId: second.id, scheduledDate: '2026-03-10', subject: 'Call', description: '' };
    expect((await care.manageFollowUps.plan(planned, staff)).customerId).toBe(third.id);
    expect((await care.manageCustomers.update(first.id, { company: 'One' }, undefined, staff)).id).toBe(
      third.id,
    );
    expect(await care.reads.countActive()).toBe(1);
  });

  it('are not merged when they are one already, or not there', async () => {
    const [one, two] = [await known({}), await known({})];
    await expect(care.manageCustomers.merge(one.id, one.id, staff)).rejects.toThrow(refused('merge.same'));
    await expect(care.manageCustomers.merge(one.id, staff.id, staff)).rejects.toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'customer.unknown' }) as unknown as Error,
    );
    await expect(care.manageCustomers.merge(staff.id, one.id, staff)).rejects.toThrow(
      expect.objectContaining({ kind: 'missing' }) as unknown as Error,
    );
    await care.manageCustomers.merge(one.id, two.id, staff);
    for (const [id, duplicateId] of [
      [two.id, one.id],
      [one.id, two.id],
    ] as const) {
      await expect(care.manageCustomers.merge(id, duplicateId, staff)).rejects.toThrow(
        refused('merge.merged-already'),
      );
    }
  });
});
