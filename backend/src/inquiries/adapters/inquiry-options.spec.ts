import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InquiryFilter } from '../application/inquiry-filter.js';
import type { CountedOption, InquiryOptions, OptionCounts } from '../application/option-counts.js';
import { InMemoryInquiryOptions } from './inquiry-options.in-memory.js';
import { PostgresInquiryOptions } from './inquiry-options.postgres.js';
import { HOODIE_ID, openInMemory, openInPostgres, SALMA } from './listed-inquiries.fixture.js';

async function optionsInMemory() {
  const opened = await openInMemory();
  return { ...opened, options: new InMemoryInquiryOptions(opened.lists) as InquiryOptions };
}

async function optionsInPostgres() {
  const opened = await openInPostgres();
  return { ...opened, options: new PostgresInquiryOptions(opened.source) as InquiryOptions };
}

// Five: the second one is Salma's, the third one is for hoodies.
describe.each([
  ['in memory', optionsInMemory],
  ['in PostgreSQL', optionsInPostgres],
])('inquiries %s', (_, open) => {
  let opened: Awaited<ReturnType<typeof optionsInMemory | typeof optionsInPostgres>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it.each<[CountedOption, InquiryFilter, OptionCounts]>([
    ['type', { q: '' }, { total: 5, options: [{ option: 'order', count: 5 }] }],
    ['type', { q: '', isSampleRequest: true }, { total: 5, options: [{ option: 'order', count: 5 }] }],
    [
      'owner',
      { q: '', ownerId: SALMA.id },
      {
        total: 5,
        options: [
          { option: 'nobody', count: 4 },
          { option: SALMA.id, count: 1 },
        ],
      },
    ],
    ['owner', { q: 'ahm', status: 'quoted' }, { total: 1, options: [{ option: SALMA.id, count: 1 }] }],
    [
      'productType',
      { q: '', productTypeId: HOODIE_ID },
      { total: 5, options: [{ option: HOODIE_ID, count: 1 }] },
    ],
    ['productType', { q: '', ownerId: null }, { total: 4, options: [{ option: HOODIE_ID, count: 1 }] }],
    ['productType', { q: '', status: 'closed' }, { total: 0, options: [] }],
  ])('are counted by %s, within what else narrows them', async (of, filter, counted) => {
    const { lists, options } = opened;
    const counts = await options.counts(of, filter);
    // The others' product type has no id that a request could name.
    const named = counts.options.filter(({ option }) => option !== 'id');
    const byCount = named.toSorted((one, other) => other.count - one.count);
    expect({ total: counts.total, options: byCount }).toEqual(counted);
    // As many as the list has with the option.
    for (const { option, count } of named) {
      const narrowed = {
        ...filter,
        ...(of === 'type' && { isSampleRequest: option === 'sample' }),
        ...(of === 'owner' && { ownerId: option === 'nobody' ? null : option }),
        ...(of === 'productType' && { productTypeId: option }),
      };
      expect((await lists.list(narrowed, 'createdAt', { limit: 1 })).total).toBe(count);
    }
  });
});
