import { FIRST_COLOURS } from '@tiraz/contracts/colours';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from './inquiries-in-batches.js';

/** Of a thing in a configuration, what it is called. */
const called = (thing: string) =>
  `jsonb_build_object('id', ${thing}->'id', 'name', ${thing}->'name', 'nameAr', ${thing}->'nameAr')`;

/**
 * The garment of an inquiry in a list: what its configuration, a few kilobytes aside from the row, says of product type,
 * fabric and colours. And a second text to be searched: these names, and the words of the message.
 */
export class FindGarments1764900700000 implements MigrationInterface {
  /** In steps that lock the table for a moment, and rows not for long; a second run takes up what a broken one left. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE inquiries
        ADD COLUMN IF NOT EXISTS garment jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN IF NOT EXISTS order_text text NOT NULL DEFAULT ''`);
    // As search_text: ordinary ones stay in the row, and the configuration is what goes aside.
    await queryRunner.query(`
      ALTER TABLE inquiries ALTER COLUMN garment SET STORAGE MAIN, ALTER COLUMN order_text SET STORAGE MAIN`);
    // While there is nothing in it: of a hundred thousand texts it would take long, and nobody could write meanwhile.
    await queryRunner.query(`
      CREATE INDEX IF NOT EXISTS inquiries_by_order_grams ON inquiries
      USING gin (search_grams(order_text)) WITH (fastupdate = off)`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION describe_inquiry_garment() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        chosen jsonb := NEW.snapshot;
        colours jsonb := coalesce(chosen->'swatches', (
          SELECT jsonb_agg(colour ORDER BY place)
          FROM jsonb_array_elements_text(chosen->'colors') WITH ORDINALITY AS one (word, place)
          JOIN jsonb_array_elements('${JSON.stringify(FIRST_COLOURS)}') AS colour ON colour->>'id' = word
        ), '[]');
      BEGIN
        NEW.garment := jsonb_build_object(
          'productType', ${called("(chosen->'productType')")},
          'fabric', ${called("(chosen->'fabric')")},
          'swatches', (
            SELECT coalesce(jsonb_agg(${called('colour')} || jsonb_build_object('hex', colour->'hex') ORDER BY place), '[]')
            FROM jsonb_array_elements(colours) WITH ORDINALITY AS one (colour, place)
          ));
        NEW.order_text := search_folded(concat_ws(chr(10),
          chosen->'productType'->>'name', chosen->'productType'->>'nameAr',
          chosen->'fabric'->>'name', chosen->'fabric'->>'nameAr',
          (
            SELECT string_agg(concat_ws(chr(10), colour->>'name', colour->>'nameAr'), chr(10))
            FROM jsonb_array_elements(colours) AS colour
          ),
          NEW.message));
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE TRIGGER inquiries_describe_their_garment BEFORE INSERT OR UPDATE OF snapshot, message ON inquiries
      FOR EACH ROW EXECUTE FUNCTION describe_inquiry_garment()`);
    await updateInBatches(queryRunner, 'SET snapshot = snapshot', `garment = '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER inquiries_describe_their_garment ON inquiries');
    await queryRunner.query('DROP FUNCTION describe_inquiry_garment');
    await queryRunner.query('DROP INDEX inquiries_by_order_grams');
    await queryRunner.query('ALTER TABLE inquiries DROP COLUMN order_text, DROP COLUMN garment');
  }
}
