import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many entries of the audit trail, up to an id, belong to each day (UTC), person, kind and action. Nothing has
 * used it since lists count to 10,000 and no further; `DropUnused` drops it.
 */
export class CountAuditTrail1763900200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE audit_trail_counts (
        day timestamptz NOT NULL,
        staff_email text,
        thing_kind text NOT NULL,
        action text NOT NULL,
        entries bigint NOT NULL,
        up_to bigint NOT NULL,
        UNIQUE NULLS NOT DISTINCT (day, staff_email, thing_kind, action)
      )`);
    await queryRunner.query('CREATE INDEX audit_trail_counts_up_to ON audit_trail_counts (up_to)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE audit_trail_counts');
  }
}
