import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose prices have the white under a print on dark cloth; what staff quote, for inks that lie on the cloth. */
export class AddUnderbases1765600100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE print_types
        ADD COLUMN underbase text NOT NULL DEFAULT 'none' CHECK (char_length(underbase) BETWEEN 1 AND 40)`);
    await queryRunner.query(
      `UPDATE print_types SET underbase = 'quoted' WHERE technique IN ('screen', 'puff')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE print_types DROP COLUMN underbase');
  }
}
