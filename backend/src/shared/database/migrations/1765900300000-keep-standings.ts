import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexBesideWrites } from './index-beside-writes.js';

const INDEXES = {
  standings_by_activity: '(last_activity_at, customer_id)',
  standings_by_value: '(lifetime_value, customer_id)',
  standings_by_order: `(coalesce(last_order_at, 'epoch'), customer_id)`,
  standings_by_communication: `(coalesce(last_communication_at, 'epoch'), customer_id)`,
  standings_by_follow_up: `(next_follow_up_at) INCLUDE (last_activity_at, is_declared_inactive, customer_id)
    WHERE next_follow_up_at IS NOT NULL`,
};

const FIGURES = 'lifetime_value, last_order_at, last_communication_at, last_activity_at, next_follow_up_at';

/** From what a customer's standing derives, beside the customer: each table, and what of its rows may change that. */
const BELONGINGS = {
  inquiries: ['created_at', 'status_changed_at', 'accepted_at', 'value'],
  communications: ['created_at'],
  follow_ups: ['created_at', 'changed_at', 'scheduled_at', 'status'],
};
const OWN = ['created_at', 'staff_status', 'staff_status_at', 'merged_into'];

const differs = (columns: readonly string[]) =>
  ['OLD', 'NEW']
    .map((row) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`)
    .join(' IS DISTINCT FROM ');

/**
 * What lists sort customers by and the figures count, kept for each customer as of its last change. Triggers note whose
 * standing a statement may have changed, in rows that are only added, so that no two wait for one; a job derives these
 * customers' anew, and until then they are derived when they are read.
 */
export class KeepStandings1765900300000 implements MigrationInterface {
  /** What is there is derived beside writes; a second run takes up what a broken one left. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS stale_customers (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        customer_id uuid NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS customer_standings (
        customer_id uuid PRIMARY KEY,
        lifetime_value numeric(24, 2) NOT NULL,
        last_order_at timestamptz,
        last_communication_at timestamptz,
        last_activity_at timestamptz NOT NULL,
        next_follow_up_at timestamptz,
        is_declared_inactive boolean NOT NULL,
        month timestamptz NOT NULL,
        was_active boolean NOT NULL
      )`);
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS standing_counts (
        active_in timestamptz,
        is_declared_inactive boolean,
        month timestamptz,
        was_active boolean,
        customers bigint NOT NULL,
        PRIMARY KEY (active_in, is_declared_inactive, month, was_active)
      )`);
    await createDerivedStandings(queryRunner);
    await noteChanges(queryRunner);
    await this.deriveAll(queryRunner);
    for (const [name, columns] of Object.entries(INDEXES))
      await indexBesideWrites(queryRunner, name, `ON customer_standings ${columns}`);
    await indexBesideWrites(
      queryRunner,
      'customers_by_name',
      'ON customers (left(search_folded(name), 64), id) WHERE merged_into IS NULL',
    );
    await queryRunner.query('ANALYZE customer_standings');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX customers_by_name');
    for (const table of ['customers', ...Object.keys(BELONGINGS)]) {
      for (const what of ['comes', 'goes', 'changes'])
        await queryRunner.query(`DROP TRIGGER ${table}_note_whose_${what} ON ${table}`);
      await queryRunner.query(`DROP TRIGGER ${table}_note_everybody ON ${table}`);
    }
    for (const name of ['whose_rows', 'whose_row', 'customers', 'customer', 'all_customers', 'no_customers'])
      await queryRunner.query(`DROP FUNCTION note_${name}`);
    await queryRunner.query('DROP FUNCTION derived_standings');
    for (const table of ['standing_counts', 'customer_standings', 'stale_customers'])
      await queryRunner.query(`DROP TABLE ${table}`);
  }

  /** Sent together, and so done together: no job derives any yet. */
  private async deriveAll(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM customer_standings;
      DELETE FROM standing_counts;
      INSERT INTO customer_standings (customer_id, ${FIGURES}, is_declared_inactive, month, was_active)
      SELECT customers.id, ${FIGURES}, staff_status IS NOT DISTINCT FROM 'inactive', '-infinity', false
      FROM derived_standings(ARRAY(SELECT id FROM customers), 'infinity') AS derived
      JOIN customers ON customers.id = derived.id;
      INSERT INTO standing_counts (active_in, is_declared_inactive, month, was_active, customers)
      SELECT cairo_period('day', last_activity_at), is_declared_inactive, month, was_active, count(*)
      FROM customer_standings GROUP BY 1, 2, 3, 4`);
  }
}

