import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A name for each session that is not its token, and what its browser calls itself: owners see and end their own. */
export class NameSessions1763900300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE staff_sessions
        ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD COLUMN user_agent text NOT NULL DEFAULT ''`);
    await queryRunner.query('CREATE UNIQUE INDEX sessions_by_id ON staff_sessions (id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE staff_sessions DROP COLUMN user_agent, DROP COLUMN id');
  }
}
