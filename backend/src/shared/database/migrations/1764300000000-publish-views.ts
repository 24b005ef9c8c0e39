import type { MigrationInterface, QueryRunner } from 'typeorm';

const CATALOGUE_TABLES = [
  ['productType', 'product_types'],
  ['fabric', 'fabrics'],
  ['fit', 'fits'],
  ['finishingQuality', 'finishing_qualities'],
  ['printType', 'print_types'],
] as const;

/** What modules publish of their tables for others to read; `kind` is a word of the audit trail. */
const VIEWS = [
  [
    'inquiry_activity',
    'inquiries',
    `SELECT id, reference, customer_id, status, is_sample_request, quantity, value, created_at, status_changed_at,
       accepted_at
     FROM inquiries`,
  ],
  [
    'crm_labels',
    'crm',
    `SELECT 'customer' AS kind, id, name AS label, NULL::uuid AS customer_id FROM customers
     UNION ALL SELECT 'followUp', id, subject, customer_id FROM follow_ups
     UNION ALL SELECT 'communication', id, nullif(subject, ''), customer_id FROM communications`,
  ],
  [
    'catalogue_labels',
    'catalogue',
    CATALOGUE_TABLES.map(
      ([kind, table]) => `SELECT '${kind}' AS kind, id, name AS label, name_ar AS label_ar FROM ${table}`,
    ).join(' UNION ALL '),
  ],
  ['staff_labels', 'auth', 'SELECT id, email FROM staff'],
] as const;

/** Modules read what another one publishes, not its tables: table-owners.spec.ts. */
export class PublishViews1764300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, owner, select] of VIEWS) {
      await queryRunner.query(`CREATE VIEW ${name} AS ${select}`);
      await queryRunner.query(`COMMENT ON VIEW ${name} IS 'published by ${owner}'`);
    }
    await queryRunner.query(`COMMENT ON VIEW pictures_in_use IS 'published by catalogue'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('COMMENT ON VIEW pictures_in_use IS NULL');
    for (const [name] of VIEWS) await queryRunner.query(`DROP VIEW ${name}`);
  }
}
