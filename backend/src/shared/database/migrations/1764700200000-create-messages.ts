import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails, from being written to being sent. */
export class CreateMessages1764700200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE messages (
        id uuid PRIMARY KEY,
        key text NOT NULL UNIQUE,
        kind text NOT NULL,
        to_name text NOT NULL,
        to_email text NOT NULL,
        language text NOT NULL CHECK (language IN ('en', 'ar')),
        inquiry_id uuid NOT NULL,
        reference text NOT NULL,
        subject text NOT NULL,
        blocks jsonb NOT NULL,
        attachments jsonb NOT NULL,
        state text NOT NULL CHECK (state IN ('due', 'sent', 'failed', 'held')),
        held_for text CHECK (held_for IN ('no-server', 'too-late')),
        tries integer NOT NULL CHECK (tries >= 0),
        last_failure text,
        due_at timestamptz NOT NULL,
        send_before timestamptz NOT NULL,
        taken_until timestamptz,
        sent_at timestamptz,
        created_at timestamptz NOT NULL,
        CHECK ((state = 'held') = (held_for IS NOT NULL)),
        CHECK ((state = 'sent') = (sent_at IS NOT NULL))
      )`);
    await queryRunner.query('CREATE INDEX messages_newest ON messages (created_at, id)');
    await queryRunner.query(
      "CREATE INDEX messages_waiting ON messages (state, created_at, id) WHERE state <> 'sent'",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE messages');
  }
}
