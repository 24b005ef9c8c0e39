import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unused since jobs have a schedule of their own; `DropUnused` drops it. */
export class CreateSweeps1763800200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE sweeps (what text PRIMARY KEY, due_at timestamptz NOT NULL)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sweeps');
  }
}
