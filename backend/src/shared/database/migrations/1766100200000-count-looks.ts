import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A design whose look ends the process is not looked at again and again. */
export class CountLooks1766100200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE artwork ADD COLUMN looks smallint NOT NULL DEFAULT 0, ADD COLUMN look_began_at timestamptz',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE artwork DROP COLUMN looks, DROP COLUMN look_began_at');
  }
}
