import { describe, expect, it } from '@jest/globals';
import type { Language } from '@tiraz/contracts/language';
import { newCustomer, type Customer } from './customer.js';
import { merged, type LastInquiries } from './merge.js';

const monday = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T10:00:00Z');
const NEVER: LastInquiries = { customer: null, duplicate: null };
const LAYLA = { name: 'Layla', email: 'layla@example.com', phone: '', company: '', language: 'en' } as const;
const customer = (change: Partial<Customer> = {}): Customer => ({
  ...newCustomer('stays', LAYLA, tuesday),
  version: 4,
  ...change,
});
const duplicate = (change: Partial<Customer> = {}): Customer => ({
  ...newCustomer('goes', { ...LAYLA, name: 'L.', email: 'l@example.com' }, tuesday),
  ...change,
});

describe('the customer that stays', () => {
  it.each<[string, Partial<Customer>, Partial<Customer>, Partial<Customer>]>([
    ['takes over a phone', {}, { phone: '1' }, { phone: '1' }],
    ['takes over a company', {}, { company: 'Dune' }, { company: 'Dune' }],
    ['keeps its own', { phone: '1' }, { phone: '2', company: 'Dune' }, { phone: '1', company: 'Dune' }],
    ['keeps name and address', {}, {}, {}],
    ['goes on from its own version', {}, { version: 3 }, {}],
    ['goes on from the other’s, where that is later', {}, { version: 9 }, { version: 9 }],
    ['is as old as the older one', {}, { createdAt: monday }, { createdAt: monday }],
    ['which it may be itself', { createdAt: monday }, {}, { createdAt: monday }],
    [
      'stays what staff said of it',
      { staffStatus: 'active', staffStatusAt: monday },
      { staffStatus: 'inactive', staffStatusAt: tuesday },
      { staffStatus: 'active', staffStatusAt: monday },
    ],
    ['is not what staff said of the other', {}, { staffStatus: 'inactive', staffStatusAt: tuesday }, {}],
  ])('%s', (_, known, other, after) => {
    expect(merged(customer(known), duplicate(other), NEVER)).toEqual(customer({ ...known, ...after }));
  });

  it.each<[string, LastInquiries, Language]>([
    ['both, the duplicate later', { customer: monday, duplicate: tuesday }, 'ar'],
    ['both, the duplicate earlier', { customer: tuesday, duplicate: monday }, 'en'],
    ['both at once', { customer: monday, duplicate: monday }, 'en'],
    ['the duplicate alone', { customer: null, duplicate: monday }, 'ar'],
    ['the other alone', { customer: monday, duplicate: null }, 'en'],
    ['neither', NEVER, 'en'],
  ])(
    'is answered in the language of the latest inquiry, there being inquiries of %s',
    (_, lastInquiries, language) => {
      expect(merged(customer(), duplicate({ language: 'ar' }), lastInquiries)).toEqual(
        customer({ language }),
      );
    },
  );
});

describe('two are not merged', () => {
  it.each<[string, Customer, Customer, string]>([
    ['when they are one', customer(), customer(), 'merge.same'],
    [
      'when the one is another by now',
      customer({ mergedInto: 'other' }),
      duplicate(),
      'merge.merged-already',
    ],
    ['when the other is', customer(), duplicate({ mergedInto: 'stays' }), 'merge.merged-already'],
  ])('%s', (_, one, other, code) => {
    const faults = [expect.objectContaining({ path: 'duplicateId', code })];
    expect(() => merged(one, other, NEVER)).toThrow(
      expect.objectContaining({ kind: 'invalid', code, faults }) as unknown as Error,
    );
  });
});
