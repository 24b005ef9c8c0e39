import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whose an inquiry is. The index of the list has the owner, too, as it has all else that a filter asks for.
 */
export class OwnInquiries1765100800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE inquiries ADD COLUMN owner_id uuid');
    await queryRunner.query(indexOf('owned_inquiries_new_first', ', owner_id'));
    await queryRunner.query('DROP INDEX inquiries_new_first');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(indexOf('inquiries_new_first', ''));
    await queryRunner.query('DROP INDEX owned_inquiries_new_first');
    await queryRunner.query('ALTER TABLE inquiries DROP COLUMN owner_id');
  }
}

const indexOf = (name: string, owner: string) => `
  CREATE INDEX ${name} ON inquiries ((CASE WHEN status = 'new' THEN -100000000000000000::bigint ELSE 0 END
    + (CASE WHEN status = 'new' THEN 1 ELSE -1 END)
    * (extract(epoch FROM created_at - timestamptz '1970-01-01 00:00:00+00') * 1000000)::bigint),
    id, status, is_sample_request, product_type_id, created_at, value${owner})`;
