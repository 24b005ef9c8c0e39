import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from './inquiries-in-batches.js';

const LAST_MOVE = `jsonb_build_object('from', from_status, 'version', version, 'undoes', undoes,
  'acceptedAtBefore', accepted_at_before, 'statusChangedAtBefore', status_changed_at_before)`;

/** A change of a status in `inquiry_history` beside its entry in `audit_trail`; `entry` is null where there is none. */
const MOVES_WITH_ENTRIES = `
  SELECT move.*, entry.id AS entry
  FROM (
    SELECT *, row_number() OVER (PARTITION BY inquiry_id, changed_at, from_status, to_status ORDER BY id) AS turn
    FROM inquiry_history WHERE from_status IS NOT NULL
  ) AS move LEFT JOIN (
    SELECT *, row_number() OVER (PARTITION BY thing_id, at, before, after ORDER BY id) AS turn
    FROM audit_trail WHERE action = 'inquiry.status-changed'
  ) AS entry ON entry.thing_id = inquiry_id::text AND entry.at = changed_at AND entry.turn = move.turn
    AND entry.before->>'status' = from_status AND entry.after->>'status' = to_status`;

/**
 * The audit trail alone says how an inquiry came to its status, and the inquiry what it takes to undo the last change.
 * Nothing but the release before uses `inquiry_history`: for its sake a trigger keeps it, and takes what that release
 * writes there to where this one reads it; `DropUnused` takes both away (decision 034).
 */
export class StoreMovesOnce1764400000000 implements MigrationInterface {
  /** In steps that lock one table each, and not for long; a second run takes up what a broken one left. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE inquiries ADD COLUMN IF NOT EXISTS last_move jsonb');
    await queryRunner.query(
      'ALTER TABLE audit_trail ADD COLUMN IF NOT EXISTS is_undo boolean NOT NULL DEFAULT false',
    );
    // Before all others of the trail, since histories are read in the order of ids.
    await queryRunner.query(`
      INSERT INTO audit_trail (id, at, staff_id, staff_email, action, thing_kind, thing_id, before, after, is_undo)
      OVERRIDING SYSTEM VALUE
      SELECT (SELECT least(min(id), 1) FROM audit_trail) - row_number() OVER (ORDER BY id DESC), changed_at,
        CASE WHEN changed_by_email IS NOT NULL
          THEN coalesce(changed_by, '00000000-0000-0000-0000-000000000000') END, changed_by_email,
        'inquiry.status-changed', 'inquiry', inquiry_id, jsonb_build_object('status', from_status),
        jsonb_build_object('status', to_status), undoes IS NOT NULL
      FROM (${MOVES_WITH_ENTRIES}) AS move WHERE entry IS NULL`);
    await keepInquiryHistory(queryRunner);
    await markUndone(queryRunner);
    await updateInBatches(
      queryRunner,
      `SET last_move = (
         SELECT ${LAST_MOVE} FROM inquiry_history WHERE inquiry_id = inquiries.id ORDER BY id DESC LIMIT 1
       )`,
      `last_move IS NULL AND EXISTS (
         SELECT FROM inquiry_history WHERE inquiry_id = inquiries.id AND from_status IS NOT NULL
       )`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER audit_trail_keeps_inquiry_history ON audit_trail');
    await queryRunner.query('DROP FUNCTION keep_inquiry_history');
    await queryRunner.query('ALTER TABLE audit_trail DROP COLUMN is_undo');
    await queryRunner.query('ALTER TABLE inquiries DROP COLUMN last_move');
  }
}

/** For the release before alone, which read and wrote that table. */
export async function keepInquiryHistory(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE OR REPLACE FUNCTION keep_inquiry_history() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      inquiry inquiries;
      move inquiry_history;
    BEGIN
      SELECT * INTO inquiry FROM inquiries WHERE id = NEW.thing_id::uuid;
      SELECT * INTO move FROM inquiry_history WHERE inquiry_id = inquiry.id AND version = inquiry.version;
      IF NOT FOUND THEN
        INSERT INTO inquiry_history (inquiry_id, from_status, to_status, changed_at, changed_by, changed_by_email,
          undoes, version, accepted_at_before, status_changed_at_before)
        SELECT inquiry.id, "from", inquiry.status, NEW.at, NEW.staff_id, NEW.staff_email,
          undoes, version, "acceptedAtBefore", "statusChangedAtBefore"
        FROM jsonb_to_record(inquiry.last_move) AS last ("from" text, undoes integer, version integer,
          "acceptedAtBefore" timestamptz, "statusChangedAtBefore" timestamptz)
        WHERE version = inquiry.version;
      ELSIF move.changed_at = NEW.at THEN
        NEW.is_undo := move.undoes IS NOT NULL;
        UPDATE inquiries SET last_move = (SELECT ${LAST_MOVE} FROM inquiry_history WHERE id = move.id)
        WHERE id = inquiry.id;
      END IF;
      RETURN NEW;
    END $$`);
  await queryRunner.query(`
    CREATE OR REPLACE TRIGGER audit_trail_keeps_inquiry_history BEFORE INSERT ON audit_trail
    FOR EACH ROW WHEN (NEW.action = 'inquiry.status-changed') EXECUTE FUNCTION keep_inquiry_history()`);
}

/** The entries of changes that took another one back: the one time that the trail is written to. */
async function markUndone(queryRunner: QueryRunner): Promise<void> {
  const undone: { entry: string }[] = await queryRunner.query(
    `SELECT entry FROM (${MOVES_WITH_ENTRIES}) AS move WHERE undoes IS NOT NULL AND entry IS NOT NULL`,
  );
  if (undone.length === 0) return;
  // Sent together, and so done together or not at all.
  await queryRunner.query(`
    ALTER TABLE audit_trail DISABLE TRIGGER audit_trail_is_append_only;
    UPDATE audit_trail SET is_undo = true WHERE id IN (${undone.map(({ entry }) => entry).join()});
    ALTER TABLE audit_trail ENABLE TRIGGER audit_trail_is_append_only`);
}
