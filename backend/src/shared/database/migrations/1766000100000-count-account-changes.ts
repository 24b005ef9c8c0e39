import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each account says how often it was changed: one owner does not overwrite unseen what another one has saved. */
export class CountAccountChanges1766000100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE staff ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE staff DROP COLUMN version');
  }
}
