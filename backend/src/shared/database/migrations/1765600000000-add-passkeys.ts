import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Passkeys, beside the authenticator app. A row of `staff_factors` is still what says that an account has a second
 * factor. Where there is no app its key is random and known to nobody, because the release before reckons codes from
 * every key: it takes the recovery codes of such an account, and nothing less.
 */
export class AddPasskeys1765600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE staff_factors ADD COLUMN has_app boolean NOT NULL DEFAULT true');
    await queryRunner.query(`
      CREATE TABLE staff_passkeys (
        id uuid PRIMARY KEY,
        staff_id uuid NOT NULL REFERENCES staff_factors ON DELETE CASCADE,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL,
        used_at timestamptz
      )`);
    await queryRunner.query('CREATE INDEX passkeys_of_staff ON staff_passkeys (staff_id)');
  }

  /** Accounts with passkeys alone keep their recovery codes: none is left to its password. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE staff_passkeys');
    await queryRunner.query('ALTER TABLE staff_factors DROP COLUMN has_app');
  }
}
