import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every database begins with. */
const FIRST = {
  schemaVersion: 1,
  nameEn: 'Tiraz',
  nameAr: 'طراز',
  addressEn: '',
  addressAr: '',
  taxNumber: '',
  phone: '',
  email: '',
  logoUrl: null,
  validityDays: 14,
  instalments: [
    { basisPoints: 5000, due: 'on_acceptance', days: 0 },
    { basisPoints: 5000, due: 'before_shipping', days: 0 },
  ],
  termsEn: '',
  termsAr: '',
  taxTreatments: [
    { key: 'eg_standard', percentBasisPoints: 1400, labelEn: 'VAT', labelAr: 'ضريبة القيمة المضافة' },
    { key: 'export', percentBasisPoints: 0, labelEn: 'Export', labelAr: 'تصدير' },
    { key: 'none', percentBasisPoints: 0, labelEn: 'No tax', labelAr: 'بدون ضريبة' },
  ],
  week: Array.from({ length: 7 }, (_, weekday) => ({ isOpen: weekday < 5, opens: '09:00', closes: '17:00' })),
  ramadanHours: { opens: '09:00', closes: '14:30' },
  targetMinutes: 240,
};

/** The settings, in one row, and the holidays that staff decided on. */
export class CreateSettings1764700500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE settings (
        id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        document jsonb NOT NULL CHECK (document ? 'schemaVersion'),
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        changed_at timestamptz NOT NULL
      )`);
    await queryRunner.query('INSERT INTO settings (document, changed_at) VALUES ($1, now())', [
      JSON.stringify(FIRST),
    ]);
    await queryRunner.query(`
      CREATE VIEW logos_in_use AS
      SELECT document->>'logoUrl' AS object_path FROM settings WHERE document->>'logoUrl' IS NOT NULL`);
    await queryRunner.query(`COMMENT ON VIEW logos_in_use IS 'published by settings'`);
    await queryRunner.query(`
      CREATE TABLE holidays (
        day text PRIMARY KEY CHECK (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        name_en text NOT NULL CHECK (char_length(name_en) BETWEEN 1 AND 120),
        name_ar text NOT NULL CHECK (char_length(name_ar) BETWEEN 1 AND 120),
        state text NOT NULL CHECK (state IN ('confirmed', 'dismissed')),
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        changed_at timestamptz NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE holidays');
    await queryRunner.query('DROP VIEW logos_in_use');
    await queryRunner.query('DROP TABLE settings');
  }
}
