import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { createDatabase } from '../../../e2e/databases.js';
import { createDataSource } from './data-source.js';
import { rowsOf } from './rows.js';
import { writtenMoment, WRITTEN_MOMENTS } from './written-moments.js';

describe('a moment of the database', () => {
  let source: DataSource;

  beforeAll(async () => {
    source = await createDataSource(await createDatabase()).initialize();
  });
  afterAll(() => source.destroy());

  it.each([
    ['2026-11-20 20:45:54+00', '2026-11-20T20:45:54.000Z'],
    ['2026-11-20 20:45:54.1+00', '2026-11-20T20:45:54.100Z'],
    ['2026-11-20 20:45:54.123999+00', '2026-11-20T20:45:54.123Z'],
    ['2026-11-20 22:45:54.12+02', '2026-11-20T20:45:54.120Z'],
    ['0044-03-15 12:00:00+00 BC', '-000043-03-15T12:00:00.000Z'],
    ['infinity', null],
  ])('%s is written %s', (text, written) => {
    expect(writtenMoment(text)).toBe(written);
  });

  it('is written as a Date of it would be, and what is no moment is read as ever', async () => {
    const moments = fc.date({
      min: new Date('1000-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(moments, { minLength: 1 }), async (dates) => {
        const text = 'SELECT at, 1 AS number, true AS flag FROM unnest($1::timestamptz[]) AS at';
        const rows = await rowsOf<object>(source, { text, types: WRITTEN_MOMENTS }, [dates]);
        const plain = await rowsOf<object>(source, { text }, [dates]);
        expect(rows).toEqual(dates.map((date) => ({ at: date.toJSON(), number: 1, flag: true })));
        expect(JSON.stringify(rows)).toBe(JSON.stringify(plain));
      }),
      { numRuns: 30 },
    );
  });
});
