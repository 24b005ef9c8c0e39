import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From whom an inquiry came to its owner, so that this can be taken back. */
export class RememberAssignments1765400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE inquiries ADD COLUMN last_assignment jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE inquiries DROP COLUMN last_assignment');
  }
}
