import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Harakat and other marks that combine, tatweel, joiners and direction marks. */
const UNSEEN = '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F]';

/** One for each order of the list; they are read in both directions. */
const INDEXES = [
  ['inquiries_by_creation', 'created_at, id'],
  ['inquiries_by_status', 'status, created_at, id'],
  ['inquiries_by_value', 'value, id'],
  ['inquiries_by_quantity', 'quantity, id'],
  ['inquiries_by_name', 'name_order, id'],
] as const;

/**
 * What staff need to find and answer inquiries: notes, versions, who changed a status, and a search that does not mind
 * how somebody spells. Rows are kept narrow, with the snapshot aside, so that a search can read all of them.
 */
export class AnswerInquiries1763700200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Decomposing separates hamza and madda from their alef, and accents from Latin letters: both then fall with the
    // marks. It also makes plain letters of presentation forms and full-width ones.
    await queryRunner.query(`
      CREATE FUNCTION search_folded(raw text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN translate(
        lower(regexp_replace(normalize(raw, NFKD), '${UNSEEN}', '', 'g')),
        'ٱىیةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        'اييهك01234567890123456789'
      )`);
    await queryRunner.query('ALTER TABLE inquiries SET (toast_tuple_target = 512)');
    await queryRunner.query(`
      ALTER TABLE inquiries
        ADD COLUMN admin_notes text NOT NULL DEFAULT '' CHECK (char_length(admin_notes) <= 10000),
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN name_order text NOT NULL GENERATED ALWAYS AS (left(search_folded(customer_name), 64)) STORED,
        ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
          search_folded(
            customer_name || chr(10) || customer_email || chr(10) || customer_company || chr(10) || reference
            || chr(10) || customer_phone
          ) || chr(10) || regexp_replace(search_folded(customer_phone), '[^0-9]', '', 'g')
        ) STORED`);
    // A longest possible text may be moved out of the row, but ordinary ones stay in it and uncompressed.
    await queryRunner.query('ALTER TABLE inquiries ALTER COLUMN search_text SET STORAGE MAIN');
    for (const [name, columns] of INDEXES) {
      await queryRunner.query(`CREATE INDEX ${name} ON inquiries (${columns})`);
    }
    await queryRunner.query(`
      CREATE INDEX accepted_inquiries ON inquiries (accepted_at) INCLUDE (value) WHERE accepted_at IS NOT NULL`);
    await queryRunner.query('ALTER TABLE inquiry_history ADD COLUMN changed_by_email text');
    await queryRunner.query(
      `COMMENT ON COLUMN inquiry_history.changed_by_email IS 'as it was then; null for the visitor'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE inquiry_history DROP COLUMN changed_by_email');
    await queryRunner.query('DROP INDEX accepted_inquiries');
    for (const [name] of INDEXES.toReversed()) await queryRunner.query(`DROP INDEX ${name}`);
    await queryRunner.query(`
      ALTER TABLE inquiries
        DROP COLUMN search_text, DROP COLUMN name_order, DROP COLUMN version, DROP COLUMN admin_notes`);
    await queryRunner.query('ALTER TABLE inquiries RESET (toast_tuple_target)');
    await queryRunner.query('DROP FUNCTION search_folded');
  }
}
