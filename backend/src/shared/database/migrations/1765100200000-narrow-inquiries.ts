import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from './inquiries-in-batches.js';

/**
 * The list of inquiries with what is new on top, and narrowed by type, product type, day and value: one index has the
 * order and all that a filter asks for, so that rows that do not match are never read.
 */
export class NarrowInquiries1765100200000 implements MigrationInterface {
  /** In steps that lock the table for a moment, and rows not for long; a second run takes up what a broken one left. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE inquiries ADD COLUMN IF NOT EXISTS product_type_id uuid');
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION name_inquiry_product_type() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.product_type_id := CASE
          WHEN NEW.snapshot->'productType'->>'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          THEN (NEW.snapshot->'productType'->>'id')::uuid END;
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER inquiries_name_their_product_type BEFORE INSERT OR UPDATE OF snapshot ON inquiries
      FOR EACH ROW EXECUTE FUNCTION name_inquiry_product_type()`);
    await updateInBatches(
      queryRunner,
      `SET product_type_id = (snapshot->'productType'->>'id')::uuid`,
      `product_type_id IS NULL
         AND snapshot->'productType'->>'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`,
    );
    for (const [index, on] of [
      [
        'inquiries_new_first',
        `inquiries ((CASE WHEN status = 'new' THEN -100000000000000000::bigint ELSE 0 END
          + (CASE WHEN status = 'new' THEN 1 ELSE -1 END)
          * (extract(epoch FROM created_at - timestamptz '1970-01-01 00:00:00+00') * 1000000)::bigint),
          id, status, is_sample_request, product_type_id, created_at, value)`,
      ],
      ['new_inquiries', `inquiries (created_at, id) INCLUDE (responded_at) WHERE status = 'new'`],
      ['open_revisions_by_last_day', `quotation_revisions (valid_through, id) WHERE state = 'sent'`],
    ] as const) {
      await queryRunner.query(`CREATE INDEX IF NOT EXISTS ${index} ON ${on}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const index of ['open_revisions_by_last_day', 'new_inquiries', 'inquiries_new_first'])
      await queryRunner.query(`DROP INDEX ${index}`);
    await queryRunner.query('DROP TRIGGER inquiries_name_their_product_type ON inquiries');
    await queryRunner.query('DROP FUNCTION name_inquiry_product_type');
    await queryRunner.query('ALTER TABLE inquiries DROP COLUMN product_type_id');
  }
}
