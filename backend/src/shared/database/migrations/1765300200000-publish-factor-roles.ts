import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which roles need a second factor: a setting, which Auth reads with every session. */
export class PublishFactorRoles1765300200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE VIEW factor_roles AS
        SELECT jsonb_array_elements_text(document -> 'factorRoles') AS role FROM settings`);
    await queryRunner.query(`COMMENT ON VIEW factor_roles IS 'published by settings'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP VIEW factor_roles');
  }
}
