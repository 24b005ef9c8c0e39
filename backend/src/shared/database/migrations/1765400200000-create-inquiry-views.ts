import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each account calls which part of the list of inquiries. */
export class CreateInquiryViews1765400200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE inquiry_views (
        id uuid PRIMARY KEY,
        staff_id uuid NOT NULL,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
        is_first boolean NOT NULL,
        filter jsonb NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX inquiry_views_of_staff ON inquiry_views (staff_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE inquiry_views');
  }
}