/**
 * How customers stand, derived from what belongs to them; the one place where it is derived.
 *
 * - `lifetime_value`, `last_order_at`: the inquiries that are accepted, their value, as large as it may be, and the latest
 *   acceptance.
 * - `last_communication_at`: the newest communication, or null.
 * - `last_activity_at`: the last time that something happened: the first contact, an inquiry submitted or moved on, a
 *   communication logged, a follow-up planned, moved or ended, or staff declaring the customer active. Correcting a
 *   telephone number is nothing that happened.
 * - `next_follow_up_at`: the first pending follow-up, or null.
 *
 * What happened later than `up_to` does not count, as if it were that moment; of an inquiry or a follow-up that moved before
 * and after it, the beginning alone is known. Who was merged away, or was not known yet, is left out. Each customer is
 * looked up alone, in PL/pgSQL, so that what asks for few or nobody need not plan it, and by `OFFSET 0`, so that the planner
 * does not read everybody's because it expects many.
 */
async function createDerivedStandings(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE OR REPLACE FUNCTION derived_standings(asked uuid[], up_to timestamptz) RETURNS TABLE (
      id uuid, lifetime_value numeric, last_order_at timestamptz, last_communication_at timestamptz,
      next_follow_up_at timestamptz, last_activity_at timestamptz
    ) LANGUAGE plpgsql STABLE ROWS 10 AS $$
    #variable_conflict use_column
    BEGIN
      IF cardinality(asked) = 0 THEN
        RETURN;
      END IF;
      RETURN QUERY
      SELECT known.id, coalesce(ordered.lifetime_value, 0.00), ordered.last_order_at, spoken.last_communication_at,
        planned.next_follow_up_at,
        greatest(
          known.created_at,
          ordered.last_at,
          spoken.last_communication_at,
          planned.last_at,
          CASE WHEN known.staff_status = 'active' THEN known.staff_status_at END
        )
      FROM unnest(asked) AS one (id)
      CROSS JOIN LATERAL (SELECT * FROM customers WHERE customers.id = one.id OFFSET 0) AS known
      CROSS JOIN LATERAL (
        SELECT sum(value) FILTER (WHERE accepted_at <= up_to) AS lifetime_value,
          max(accepted_at) FILTER (WHERE accepted_at <= up_to) AS last_order_at,
          max(CASE WHEN status_changed_at <= up_to THEN status_changed_at ELSE created_at END) AS last_at
        FROM inquiry_activity WHERE customer_id = known.id AND created_at <= up_to
      ) AS ordered
      CROSS JOIN LATERAL (
        SELECT max(created_at) AS last_communication_at
        FROM communications WHERE customer_id = known.id AND created_at <= up_to
      ) AS spoken
      CROSS JOIN LATERAL (
        SELECT min(scheduled_at) FILTER (WHERE status = 'pending' OR changed_at > up_to) AS next_follow_up_at,
          max(CASE WHEN changed_at <= up_to THEN changed_at ELSE created_at END) AS last_at
        FROM follow_ups WHERE customer_id = known.id AND created_at <= up_to
      ) AS planned
      WHERE known.merged_into IS NULL AND known.created_at <= up_to;
    END $$`);
}

async function noteChanges(queryRunner: QueryRunner): Promise<void> {
  const functions = {
    whose_rows: 'INSERT INTO stale_customers (customer_id) SELECT DISTINCT customer_id FROM changed;',
    whose_row: `
      INSERT INTO stale_customers (customer_id) VALUES (NEW.customer_id);
      IF OLD.customer_id <> NEW.customer_id THEN
        INSERT INTO stale_customers (customer_id) VALUES (OLD.customer_id);
      END IF;`,
    customers: 'INSERT INTO stale_customers (customer_id) SELECT id FROM changed;',
    customer: 'INSERT INTO stale_customers (customer_id) VALUES (NEW.id);',
    all_customers: 'INSERT INTO stale_customers (customer_id) SELECT id FROM customers;',
    no_customers: `
      DELETE FROM stale_customers;
      DELETE FROM customer_standings;
      DELETE FROM standing_counts;`,
  };
  for (const [name, body] of Object.entries(functions))
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION note_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${body}
        RETURN NULL;
      END $$`);
  for (const [table, columns] of Object.entries(BELONGINGS))
    await noteChangesOf(
      queryRunner,
      table,
      ['customer_id', ...columns],
      ['whose_rows', 'whose_row', 'all_customers'],
    );
  await noteChangesOf(queryRunner, 'customers', OWN, ['customers', 'customer', 'no_customers']);
}

async function noteChangesOf(
  queryRunner: QueryRunner,
  table: string,
  columns: readonly string[],
  [several, one, all]: readonly [several: string, one: string, all: string],
): Promise<void> {
  for (const trigger of [
    `${table}_note_whose_comes AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_${several}()`,
    `${table}_note_whose_goes AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_${several}()`,
    `${table}_note_whose_changes AFTER UPDATE ON ${table} FOR EACH ROW
      WHEN (${differs(columns)}) EXECUTE FUNCTION note_${one}()`,
    `${table}_note_everybody AFTER TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION note_${all}()`,
  ])
    await queryRunner.query(`CREATE OR REPLACE TRIGGER ${trigger}`);
}
