import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes that are asked for after the password, and what they stand on. */
export class AddSecondFactors1765300100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE staff_factors (
        staff_id uuid PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
        key bytea NOT NULL,
        since timestamptz NOT NULL,
        used_step integer NOT NULL DEFAULT 0
      )`);
    await queryRunner.query(`
      CREATE TABLE staff_recovery_codes (
        staff_id uuid NOT NULL REFERENCES staff_factors ON DELETE CASCADE,
        number smallint NOT NULL CHECK (number BETWEEN 0 AND 9),
        hash text NOT NULL,
        PRIMARY KEY (staff_id, number)
      )`);
    await queryRunner.query(`
      CREATE TABLE staff_challenges (
        token_hash bytea PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        password_hash text NOT NULL,
        key bytea,
        expires_at timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX challenges_of_staff ON staff_challenges (staff_id)');
    await queryRunner.query('ALTER TABLE staff_sessions ADD COLUMN confirmed_at timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE staff_sessions DROP COLUMN confirmed_at');
    for (const table of ['staff_challenges', 'staff_recovery_codes', 'staff_factors']) {
      await queryRunner.query(`DROP TABLE ${table}`);
    }
  }
}
