import { describe, expect, it } from '@jest/globals';
import { shownOf, type Change } from './others-changes';
import { staffApi } from './staff';
import type { Tag } from './tags';

const shown = (kind: Change['kind'], action = `${kind}.changed`) =>
  shownOf({ kind, id: 'one', action, by: null }).map(({ type, id }) => (id ? `${type} ${id}` : type));

const QUOTATION = ['Quotation one', 'Quotation LIST'];
it.each<[Change['kind'], string | undefined, string[]]>([
  ['inquiry', undefined, ['Inquiry one', 'Inquiry LIST', 'Customer', 'Stats', 'Mail']],
  ['inquiry', 'quotation.sent', ['Inquiry one', 'Inquiry LIST', ...QUOTATION, 'Customer', 'Stats', 'Mail']],
  [
    'inquiry',
    'inquiry.sizes-said',
    ['Inquiry one', 'Inquiry LIST', ...QUOTATION, 'Customer', 'Stats', 'Mail'],
  ],
  ['fabric', undefined, ['Fabric one', 'Fabric LIST']],
  ['settings', undefined, ['Settings one', 'Settings LIST', 'Inquiry']],
  ['holiday', undefined, ['Holiday one', 'Holiday LIST', 'Inquiry']],
  ['staffAccount', 'account.renamed', ['Person one', 'Person LIST', 'Invitation', 'Me']],
  ['picture', undefined, []],
])('after a change of a %s (%s) it is asked again for %p', (kind, action, tags) => {
  expect(shown(kind, action)).toEqual(tags);
});

describe('a colleague’s write is shown as widely as one’s own', () => {
  /** Every write whose name ends so leaves rows of this kind. */
  const WRITES: Partial<Record<Change['kind'], RegExp>> = {
    inquiry: /Inquiry$|Inquiries$|InquiryOwners$|InquiryStatus(es)?$/,
    customer: /Customers?$/,
    followUp: /FollowUp$/,
    communication: /Communication$/,
    productType: /ProductTypes?$/,
    fabric: /Fabrics?$/,
    fit: /Fits?$/,
    finishingQuality: /FinishingQualit(y|ies)$/,
    printType: /PrintTypes?$/,
    color: /Colors?$/,
    job: /Job$/,
    settings: /Settings$/,
    holiday: /Holiday$/,
    mail: /Mail$/,
    priceChange: /PriceChange$/,
  };
  type Invalidates = (result: unknown, error: unknown, argument: object) => readonly (Tag | Tag['type'])[];
  const own: [string, Change['kind'], string[]][] = [];
  const read = (name: string) => (definition: object) => {
    const { invalidatesTags } = definition as { invalidatesTags?: Invalidates };
    if (!invalidatesTags) return;
    const tags = invalidatesTags(undefined, undefined, { id: 'one' });
    const types = [...new Set(tags.map((tag) => (typeof tag === 'string' ? tag : tag.type)))];
    for (const [kind, writes] of Object.entries(WRITES))
      if (writes.test(name)) own.push([name, kind as Change['kind'], types]);
  };
  const names = Object.keys(staffApi.endpoints);
  staffApi.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, read(name)])) });

  it.each(own)('%s, told as %s: %p', (_, kind, types) => {
    const theirs = shownOf({ kind, id: 'one', action: `${kind}.changed`, by: null }).map(({ type }) => type);
    expect(theirs).toEqual(expect.arrayContaining(types));
  });
});
