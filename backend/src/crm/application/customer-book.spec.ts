import { beforeEach, describe, expect, it } from '@jest/globals';
import { customerCareInMemory, staff } from '../adapters/customer-care.fixture.js';

const monday = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T10:00:00Z');
const layla = {
  name: 'Layla',
  email: 'layla@example.com',
  phone: '',
  company: 'Layla & Co',
  language: 'en',
} as const;

let care: ReturnType<typeof customerCareInMemory>;

beforeEach(() => {
  care = customerCareInMemory(tuesday);
});

describe('a contact', () => {
  it('makes a customer, found by e-mail address; what was blank is filled, the rest stays as it was', async () => {
    const id = await care.book.recordContact(layla, monday);
    const again = {
      name: 'Somebody',
      email: ' LAYLA@Example.com ',
      phone: '+20 100',
      company: 'Other',
      language: 'ar',
    } as const;
    expect(await care.book.recordContact(again, tuesday)).toBe(id);
    await care.book.recordContact({ ...again, phone: '' }, tuesday);
    expect(care.customers.find(id)).toMatchObject({
      ...layla,
      phone: '+20 100',
      language: 'ar',
      createdAt: monday,
      version: 2,
    });
    expect(await care.auditTrail.of({ kind: 'customer', id })).toEqual([
      {
        at: tuesday,
        by: null,
        action: 'customer.filled',
        before: { phone: '', language: 'en' },
        after: { phone: '+20 100', language: 'ar' },
      },
      { at: monday, by: null, action: 'customer.created', before: null, after: layla },
    ]);
  });

  it('is stored with its address folded', async () => {
    const id = await care.book.recordContact({ ...layla, email: ' LAYLA@Example.com' }, monday);
    expect(care.customers.find(id)).toMatchObject({ email: 'layla@example.com' });
    expect(await care.auditTrail.of({ kind: 'customer', id })).toMatchObject([{ after: layla }]);
  });

  it('of another address makes another customer', async () => {
    const one = await care.book.recordContact(layla, monday);
    expect(await care.book.recordContact({ ...layla, email: 'l@example.com' }, monday)).not.toBe(one);
  });

  it('of somebody who was merged away is one of the customer that stays', async () => {
    const stays = await care.customer('stays@example.com', monday);
    const goes = await care.customer('goes@example.com', monday);
    await care.manageCustomers.merge(stays, goes, staff);
    expect(await care.customer('Goes@example.com', tuesday, { phone: '1' })).toBe(stays);
    expect(care.customers.find(stays)).toMatchObject({ email: 'stays@example.com', phone: '1' });
  });
});
