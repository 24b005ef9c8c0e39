import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A product type may be made in sizes; none is until staff say so. */
export class AddSizes1764900600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE product_types
        ADD COLUMN sizes json NOT NULL DEFAULT '[]'
          CHECK (json_typeof(sizes) = 'array' AND json_array_length(sizes) <= 12)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE product_types DROP COLUMN sizes');
  }
}
