import type { QueryRunner } from 'typeorm';
import type { Contraction } from './contracting.js';
import { dropIndexBesideWrites, indexBesideWrites } from './index-beside-writes.js';

const STATUSES = `('new', 'in_progress', 'quoted', 'accepted', 'rejected', 'closed')`;

/** The indexes of searches before there was one for all texts. */
const SEARCHED = [
  ['inquiries_by_grams', 'search_text'],
  ['inquiries_by_order_grams', 'order_text'],
] as const;

/**
 * What `DropUnused` and `IndexTexts` left for the release before: the table of the histories that the audit trail tells,
 * and the indexes over `search_grams`. Going down brings the table back empty.
 */
export class DropHistories1765900100000 implements Contraction {
  readonly contraction =
    'the release before reads histories from the audit trail and writes no others, and searches by inquiries_by_text';

  /** In steps that lock the table for a moment; a second run takes up what a broken one left. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [index] of SEARCHED) await dropIndexBesideWrites(queryRunner, index);
    await queryRunner.query('DROP FUNCTION IF EXISTS search_grams');
    await queryRunner.query('DROP TABLE IF EXISTS inquiry_history');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE inquiry_history (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        inquiry_id uuid NOT NULL REFERENCES inquiries,
        from_status text CHECK (from_status IN ${STATUSES}),
        to_status text NOT NULL CHECK (to_status IN ${STATUSES}),
        changed_by uuid,
        changed_at timestamptz NOT NULL,
        changed_by_email text,
        version integer,
        undoes integer,
        accepted_at_before timestamptz,
        status_changed_at_before timestamptz
      )`);
    await queryRunner.query('CREATE INDEX history_of_inquiry ON inquiry_history (inquiry_id)');
    await queryRunner.query(`
      CREATE FUNCTION search_grams(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN ARRAY(SELECT DISTINCT substr(folded, place, 3) FROM generate_series(1, length(folded) - 2) AS place)`);
    for (const [index, text] of SEARCHED)
      await indexBesideWrites(
        queryRunner,
        index,
        `ON inquiries USING gin (search_grams(${text})) WITH (fastupdate = on, gin_pending_list_limit = 16384)`,
      );
  }
}
