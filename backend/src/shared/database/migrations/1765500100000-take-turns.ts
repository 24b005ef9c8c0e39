import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who gets new inquiries in turn, a setting; and when each had a turn last: the higher, the later. With an index of what
 * waits for an owner.
 */
export class TakeTurns1765500100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE inquiry_turns (
        staff_id uuid PRIMARY KEY,
        turn bigint NOT NULL
      )`);
    await queryRunner.query(`
      CREATE VIEW turn_takers AS
        SELECT jsonb_array_elements_text(document -> 'turnTakers')::uuid AS staff_id FROM settings`);
    await queryRunner.query(`
      CREATE INDEX open_inquiries_of_owner ON inquiries (owner_id, created_at)
      WHERE owner_id IS NOT NULL AND status IN ('new', 'in_progress', 'quoted')`);
    await queryRunner.query(`COMMENT ON VIEW turn_takers IS 'published by settings'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX open_inquiries_of_owner');
    await queryRunner.query('DROP VIEW turn_takers');
    await queryRunner.query('DROP TABLE inquiry_turns');
  }
}
