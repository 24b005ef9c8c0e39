import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the release before guessed from an English name; the first that fits wins, as it did there. */
const SILHOUETTES = [
  ['hood', 'hoodie'],
  ['sweat ?pants|jogger|trouser|track ?pants|\\mpants\\M', 'joggers'],
  ['sweat|crew ?neck|pullover|jumper', 'sweatshirt'],
  ['polo', 'polo'],
  ['abaya|kaftan|caftan|gal+abeya|gal+abiya|jilbab|\\mdress\\M', 'abaya'],
  ['long.?sleeved? (t.?shirt|tee|top)|(t.?shirt|tee).*long.?sleeve', 'long-sleeve'],
  ['t.?shirt|\\mtee\\M|\\mtop\\M', 't-shirt'],
  ['shirt|blouse', 'shirt'],
] as const;

const WEAVES = [
  ['fleece|brushed|sherpa', 'fleece'],
  ['terry|melton', 'terry'],
  ['piqu[eé]|lacoste', 'pique'],
  ['lycra|elastane|spandex|stretch|\\mrib\\M', 'lycra'],
  ['combed', 'combed'],
  ['jersey|interlock', 'jersey'],
  ['cr[eê]pe', 'crepe'],
  ['poplin|oxford|voile|linen|batiste', 'poplin'],
] as const;

function guessed(words: readonly (readonly [pattern: string, drawing: string])[]): string {
  const cases = words.map(
    ([pattern, drawing]) => `WHEN lower(normalize(name)) ~ '${pattern}' THEN '${drawing}'`,
  );
  return `CASE ${cases.join(' ')} ELSE 'generic' END`;
}

/** What a garment and a cloth look like, and where a garment can be printed, stand in the catalogue. */
export class DrawGarments1764500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE product_types
        ADD COLUMN silhouette text NOT NULL DEFAULT 'generic' CHECK (char_length(silhouette) BETWEEN 1 AND 40),
        ADD COLUMN print_areas json NOT NULL DEFAULT '[]'
          CHECK (json_typeof(print_areas) = 'array' AND json_array_length(print_areas) <= 12)`);
    await queryRunner.query(`
      ALTER TABLE fabrics
        ADD COLUMN weave text NOT NULL DEFAULT 'generic' CHECK (char_length(weave) BETWEEN 1 AND 40)`);
    await queryRunner.query(`UPDATE product_types SET silhouette = ${guessed(SILHOUETTES)}`);
    for (const [silhouette, areas] of Object.entries(USUAL_PRINT_AREAS)) {
      await queryRunner.query('UPDATE product_types SET print_areas = $2 WHERE silhouette = $1', [
        silhouette,
        JSON.stringify(areas),
      ]);
    }
    await queryRunner.query(`UPDATE fabrics SET weave = ${guessed(WEAVES)}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE fabrics DROP COLUMN weave');
    await queryRunner.query('ALTER TABLE product_types DROP COLUMN print_areas, DROP COLUMN silhouette');
  }
}
