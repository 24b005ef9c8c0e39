import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From so many pieces on a piece may cost less; nothing does until staff say so. */
export class AddQuantityBreaks1764900200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['product_types', 'print_types']) {
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD COLUMN quantity_breaks json NOT NULL DEFAULT '[]'
            CHECK (json_typeof(quantity_breaks) = 'array' AND json_array_length(quantity_breaks) <= 10)`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE print_types DROP COLUMN quantity_breaks');
    await queryRunner.query('ALTER TABLE product_types DROP COLUMN quantity_breaks');
  }
}
