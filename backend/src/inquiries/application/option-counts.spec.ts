import { describe, expect, it } from '@jest/globals';
import { MOST_COUNTED_INQUIRIES } from '@tiraz/contracts/inquiry-status';
import type { InquiryFilter } from './inquiry-filter.js';
import { besides, toldOf, type CountedOption, type ValueCount } from './option-counts.js';

const MANY = MOST_COUNTED_INQUIRIES + 7;
const CAPPED = MOST_COUNTED_INQUIRIES + 1;

describe('what is told of options', () => {
  it.each<[string, CountedOption, InquiryFilter, ValueCount[], object]>([
    [
      'types, all of them',
      'type',
      { q: '' },
      [
        { value: true, count: 2 },
        { value: false, count: MANY },
      ],
      { total: MANY + 2, sample: 2, order: MANY },
    ],
    [
      'owners, of a status all of them',
      'owner',
      { q: ' ', status: 'new' },
      [
        { value: null, count: MANY },
        { value: 'a', count: 1 },
      ],
      { total: MANY + 1, nobody: MANY, a: 1 },
    ],
    [
      'owners that a search finds, as far as they are counted',
      'owner',
      { q: 'x' },
      [
        { value: null, count: MANY },
        { value: 'a', count: 1 },
      ],
      { total: CAPPED, nobody: CAPPED, a: 1 },
    ],
    [
      'product types as far as they are counted, together all',
      'productType',
      { q: '' },
      [
        { value: 'a', count: MANY },
        { value: null, count: 3 },
      ],
      { total: MANY + 3, a: CAPPED },
    ],
    ['nothing of nothing', 'type', { q: '' }, [], { total: 0 }],
  ])('%s', (_, of, rest, counted, told) => {
    const { total, options } = toldOf(of, rest, counted);
    expect({ total, ...Object.fromEntries(options.map(({ option, count }) => [option, count])) }).toEqual(
      told,
    );
  });

  it.each<[CountedOption, InquiryFilter]>([
    ['type', { q: 'x', isSampleRequest: true, ownerId: null }],
    ['owner', { q: 'x', ownerId: 'a' }],
    ['productType', { q: 'x', productTypeId: 'a', status: 'new' }],
  ])('is not narrowed by the option that is chosen: %s', (of, filter) => {
    const { isSampleRequest, ownerId, productTypeId, ...others } = filter;
    expect(besides(of, filter)).toEqual({
      ...others,
      ...(of !== 'type' && isSampleRequest !== undefined && { isSampleRequest }),
      ...(of !== 'owner' && ownerId !== undefined && { ownerId }),
      ...(of !== 'productType' && productTypeId !== undefined && { productTypeId }),
    });
  });
});
