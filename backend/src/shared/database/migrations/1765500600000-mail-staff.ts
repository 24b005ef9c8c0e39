import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language an account is written to, and whether it is to have the daily digest; null: as its role has it. */
export class MailStaff1765500600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE staff
        ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'ar')),
        ADD COLUMN daily_digest boolean`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE staff DROP COLUMN daily_digest, DROP COLUMN language');
  }
}
