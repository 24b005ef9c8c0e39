import { describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { contractingParts, type Contraction } from './contracting.js';
import { migrations } from './index.js';

describe('a statement of a migration', () => {
  it.each([
    ['DROP TABLE follow_ups'],
    ['DROP VIEW IF EXISTS pictures_in_use'],
    ['ALTER TABLE inquiries\n  DROP COLUMN notes'],
    ['ALTER TABLE inquiries ADD COLUMN b text, DROP notes'],
    ['ALTER TABLE inquiries RENAME COLUMN notes TO remarks'],
    ['alter table inquiries rename to requests'],
    ['ALTER TABLE inquiries ALTER COLUMN quantity TYPE bigint'],
    ['ALTER TABLE inquiries ALTER quantity SET DATA TYPE bigint'],
    ['ALTER TABLE customers ALTER COLUMN phone SET NOT NULL'],
    ['ALTER TABLE customers ALTER COLUMN phone DROP DEFAULT'],
    ['ALTER TABLE customers ADD COLUMN city text NOT NULL'],
    [
      "ALTER TABLE customers ADD COLUMN a text NOT NULL DEFAULT '', ADD COLUMN b text CHECK (b IN ('x', 'y')) NOT NULL",
    ],
    ['ALTER TABLE customers ADD CONSTRAINT one_phone UNIQUE (phone)'],
    ['TRUNCATE uploads'],
    ['DROP FUNCTION search_folded'],
    ['ALTER TABLE customers SET SCHEMA archive'],
  ])('that could break code which knows nothing of it: %s', (sql) => {
    expect(contractingParts(sql)).not.toEqual([]);
  });

  it.each([
    ['CREATE TABLE sweeps (what text PRIMARY KEY, due_at timestamptz NOT NULL)'],
    ["ALTER TABLE customers ADD COLUMN city text NOT NULL DEFAULT 'Cairo'"],
    [
      'ALTER TABLE customers ADD COLUMN city text, ADD COLUMN n text NOT NULL GENERATED ALWAYS AS (left(f(name), 6)) STORED',
    ],
    ['ALTER TABLE customers ALTER COLUMN phone DROP NOT NULL'],
    ['ALTER TABLE customers DROP CONSTRAINT customers_phone_check'],
    ['DROP INDEX inquiries_of_customer'],
    ["COMMENT ON COLUMN customers.merged_into IS 'we DROP TABLE nothing'"],
    ['CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; END $$'],
  ])('that only adds: %s', (sql) => {
    expect(contractingParts(sql)).toEqual([]);
  });
});

describe.each(migrations.map((migration) => [migration.name, migration] as const))('%s', (_, Migration) => {
  it('takes nothing away from the code of the release before, unless it says why it may', async () => {
    const migration = new Migration() as Partial<Contraction> & Pick<Contraction, 'up'>;
    const parts: string[] = [];
    const runner = {
      query: async (sql: string) => {
        parts.push(...contractingParts(sql));
        return [];
      },
    };
    await migration.up(runner as unknown as QueryRunner);
    if (migration.contraction === undefined) expect(parts).toEqual([]);
    else {
      expect(parts).not.toEqual([]);
      expect(migration.contraction.split(' ').length).toBeGreaterThan(3);
    }
  });
});
