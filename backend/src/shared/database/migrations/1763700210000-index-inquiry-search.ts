import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index over every three letters in a row of a search text, so that a search for part of a word need not read all
 * rows. Our own and not pg_trgm: that leaves Arabic letters out where the database's locale is C, as the embedded
 * one's is, and not every database lets us create an extension.
 */
export class IndexInquirySearch1763700210000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION search_grams(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN ARRAY(SELECT DISTINCT substr(folded, place, 3) FROM generate_series(1, length(folded) - 2) AS place)`);
    // Without the pending list: it would make every search slower and now and then one submission much slower.
    await queryRunner.query(`
      CREATE INDEX inquiries_by_grams ON inquiries USING gin (search_grams(search_text)) WITH (fastupdate = off)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX inquiries_by_grams');
    await queryRunner.query('DROP FUNCTION search_grams');
  }
}
