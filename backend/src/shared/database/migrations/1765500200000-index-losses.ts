import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was lost for a reason is found by it: few of all inquiries, for which every row was read. */
export class IndexLosses1765500200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX lost_inquiries_by_reason ON inquiries ((lost->>'reason')) WHERE lost IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX lost_inquiries_by_reason');
  }
}
