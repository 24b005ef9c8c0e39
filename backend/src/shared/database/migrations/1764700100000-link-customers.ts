import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers follow an inquiry by a link, in their language. */
export class LinkCustomers1764700100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE link_tokens (
        token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        inquiry_id uuid NOT NULL REFERENCES inquiries,
        recipient text NOT NULL CHECK (recipient = lower(recipient)),
        issued_at timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX link_tokens_of_inquiry ON link_tokens (inquiry_id, recipient)');
    for (const table of ['inquiries', 'customers']) {
      await queryRunner.query(
        `ALTER TABLE ${table} ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'ar'))`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['customers', 'inquiries']) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN language`);
    }
    await queryRunner.query('DROP TABLE link_tokens');
  }
}
