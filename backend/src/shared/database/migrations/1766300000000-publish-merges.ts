import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which customers are another one, for whoever asks for what belongs to a customer. */
export class PublishMerges1766300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW customer_merges AS
        SELECT id, merged_into FROM customers WHERE merged_into IS NOT NULL`);
    await queryRunner.query(`COMMENT ON VIEW customer_merges IS 'published by crm'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW customer_merges');
  }
}
