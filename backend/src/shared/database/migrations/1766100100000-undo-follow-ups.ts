import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What undoing the last change of a follow-up restores; null where nobody wrote it down. */
export class UndoFollowUps1766100100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE follow_ups ADD COLUMN last_move jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE follow_ups DROP COLUMN last_move');
  }
}
