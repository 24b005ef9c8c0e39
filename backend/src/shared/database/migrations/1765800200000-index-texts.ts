import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexBesideWrites } from './index-beside-writes.js';

/** 16 MB: some 5,000 inquiries, which a search reads through in 10 ms and the job takes in within half a second. */
const NOT_YET_INDEXED_KB = 16_384;

/** Those that a submission filled until now. */
const MADE_AT_ONCE = ['inquiries_by_grams', 'inquiries_by_order_grams', 'inquiries_by_item'];

/**
 * One index over all texts of an inquiry, for words of any length: its keys are the three letters from each place on,
 * and at the end of a text what is left, so that a shorter word is the beginning of one. A new inquiry is only put down
 * beside it; a job takes many in at once (`inquiry-index.postgres.ts`), which costs a tenth.
 *
 * The two indexes over `search_grams` and that function stayed for the release before, with the same relief;
 * `DropHistories` drops them.
 */
export class IndexTexts1765800200000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION search_vector(folded text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN array_to_tsvector(ARRAY(
        SELECT DISTINCT substr(folded, place, 3) FROM generate_series(1, length(folded)) AS place
      ))`);
    await queryRunner.query(String.raw`
      CREATE OR REPLACE FUNCTION search_query(folded text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (
        SELECT string_agg(DISTINCT
          '''' || replace(replace(substr(folded, place, 3), '\', '\\'), '''', '''''') || ''''
            || CASE WHEN length(folded) < 3 THEN ':*' ELSE '' END,
          ' & ')::tsquery
        FROM generate_series(1, greatest(length(folded) - 2, 1)) AS place
      )`);
    for (const index of MADE_AT_ONCE)
      await queryRunner.query(
        `ALTER INDEX IF EXISTS ${index} SET (fastupdate = on, gin_pending_list_limit = ${NOT_YET_INDEXED_KB})`,
      );
    await indexBesideWrites(
      queryRunner,
      'inquiries_by_text',
      `ON inquiries USING gin (search_vector(search_text || E'\\n' || order_text))
       WITH (gin_pending_list_limit = ${NOT_YET_INDEXED_KB})`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX inquiries_by_text');
    await queryRunner.query('DROP FUNCTION search_query');
    await queryRunner.query('DROP FUNCTION search_vector');
    for (const index of MADE_AT_ONCE) {
      await queryRunner.query(`ALTER INDEX ${index} SET (fastupdate = off)`);
      await queryRunner.query(`SELECT gin_clean_pending_list('${index}')`);
    }
  }
}
