import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which inquiries an item of the catalogue was asked for: an index over the ids of everything in a configuration. */
export class IndexAskedItems1765100600000 implements MigrationInterface {
  /** Nobody who submits an inquiry waits for it, and a second run takes the place of a broken one. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS inquiries_by_item');
    await queryRunner.query(`
      CREATE INDEX CONCURRENTLY inquiries_by_item ON inquiries
      USING gin (jsonb_path_query_array(snapshot, '$.*.id')) WITH (fastupdate = off)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX inquiries_by_item');
  }
}
