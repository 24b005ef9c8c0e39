import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['product_types', 'fabrics', 'fits', 'finishing_qualities', 'print_types'];

/** A version of each catalogue item, so that two who edit one never overwrite each other unseen. */
export class AddCatalogueVersions1763700300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(
        `ALTER TABLE ${table} ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0)`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN version`);
  }
}
