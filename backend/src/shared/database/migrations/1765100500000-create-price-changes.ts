import type { MigrationInterface, QueryRunner } from 'typeorm';

const VIEWS = [
  ['asked_configurations', 'inquiries', 'SELECT id, created_at, snapshot FROM inquiries'],
  [
    'open_quotations',
    'quotations',
    `SELECT quotation_id, valid_through FROM quotation_revisions WHERE state = 'sent'`,
  ],
] as const;

/** Changes of many prices at once, and what they are previewed with. */
export class CreatePriceChanges1765100500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE price_changes (
        id uuid PRIMARY KEY,
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        state text NOT NULL CHECK (state IN ('draft', 'scheduled', 'applied', 'reverted', 'cancelled')),
        rule jsonb,
        items jsonb NOT NULL CHECK (jsonb_array_length(items) > 0),
        effective_at timestamptz CHECK (effective_at IS NOT NULL OR state IN ('draft', 'cancelled')),
        created_at timestamptz NOT NULL,
        created_by_id uuid NOT NULL,
        created_by_email text NOT NULL,
        applied_at timestamptz CHECK ((applied_at IS NOT NULL) = (state IN ('applied', 'reverted'))),
        reverted_at timestamptz CHECK ((reverted_at IS NOT NULL) = (state = 'reverted')),
        cancelled_at timestamptz CHECK ((cancelled_at IS NOT NULL) = (state = 'cancelled'))
      )`);
    await queryRunner.query('CREATE INDEX price_changes_by_age ON price_changes (created_at, id)');
    await queryRunner.query(
      `CREATE INDEX scheduled_price_changes ON price_changes (effective_at) WHERE state = 'scheduled'`,
    );
    for (const [name, owner, select] of VIEWS) {
      await queryRunner.query(`CREATE VIEW ${name} AS ${select}`);
      await queryRunner.query(`COMMENT ON VIEW ${name} IS 'published by ${owner}'`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name] of VIEWS) await queryRunner.query(`DROP VIEW ${name}`);
    await queryRunner.query('DROP TABLE price_changes');
  }
}
