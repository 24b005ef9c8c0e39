import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every account could do everything so far, and so can those that the previous release still makes. */
export class AddRoles1764901000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE staff
        ADD COLUMN role text NOT NULL DEFAULT 'owner'
          CHECK (role IN ('owner', 'sales', 'production', 'catalogue', 'viewer'))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE staff DROP COLUMN role');
  }
}
