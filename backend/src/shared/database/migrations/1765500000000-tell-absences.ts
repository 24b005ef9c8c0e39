import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who of the staff is away, in days of Cairo, and who stands in. */
export class TellAbsences1765500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE staff
        ADD COLUMN away_from text,
        ADD COLUMN away_to text,
        ADD COLUMN stand_in_id uuid,
        ADD CONSTRAINT staff_absence CHECK (
          (away_from IS NULL) = (away_to IS NULL) AND away_from <= away_to
          AND (stand_in_id IS NULL OR away_from IS NOT NULL AND stand_in_id <> id)
        )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE staff DROP COLUMN stand_in_id, DROP COLUMN away_to, DROP COLUMN away_from`);
  }
}
