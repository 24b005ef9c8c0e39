import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers are found by their company, as searches read it. The beginning is enough, and fits an index. */
export class IndexCompanies1765500300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX customers_by_company ON customers (left(search_folded(company), 64)) WHERE company <> ''`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX customers_by_company');
  }
}
