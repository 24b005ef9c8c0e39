import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visitors bring their designs. */
export class CreateArtwork1764900100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE artwork (
        id uuid PRIMARY KEY,
        file_name text NOT NULL,
        bytes integer NOT NULL CHECK (bytes > 0),
        state text NOT NULL CHECK (state IN ('uploading', 'queued', 'done', 'refused', 'kept')),
        kind text,
        sha256 text,
        refusal text CHECK (refusal IS NULL OR state = 'refused'),
        facts jsonb CHECK (facts IS NULL OR state = 'done'),
        placement jsonb,
        draft bytea NOT NULL CHECK (octet_length(draft) = 32),
        sender bytea,
        inquiry_id uuid REFERENCES inquiries,
        created_at timestamptz NOT NULL,
        attached_at timestamptz,
        removed_at timestamptz,
        CHECK (inquiry_id IS NULL OR state <> 'uploading'),
        CHECK ((inquiry_id IS NULL) = (attached_at IS NULL))
      )`);
    await queryRunner.query('CREATE INDEX artwork_of_draft ON artwork (draft)');
    await queryRunner.query('CREATE INDEX artwork_of_inquiry ON artwork (inquiry_id)');
    await queryRunner.query('CREATE INDEX artwork_of_sender ON artwork (sender, created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE artwork');
  }
}
