import { describe, expect, it } from '@jest/globals';
import {
  contactedAgain,
  edited,
  newCustomer,
  type Contact,
  type Customer,
  type CustomerEdit,
} from './customer.js';

const monday = new Date('2026-03-02T10:00:00Z');
const tuesday = new Date('2026-03-03T10:00:00Z');
const LAYLA: Contact = { name: 'Layla', email: 'layla@example.com', phone: '', company: '', language: 'en' };
const layla = (change: Partial<Customer> = {}): Customer => ({
  ...newCustomer('layla', LAYLA, monday),
  ...change,
});

it('a new customer is known by the contact alone', () => {
  expect(newCustomer('layla', { ...LAYLA, phone: '1' }, monday)).toEqual({
    id: 'layla',
    ...LAYLA,
    phone: '1',
    staffStatus: null,
    staffStatusAt: null,
    version: 1,
    createdAt: monday,
    mergedInto: null,
  });
});

describe('a later contact', () => {
  it.each<[string, Partial<Contact>, Partial<Contact>, Partial<Contact>]>([
    ['fills a phone', {}, { phone: '1' }, { phone: '1' }],
    ['fills a company', {}, { company: 'Dune' }, { company: 'Dune' }],
    ['fills both', {}, { phone: '1', company: 'Dune' }, { phone: '1', company: 'Dune' }],
    ['overwrites no phone', { phone: '1' }, { phone: '2' }, { phone: '1' }],
    ['overwrites no company', { company: 'Dune' }, { company: 'Other' }, { company: 'Dune' }],
    ['empties nothing', { phone: '1', company: 'Dune' }, {}, { phone: '1', company: 'Dune' }],
    ['overwrites no name', {}, { name: 'L.' }, { name: 'Layla' }],
    ['says in which language they read us now', {}, { language: 'ar' }, { language: 'ar' }],
    ['overwrites no address', {}, { email: 'l@example.com' }, { email: 'layla@example.com' }],
  ])('%s', (_, known, given, after) => {
    expect(contactedAgain(layla(known), { ...LAYLA, ...given })).toEqual(layla({ ...known, ...after }));
  });
});

describe('staff', () => {
  const inactive = { staffStatus: 'inactive', staffStatusAt: monday } as const;
  const active = { staffStatus: 'active', staffStatusAt: monday } as const;

  it.each<[string, Partial<Customer>, CustomerEdit, Partial<Customer> | undefined]>([
    ['say nothing', { phone: '1' }, {}, undefined],
    ['say what is said already', { phone: '1' }, { name: 'Layla', phone: '1', company: '' }, undefined],
    ['leave out a field', {}, { name: undefined, status: undefined }, undefined],
    ['correct a name', {}, { name: 'Layla H.' }, { name: 'Layla H.' }],
    ['empty a phone', { phone: '1' }, { phone: '' }, { phone: '' }],
    ['correct one of two', {}, { phone: '', company: 'Dune' }, { company: 'Dune' }],
    ['say inactive', {}, { status: 'inactive' }, { staffStatus: 'inactive', staffStatusAt: tuesday }],
    ['say inactive again', inactive, { status: 'inactive' }, undefined],
    ['say active', inactive, { status: 'active' }, { staffStatus: 'active', staffStatusAt: tuesday }],
    ['say active again, which happens today', active, { status: 'active' }, { staffStatusAt: tuesday }],
    ['correct a phone of somebody inactive', inactive, { phone: '1' }, { phone: '1' }],
    [
      'correct a phone and say inactive again',
      inactive,
      { phone: '1', status: 'inactive' },
      { phone: '1', staffStatusAt: tuesday },
    ],
  ])('%s', (_, known, edit, changed) => {
    expect(edited(layla(known), edit, tuesday)).toEqual(changed && layla({ ...known, ...changed }));
  });
});
