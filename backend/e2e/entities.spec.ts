import { beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { entityDifferences } from './entity-differences.js';
import { createDatabase, startBackend } from './harness.js';

describe('the entities of all modules', () => {
  let source: DataSource;

  beforeAll(async () => {
    const { app } = await startBackend({ databaseUrl: await createDatabase() });
    source = app.get(DataSource);
  });

  it('say of every table what the migrations say', async () => {
    expect(source.entityMetadatas.length).toBeGreaterThan(15);
    expect(await entityDifferences(source.manager)).toEqual([]);
  });

  it.each([
    ['a table without an entity', 'CREATE TABLE parcels (id uuid PRIMARY KEY)', ['parcels has no entity']],
    [
      'an entity without a table',
      'ALTER TABLE uploads RENAME TO arrivals',
      ['arrivals has no entity', 'uploads is no table'],
    ],
    ['a column that no entity has', 'ALTER TABLE fits ADD COLUMN drape text', ['fits.drape is in no entity']],
    [
      'a column that was renamed',
      'ALTER TABLE fits RENAME COLUMN name_ar TO arabic',
      ['fits.arabic is in no entity', 'fits.name_ar is no column'],
    ],
    [
      'another type',
      'ALTER TABLE pictures ALTER COLUMN width TYPE bigint',
      ['pictures.width: type is "bigint", not "integer"'],
    ],
    [
      'another number of digits',
      'ALTER TABLE fits ALTER COLUMN price_modifier TYPE numeric(11, 2)',
      ['fits.price_modifier: type is "numeric(11,2)", not "numeric(9,2)"'],
    ],
    [
      'an array in place of one',
      `ALTER TABLE password_checks ALTER COLUMN made_at TYPE timestamptz USING made_at[1]`,
      ['password_checks.made_at: type is "timestamp with time zone", not "timestamp with time zone[]"'],
    ],
    [
      'a column that may be empty',
      'ALTER TABLE follow_ups ALTER COLUMN subject DROP NOT NULL',
      ['follow_ups.subject: nullable is true, not false'],
    ],
    [
      'a lost primary key',
      'ALTER TABLE communications DROP CONSTRAINT communications_pkey',
      ['communications.id: primary is false, not true'],
    ],
    [
      'another default',
      `ALTER TABLE customers ALTER COLUMN phone SET DEFAULT 'none'`,
      [`customers.phone: fallback is "'none'::text", not "''::text"`],
    ],
    [
      'a lost identity',
      'ALTER TABLE audit_trail ALTER COLUMN id DROP IDENTITY',
      ['audit_trail.id: generated is "", not "always"'],
    ],
    [
      'a computed column that became an ordinary one',
      'ALTER TABLE inquiries ALTER COLUMN name_order DROP EXPRESSION',
      ['inquiries.name_order: generated is "", not "stored"'],
    ],
  ])('are seen to differ by %s', async (_, change, found) => {
    const runner = source.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(change);
      expect(await entityDifferences(runner.manager)).toEqual(found);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});
