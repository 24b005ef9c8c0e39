import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unused, but by the release before: the next one may drop it. */
export class CreateSweeps1763800200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE sweeps (what text PRIMARY KEY, due_at timestamptz NOT NULL)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sweeps');
  }
}
