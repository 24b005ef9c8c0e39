import { expect, it } from '@jest/globals';
import { isForCustomers, readAreas } from './areas.ts';
import type { Messages } from './compile.ts';

/** English texts with more than one in Arabic, and why. */
const SEVERAL = {
  customers: [
    // With the article, or without.
    ...['Cutting', 'Printing', 'Quotation'],
    // What the form is called, and what its button does.
    ...['Request Sample', 'Submit Quotation Request'],
    // A message that goes, and one that is put aside; the day of a request, and its first stage.
    ...['Dismiss', 'Received'],
  ],
  staff: [
    // With the article, or without.
    ...['Actions', 'Color', 'Discount', 'Email', 'Fabric', 'Fit', 'New inquiries', 'Parked jobs', 'Phone'],
    ...['Print type', 'Product type', 'Search', 'Second factor'],
    // Masculine or feminine, one or many.
    ...[
      'Cancelled',
      'Sent',
      'accepted',
      'color',
      'customer',
      'declined',
      'inquiry',
      'new',
      'picture',
      'sent',
    ],
    // A state, and when it came to be.
    ...['Accepted', 'Declined'],
    // The heading of a form, and its button; a field, and who fills it in.
    ...['Change password', 'Message'],
    // Of customers, and of the catalogue; a role, and what it sees.
    ...['Active', 'Inactive', 'Catalogue', 'Owner', 'Nobody', 'Garment', 'Finishing quality'],
    // Before and after what.
    ...['After', 'Cancel', 'Dismiss', 'Never', 'None', 'Retry', 'Waiting', 'Drawn as'],
    // The clock, a moment, and how long it takes; a rate of money, and of a tax; mail in general, and what goes out.
    ...['Time', 'When', 'day and time', 'Rate is required', 'Mail', 'Prices'],
    // Rows of a sheet, and customers.
    '{count, plural, one {The first one:} other {The first #:}}',
  ],
};

/** Each text with its Arabic, where it has one of the same key. */
function pairsOf(en: Messages | undefined, ar: Messages | undefined): [en: string, ar: string][] {
  if (typeof en === 'string') return typeof ar === 'string' ? [[en, ar]] : [];
  if (typeof en !== 'object' || typeof ar !== 'object') return [];
  return Object.entries(en).flatMap(([key, value]) => pairsOf(value, Reflect.get(ar, key)));
}

it.each(['customers', 'staff'] as const)('says one thing in one way in Arabic: %s', (readers) => {
  const arabic = new Map<string, Set<string>>();
  for (const [area, { en, ar }] of readAreas())
    if (isForCustomers(area) === (readers === 'customers'))
      for (const [one, other] of pairsOf(en, ar)) arabic.set(one, (arabic.get(one) ?? new Set()).add(other));
  expect(arabic.size).toBeGreaterThan(200);
  const several = [...arabic].filter(([, ways]) => ways.size > 1).map(([text]) => text);
  expect(several.toSorted()).toEqual(SEVERAL[readers].toSorted());
});

it('writes email without a hyphen', () => {
  const texts = [...readAreas().values()].flatMap(({ en }) => pairsOf(en, en).map(([text]) => text));
  expect(texts.filter((text) => /\be-mail/i.test(text))).toEqual([]);
});
