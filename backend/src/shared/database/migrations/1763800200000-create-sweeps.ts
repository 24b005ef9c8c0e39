import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each kind of sweep is due; who moves the moment on has the turn. */
export class CreateSweeps1763800200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE sweeps (what text PRIMARY KEY, due_at timestamptz NOT NULL)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sweeps');
  }
}
