import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row for every e-mail address that has ever written, trimmed and in lower case. */
export class CreateCustomers1763600100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE customers (
        id uuid PRIMARY KEY,
        email text NOT NULL UNIQUE CHECK (email = lower(btrim(email))),
        name text NOT NULL,
        phone text NOT NULL DEFAULT '',
        company text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE customers');
  }
}
