import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * In which inquiries an item of the catalogue was asked for: an index over the ids of everything in a configuration. A
 * restore migrates in one transaction, in which no index can be made beside writes.
 */
export class IndexAskedItems1765100600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX inquiries_by_item ON inquiries
      USING gin (jsonb_path_query_array(snapshot, '$.*.id')) WITH (fastupdate = off)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX inquiries_by_item');
  }
}
