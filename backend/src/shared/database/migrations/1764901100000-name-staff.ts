import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff have names, may be switched off, and are asked in by mail. */
export class NameStaff1764901100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE staff
        ADD COLUMN name text NOT NULL DEFAULT '',
        ADD COLUMN is_active boolean NOT NULL DEFAULT true,
        ADD COLUMN signed_in_at timestamptz`);
    await queryRunner.query(`
      CREATE TABLE staff_invitations (
        id uuid PRIMARY KEY,
        email text NOT NULL UNIQUE,
        role text NOT NULL CHECK (role IN ('owner', 'sales', 'production', 'catalogue', 'viewer')),
        language text NOT NULL CHECK (language IN ('en', 'ar')),
        token_hashes bytea[] NOT NULL,
        invited_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await queryRunner.query(`
      ALTER TABLE messages
        ALTER COLUMN inquiry_id DROP NOT NULL,
        ADD COLUMN invitation_id uuid`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM messages WHERE inquiry_id IS NULL');
    await queryRunner.query(`
      ALTER TABLE messages DROP COLUMN invitation_id, ALTER COLUMN inquiry_id SET NOT NULL`);
    await queryRunner.query('DROP TABLE staff_invitations');
    await queryRunner.query(
      'ALTER TABLE staff DROP COLUMN signed_in_at, DROP COLUMN is_active, DROP COLUMN name',
    );
  }
}
