import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createDatabase } from '../../../e2e/harness.js';
import { databaseFault } from './database-fault.js';
import { dataSourceOptions } from './data-source.js';
import { ImpatientClient } from './impatient-client.js';
import { rowsOf } from './rows.js';

/** Longer than any query here may take, were it not for the limit. */
const SLEEP = 'SELECT pg_sleep(60)';

describe('a connection that waits no longer than it should', () => {
  let source: DataSource;

  beforeAll(async () => {
    source = await new DataSource({
      ...dataSourceOptions(await createDatabase()),
      extra: { Client: ImpatientClient, answeredWithinMs: 200, max: 1 },
    }).initialize();
  });
  afterAll(() => source.destroy());

  it.each([
    ['TypeORM', () => source.query(SLEEP)],
    ['rowsOf', () => rowsOf(source, { text: SLEEP }, [])],
    ['rowsOf, prepared', () => rowsOf(source, { name: 'sleep', text: SLEEP }, [])],
  ])('fails a query of %s, and the pool goes on with another connection', async (_, ask) => {
    const before = await source.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
    const fault: unknown = await ask().catch((error: unknown) => error);
    expect(databaseFault(fault)).toBe('away');
    const after = await source.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
    expect(after[0]?.pid).not.toBe(before[0]?.pid);
  });

  it('is what requests have', () => {
    const { extra } = dataSourceOptions('postgres://localhost') as { extra?: unknown };
    expect(extra).toMatchObject({ Client: ImpatientClient, answeredWithinMs: expect.any(Number) });
  });

  it('leaves what is answered in time alone, and what fails by itself', async () => {
    expect(await source.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await expect(source.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
    expect(await rowsOf(source, { text: 'SELECT 2 AS two' }, [])).toEqual([{ two: 2 }]);
  });
});
