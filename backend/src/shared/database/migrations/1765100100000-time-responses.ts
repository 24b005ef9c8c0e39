import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from './inquiries-in-batches.js';

/** When an inquiry was moved beyond new, by changes that nobody took back. */
const MOVED = `(
  SELECT min(at) AS first, min(at) FILTER (WHERE at < inquiries.status_changed_at) AS before
  FROM (
    SELECT at, after, is_undo, lead(is_undo) OVER (ORDER BY id) AS is_undone FROM audit_trail
    WHERE thing_kind = 'inquiry' AND thing_id = inquiries.id::text AND action = 'inquiry.status-changed'
  ) AS moves
  WHERE after->>'status' <> 'new' AND NOT is_undo AND is_undone IS NOT TRUE
)`;

/** When its customer was first written or spoken to about it. */
const TOLD = `least(
  (
    SELECT min(created_at) FROM communications
    WHERE communications.customer_id = inquiries.customer_id AND inquiry_id = inquiries.id
      AND direction = 'outbound' AND type <> 'note'
  ),
  (
    SELECT min((sending->>'at')::timestamptz) FROM quotations JOIN quotation_revisions ON quotation_id = quotations.id
    WHERE quotations.inquiry_id = inquiries.id
  )
)`;

/**
 * When an inquiry was first answered, and after how many minutes of opening; of what is stored already the hours of then
 * are not known. The undo of the last change brings back what was before it.
 */
export class TimeResponses1765100100000 implements MigrationInterface {
  /** In steps that lock the table for a moment, and rows not for long; a second run takes up what a broken one left. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE inquiries
        ADD COLUMN IF NOT EXISTS responded_at timestamptz,
        ADD COLUMN IF NOT EXISTS response_minutes integer CHECK (response_minutes >= 0)`);
    // For the release before, which moves inquiries on and knows nothing of answers.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION answer_moved_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.responded_at := NEW.status_changed_at;
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER inquiries_are_answered_when_moved BEFORE UPDATE OF status ON inquiries
      FOR EACH ROW WHEN (NEW.status <> 'new' AND NEW.responded_at IS NULL) EXECUTE FUNCTION answer_moved_inquiry()`);
    await updateInBatches(
      queryRunner,
      `SET
         responded_at = CASE WHEN status = 'new' THEN least((SELECT first FROM ${MOVED} AS moved), ${TOLD})
           ELSE coalesce(least((SELECT first FROM ${MOVED} AS moved), ${TOLD}), status_changed_at, created_at) END,
         last_move = last_move || jsonb_build_object('responseBefore', (
           SELECT jsonb_build_object('at', at, 'minutes', NULL)
           FROM (SELECT least((SELECT before FROM ${MOVED} AS moved), ${TOLD}) AS at) AS earlier WHERE at IS NOT NULL
         ))`,
      'responded_at IS NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER inquiries_are_answered_when_moved ON inquiries');
    await queryRunner.query('DROP FUNCTION answer_moved_inquiry');
    await queryRunner.query('ALTER TABLE inquiries DROP COLUMN responded_at, DROP COLUMN response_minutes');
  }
}
