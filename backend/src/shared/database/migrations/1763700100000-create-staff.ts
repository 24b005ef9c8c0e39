import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may sign in, who is signed in, and how often it was tried. */
export class CreateStaff1763700100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE staff (
        id uuid PRIMARY KEY,
        email text NOT NULL UNIQUE,
        password_hash text NOT NULL,
        is_demo boolean NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      `COMMENT ON COLUMN staff.is_demo IS 'its password is printed on the sign-in page'`,
    );
    await queryRunner.query(`
      CREATE TABLE staff_sessions (
        token_hash bytea PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        started_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX sessions_of_staff ON staff_sessions (staff_id)');
    await queryRunner.query(`
      CREATE TABLE staff_devices (
        token_hash bytea PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        used_at timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX devices_of_staff ON staff_devices (staff_id)');
    await queryRunner.query(`
      CREATE TABLE password_checks (
        subject_hash bytea PRIMARY KEY,
        made_at timestamptz[] NOT NULL
      )`);
    await queryRunner.query(
      `COMMENT ON COLUMN password_checks.subject_hash IS 'of the account, the device or the password change'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['password_checks', 'staff_devices', 'staff_sessions', 'staff']) {
      await queryRunner.query(`DROP TABLE ${table}`);
    }
  }
}
