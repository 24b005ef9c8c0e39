import { describe, expect, it } from '@jest/globals';
import type { Quote } from '@tiraz/api-client/staff';
import { isMade, toEnteredInquiry, toEntryValues, toSelection, type EntryValues } from './entry-form';

const chosen = (change: Partial<EntryValues> = {}): EntryValues => ({
  ...toEntryValues(undefined, 'ar'),
  ...{ productTypeId: 'hoodie', fabricId: 'fleece', fitId: 'regular', finishingQualityId: 'standard' },
  quantity: '٢٥٠',
  ...change,
});

describe('what has a price', () => {
  it('is chosen whole, its figures in any digits', () => {
    expect(toSelection(chosen({ printOptions: [{ printTypeId: 'puff', colors: '٢' }] }))).toEqual({
      ...{ productTypeId: 'hoodie', fabricId: 'fleece', fitId: 'regular', finishingQualityId: 'standard' },
      ...{ quantity: 250, colors: [], printOptions: [{ printTypeId: 'puff', colors: 2 }] },
    });
  });

  it.each<[string, Partial<EntryValues>]>([
    ['a fabric', { fabricId: undefined }],
    ['a quantity', { quantity: '' }],
    ['enough of it', { quantity: '99' }],
    ['the type of a print', { printOptions: [{ colors: '1' }] }],
    ['the colours of a print', { printOptions: [{ printTypeId: 'puff', colors: '13' }] }],
  ])('is nothing without %s', (_, change) => expect(toSelection(chosen(change))).toBeUndefined());

  it('says how colours are used where there are two', () => {
    const colorUse = 'colourways' as const;
    expect(toSelection(chosen({ colorUse, colors: ['red'] }))).not.toHaveProperty('colorUse');
    expect(toSelection(chosen({ colorUse, colors: ['red', 'blue'] }))).toMatchObject({ colorUse });
  });

  it.each([
    [1, 'order', false],
    [1, 'sample', true],
    [50, 'sample', false],
    [100, 'sample', true],
    [1_000_000, 'order', true],
    [1_000_001, 'order', false],
  ] as const)('%i pieces as a(n) %s: %s', (quantity, kind, made) =>
    expect(isMade(quantity, kind)).toBe(made),
  );
});

describe('what is sent', () => {
  it('is what was typed without the space around it, with the prices that were told', () => {
    const values = chosen({
      ...{ customerName: ' Layla ', customerEmail: ' layla@example.com ', customerPhone: '٠١٠٠' },
      message: ' In spring. ',
      kind: 'sample',
      notifyCustomer: false,
    });
    const quote = { totalCost: '300.00', pricePerItem: '3.00', sampleCost: '900.00', isSample: false };
    expect(toEnteredInquiry(values, toSelection(values)!, quote as Quote)).toEqual({
      ...toSelection(values),
      ...{
        customerName: 'Layla',
        customerEmail: 'layla@example.com',
        customerPhone: '0100',
        customerCompany: '',
      },
      ...{ message: 'In spring.', language: 'ar', isSampleRequest: true, notifyCustomer: false },
      ...{ totalCost: '300.00', pricePerItem: '3.00', sampleCost: '900.00' },
    });
    expect(toEnteredInquiry(values, toSelection(values)!, undefined)).not.toHaveProperty('totalCost');
  });

  it('has no marks of direction that a phone puts around what is copied from its contacts', () => {
    const values = chosen({
      customerName: '\u202Bمنى\u202C',
      customerEmail: '\u2066mona@example.com\u2069\u200f',
      customerPhone: '\u061c\u202A+20 100\u202C',
      message: 'one\n\ttwo\u0007',
    });
    expect(toEnteredInquiry(values, toSelection(values)!, undefined)).toMatchObject({
      customerName: 'منى',
      customerEmail: 'mona@example.com',
      customerPhone: '+20 100',
      message: 'one\n\ttwo',
    });
  });
});
