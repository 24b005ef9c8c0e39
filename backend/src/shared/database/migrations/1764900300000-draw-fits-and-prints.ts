import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By their English names, once; the first that fits wins. */
const CUTS = [
  ['over ?-?size', 'oversized'],
  ['relax|loose|wide|comfort|boxy', 'relaxed'],
  ['slim|fitted|skinny|tight|muscle', 'slim'],
] as const;

const TECHNIQUES = [
  ['embroid', 'embroidery'],
  ['puff', 'puff'],
  ['sublimat', 'sublimation'],
  ['\\mdtf\\M|transfer|\\mfilm\\M', 'dtf'],
  ['\\mdtg\\M|direct.to.garment|digital', 'dtg'],
  ['screen|silk', 'screen'],
] as const;

function guessed(words: readonly (readonly [pattern: string, look: string])[], otherwise: string): string {
  const cases = words.map(([pattern, look]) => `WHEN lower(normalize(name)) ~ '${pattern}' THEN '${look}'`);
  return `CASE ${cases.join(' ')} ELSE '${otherwise}' END`;
}

/** What a fit does to a garment's drawing, and what a print looks like on it, stand in the catalogue. */
export class DrawFitsAndPrints1764900300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE fits
        ADD COLUMN cut text NOT NULL DEFAULT 'regular' CHECK (char_length(cut) BETWEEN 1 AND 40)`);
    await queryRunner.query(`
      ALTER TABLE print_types
        ADD COLUMN technique text NOT NULL DEFAULT 'generic' CHECK (char_length(technique) BETWEEN 1 AND 40)`);
    await queryRunner.query(`UPDATE fits SET cut = ${guessed(CUTS, 'regular')}`);
    await queryRunner.query(`UPDATE print_types SET technique = ${guessed(TECHNIQUES, 'generic')}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE print_types DROP COLUMN technique');
    await queryRunner.query('ALTER TABLE fits DROP COLUMN cut');
  }
}
