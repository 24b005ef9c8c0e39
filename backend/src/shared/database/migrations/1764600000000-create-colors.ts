import { colourItemIdOf, FIRST_COLOURS } from '@tiraz/contracts/colours';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = [
  ['productType', 'product_types'],
  ['fabric', 'fabrics'],
  ['fit', 'fits'],
  ['finishingQuality', 'finishing_qualities'],
  ['printType', 'print_types'],
] as const;
const SINCE = [...BEFORE, ['color', 'garment_colors']] as const;

/** The palette is the sixth kind of catalogue item, and begins as the constant that it was. */
export class CreateColors1764600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE garment_colors (
        id uuid PRIMARY KEY,
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
        name_ar text NOT NULL DEFAULT '' CHECK (char_length(name_ar) <= 120),
        hex text NOT NULL CHECK (hex ~ '^#[0-9A-F]{6}$'),
        is_active boolean NOT NULL DEFAULT true,
        sort_order integer NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        archived_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      CREATE TRIGGER garment_colors_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON garment_colors
      FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()`);
    for (const [index, { id, hex, name, nameAr }] of FIRST_COLOURS.entries()) {
      await queryRunner.query(
        'INSERT INTO garment_colors (id, hex, name, name_ar, sort_order) VALUES ($1, $2, $3, $4, $5)',
        [colourItemIdOf(id), hex, name, nameAr, (index + 1) * 10],
      );
    }
    await labels(queryRunner, SINCE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await labels(queryRunner, BEFORE);
    await queryRunner.query('DROP TABLE garment_colors');
  }
}

async function labels(queryRunner: QueryRunner, tables: typeof SINCE | typeof BEFORE): Promise<void> {
  const selects = tables.map(
    ([kind, table]) => `SELECT '${kind}' AS kind, id, name AS label, name_ar AS label_ar FROM ${table}`,
  );
  await queryRunner.query(`CREATE OR REPLACE VIEW catalogue_labels AS ${selects.join(' UNION ALL ')}`);
}
