import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers are searched as inquiries are: folded, telephone numbers by their digits too. */
export class SearchCustomers1763700510000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE customers ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
        search_folded(name || chr(10) || email || chr(10) || company || chr(10) || phone)
        || chr(10) || regexp_replace(search_folded(phone), '[^0-9]', '', 'g')
      ) STORED`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE customers DROP COLUMN search_text');
  }
}
