import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { InMemoryInquirySums } from './inquiry-sums.in-memory.js';
import { PostgresInquirySums } from './inquiry-sums.postgres.js';
import { HOODIE_ID, openInMemory, openInPostgres, SALMA } from './listed-inquiries.fixture.js';

describe('the sums of the board', () => {
  let memory: Awaited<ReturnType<typeof openInMemory>>;
  let postgres: Awaited<ReturnType<typeof openInPostgres>>;
  beforeAll(async () => {
    [memory, postgres] = [await openInMemory(), await openInPostgres()];
  });
  afterAll(() => postgres.close());

  it.each([
    { q: '' },
    { q: 'ahmed' },
    { q: '', status: 'quoted' as const },
    { q: '', productTypeId: HOODIE_ID },
    { q: '', ownerId: SALMA.id },
    { q: '', ownerId: null },
    { q: '', least: Money.parse('10000.01') },
    { q: 'nobody' },
  ])('are those of the listed inquiries for %j', async (filter) => {
    const sums = await new PostgresInquirySums(postgres.source).sums(filter);
    expect(sums).toEqual(await new InMemoryInquirySums(memory.lists).sums(filter));
  });

  it('are what SQL says of each column, to the piastre', async () => {
    const sums = await new PostgresInquirySums(postgres.source).sums({ q: '' });
    const rows: { status: string; count: string; value: string }[] = await postgres.source.query(
      'SELECT status, count(*), sum(value) AS value FROM inquiries GROUP BY status',
    );
    expect(rows.map(({ status }) => status).sort()).toEqual(['new', 'quoted']);
    for (const { status, count, value } of rows)
      expect(sums[status as 'new']).toEqual({ count: Number(count), value });
  });
});
