import type { MigrationInterface, QueryRunner } from 'typeorm';

const price = (column: string) =>
  `${column} numeric(9, 2) NOT NULL DEFAULT 0 CHECK (${column} BETWEEN 0 AND 9999999.99)`;
const text = (column: string, longest: number) =>
  `${column} text NOT NULL DEFAULT '' CHECK (char_length(${column}) <= ${longest})`;
const described = [text('description', 2000), text('description_ar', 2000)];
const imageUrl = text('image_url', 200);

const TABLES: Readonly<Record<string, readonly string[]>> = {
  product_types: [price('base_price'), ...described, imageUrl],
  fabrics: [
    'gsm integer NOT NULL DEFAULT 180 CHECK (gsm BETWEEN 1 AND 2000)',
    text('composition', 200),
    text('composition_ar', 200),
    price('cost_multiplier'),
    ...described,
    imageUrl,
  ],
  fits: [price('price_modifier')],
  finishing_qualities: [price('price_modifier'), ...described],
  print_types: [price('setup_cost'), price('per_item_cost'), ...described],
};

/** The five kinds of catalogue item; every statement that changes one tells all processes (`catalogue_changed`). */
export class CreateCatalogue1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION notify_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('catalogue_changed', '');
        RETURN NULL;
      END $$`);
    for (const [table, columns] of Object.entries(TABLES)) {
      await queryRunner.query(`
        CREATE TABLE ${table} (
          id uuid PRIMARY KEY,
          name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
          ${text('name_ar', 120)},
          ${columns.join(',\n          ')},
          is_active boolean NOT NULL DEFAULT true,
          sort_order integer NOT NULL DEFAULT 0,
          archived_at timestamptz,
          created_at timestamptz NOT NULL DEFAULT now(),
          updated_at timestamptz NOT NULL DEFAULT now()
        )`);
      await queryRunner.query(`
        CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(TABLES).reverse()) await queryRunner.query(`DROP TABLE ${table}`);
    await queryRunner.query('DROP FUNCTION notify_catalogue_changed()');
  }
}
