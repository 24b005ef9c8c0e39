import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNSUITED = [
  ['fabrics', 'unsuited_product_types'],
  ['fits', 'unsuited_product_types'],
  ['print_types', 'unsuited_fabrics'],
] as const;

/** What does not go together; everything does until staff say so. */
export class AddFitting1764900500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of UNSUITED) {
      await queryRunner.query(`
        ALTER TABLE ${table}
          ADD COLUMN ${column} json NOT NULL DEFAULT '[]'
            CHECK (json_typeof(${column}) = 'array' AND json_array_length(${column}) <= 100),
          ADD COLUMN is_unsuited_refused boolean NOT NULL DEFAULT false`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of UNSUITED)
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN is_unsuited_refused, DROP COLUMN ${column}`);
  }
}
