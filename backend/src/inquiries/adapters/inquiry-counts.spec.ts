import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { INQUIRY_STATUSES, MOST_COUNTED_INQUIRIES } from '@tiraz/contracts/inquiry-status';
import { Client } from 'pg';
import type { InquiryFilter } from '../application/inquiry-filter.js';
import type { CountedOption } from '../application/option-counts.js';
import { indexNewInquiries } from './inquiry-index.postgres.js';
import { InMemoryInquiryOptions } from './inquiry-options.in-memory.js';
import { PostgresInquiryOptions } from './inquiry-options.postgres.js';
import { InMemoryInquirySums } from './inquiry-sums.in-memory.js';
import { PostgresInquirySums } from './inquiry-sums.postgres.js';
import { openInMemory, openInPostgres, SALMA } from './listed-inquiries.fixture.js';

const MORE = MOST_COUNTED_INQUIRIES + 1;

async function manyInMemory() {
  const opened = await openInMemory();
  await opened.repeatLast(MORE);
  return {
    ...opened,
    inquirySums: new InMemoryInquirySums(opened.lists),
    inquiryOptions: new InMemoryInquiryOptions(opened.lists),
  };
}

async function manyInPostgres() {
  const opened = await openInPostgres();
  await opened.repeatLast(MORE);
  return {
    ...opened,
    inquirySums: new PostgresInquirySums(opened.source),
    inquiryOptions: new PostgresInquiryOptions(opened.source),
  };
}

describe.each([
  ['in memory', manyInMemory],
  ['in PostgreSQL', manyInPostgres],
])('more inquiries than are counted, %s', (_, open) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());

  const read = async (filter: InquiryFilter) => {
    const [{ total }, counts, sums] = [
      await opened.lists.list(filter, 'createdAt', { limit: 1 }),
      await opened.lists.counts(filter),
      await opened.inquirySums.sums(filter),
    ];
    expect(INQUIRY_STATUSES.map((status) => sums[status].count)).toEqual(
      INQUIRY_STATUSES.map((status) => counts[status]),
    );
    return { total, new: counts.new, quoted: counts.quoted, worth: sums.new.value };
  };

  // Five were there: four new and one that is quoted, Salma's.
  it.each<[string, InquiryFilter, Awaited<ReturnType<typeof read>>]>([
    ['all', { q: ' ' }, { total: MORE + 5, new: MORE + 4, quoted: 1, worth: '145067000.00' }],
    [
      'those of a status, and beside them the others',
      { q: '', status: 'quoted' },
      { total: 1, new: MORE + 4, quoted: 1, worth: '145067000.00' },
    ],
    [
      'orders',
      { q: '', isSampleRequest: false },
      { total: MORE + 5, new: MORE + 4, quoted: 1, worth: '145067000.00' },
    ],
    ['samples', { q: '', isSampleRequest: true }, { total: 0, new: 0, quoted: 0, worth: '0.00' }],
    [
      'orders that are new and nobody’s',
      { q: '', status: 'new', isSampleRequest: false, ownerId: null },
      { total: MORE + 4, new: MORE + 4, quoted: 0, worth: '145067000.00' },
    ],
    ['those of somebody', { q: '', ownerId: SALMA.id }, { total: 1, new: 0, quoted: 1, worth: '0.00' }],
  ])('are all counted: %s', async (_name, filter, known) => {
    expect(await read(filter)).toEqual(known);
  });

  it.each<[string, InquiryFilter, Awaited<ReturnType<typeof read>>]>([
    ['a search', { q: 'example' }, { total: MORE, new: MORE, quoted: 1, worth: null }],
    [
      'a search for one letter',
      { q: 'e', status: 'new' },
      { total: MORE, new: MORE, quoted: 1, worth: null },
    ],
    ['days', { q: '', from: new Date(0) }, { total: MORE, new: MORE, quoted: 1, worth: null }],
    ['a search that finds one', { q: 'dune' }, { total: 1, new: 0, quoted: 1, worth: '0.00' }],
  ])('are counted no further than anybody needs to know: %s', async (_name, filter, known) => {
    expect(await read(filter)).toEqual(known);
  });

  it('are all counted by option where nothing else narrows them, and else no further', async () => {
    const counted = async (of: CountedOption, filter: InquiryFilter) => {
      const { total, options } = await opened.inquiryOptions.counts(of, filter);
      return { total, ...Object.fromEntries(options.map(({ option, count }) => [option, count])) };
    };
    expect(await counted('type', { q: '' })).toEqual({ total: MORE + 5, order: MORE + 5 });
    expect(await counted('owner', { q: '', status: 'new' })).toEqual({ total: MORE + 4, nobody: MORE + 4 });
    expect(await counted('owner', { q: 'example' })).toEqual({ total: MORE, nobody: MORE, [SALMA.id]: 1 });
    expect((await counted('productType', { q: '' })).total).toBe(MORE + 5);
  });

  it('are counted as far as one asks', async () => {
    expect(await opened.lists.howMany({ q: 'example' }, MORE + 3)).toBe(MORE + 4);
    expect(await opened.lists.howMany({ q: 'example' }, MORE + 5)).toBe(MORE + 5);
    expect(await opened.lists.howMany({ q: '' }, 3)).toBe(4);
  });
});

describe('a search looks by the index', () => {
  let opened: Awaited<ReturnType<typeof openInPostgres>>;
  beforeAll(async () => {
    opened = await openInPostgres();
  });
  afterAll(() => opened.close());
  afterEach(() => void jest.restoreAllMocks());

  const LIKELY = 60;
  const FREQUENT = 150;
  it.each([
    ['for few rows, to count and to read them', LIKELY, 'dune', [true, true], 1],
    ['for words of two letters', LIKELY, 'un', [true, true], 1],
    ['for words of one letter', LIKELY, 'u', [true, true], 2],
    ['for all words of a search', LIKELY, 'dune re', [true, true], 1],
    ['once where it finds none', LIKELY, 'zz', [true], 0],
    ['for letters that are signs of its language', LIKELY, String.raw`'\ :* '&|!`, [true], 0],
    ['to count what many have, and reads it in order', LIKELY, 'example', [true, false], LIKELY + 5],
    ['never for what most have', FREQUENT, 'example', [false, false], FREQUENT + 5],
  ])('%s', async (_, wanted, q, isIndexed, total) => {
    const { total: stored } = await opened.lists.list({ q: '' }, 'createdAt', { limit: 1 });
    if (stored < wanted) await opened.repeatLast(wanted + 5 - stored);
    const sent = jest.spyOn(Client.prototype, 'query');
    const page = await opened.lists.list({ q }, 'createdAt', { limit: 10 });
    expect([page.total, page.items.length]).toEqual([total, Math.min(total, 10)]);
    const texts = sent.mock.calls.map(([statement]) => JSON.stringify(statement));
    const ofThePage = texts.filter((text) => text.includes('page_key') || text.includes('AS total'));
    expect(ofThePage.map((text) => text.includes('search_query'))).toEqual(isIndexed);
  });

  it('which takes new inquiries in from time to time', async () => {
    await opened.repeatLast(1);
    const notYetIn = () =>
      opened.source.query(`SELECT gin_clean_pending_list('inquiries_by_text')::int AS pages`);
    await indexNewInquiries(opened.source);
    expect(await notYetIn()).toEqual([{ pages: 0 }]);
    await opened.repeatLast(1);
    expect(await notYetIn()).toEqual([{ pages: 1 }]);
  });
});
