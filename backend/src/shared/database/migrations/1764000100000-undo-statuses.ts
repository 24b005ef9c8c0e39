import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an inquiry's status, moment of acceptance and moment of the last move were before each change, so that the last
 * one can be taken back exactly; and no moment of acceptance where none stands: it stands while
 * an inquiry is accepted, or closed after it was.
 */
export class UndoStatuses1764000100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE inquiry_history
        ADD COLUMN version integer,
        ADD COLUMN undoes integer,
        ADD COLUMN accepted_at_before timestamptz,
        ADD COLUMN status_changed_at_before timestamptz`);
    await queryRunner.query(
      `COMMENT ON COLUMN inquiry_history.version IS 'that the change made; null where nobody wrote it down'`,
    );
    await queryRunner.query(
      `COMMENT ON COLUMN inquiry_history.undoes IS 'the version whose making it took back; null for others'`,
    );
    await queryRunner.query(`
      UPDATE inquiries SET accepted_at = NULL, version = version + 1
      WHERE accepted_at IS NOT NULL AND (
        status NOT IN ('accepted', 'closed')
        OR status = 'closed' AND 'accepted' <> (
          SELECT to_status FROM inquiry_history
          WHERE inquiry_id = inquiries.id AND to_status <> 'closed' ORDER BY inquiry_history.id DESC LIMIT 1
        )
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE inquiry_history
        DROP COLUMN status_changed_at_before, DROP COLUMN accepted_at_before, DROP COLUMN undoes, DROP COLUMN version`);
  }
}
