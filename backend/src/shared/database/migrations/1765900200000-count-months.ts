import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUMS = 'received, accepted, value';

/** What an inquiry adds to the periods of its moments. */
const partsOf = (rows: string) => `
  SELECT cairo_period('month', created_at) AS begins, 1 AS received, 0 AS accepted, 0 AS value FROM ${rows}
  UNION ALL SELECT cairo_period('month', accepted_at), 0, 1, value FROM ${rows} WHERE accepted_at IS NOT NULL`;

/**
 * How many inquiries came in each month and were accepted in it, and what these are worth; kept as `inquiry_counts` are: each
 * statement that changes inquiries adds what it changed, and a job adds them up.
 */
export class CountMonths1765900200000 implements MigrationInterface {
  /** What is there is counted beside writes; a second run takes up what a broken one left. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // Egypt has begun and ended summer time at a month's notice. So no time zone is asked: midnight in Cairo is at 22:00
    // or 21:00 UTC, and the hour between is a period of its own.
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION cairo_period(unit text, at timestamptz) RETURNS timestamptz
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN (CASE
        WHEN date_trunc(unit, at AT TIME ZONE 'UTC' + interval '3 hours')
          = date_trunc(unit, at AT TIME ZONE 'UTC' + interval '2 hours')
        THEN date_trunc(unit, at AT TIME ZONE 'UTC' + interval '2 hours') - interval '2 hours'
        ELSE date_trunc(unit, at AT TIME ZONE 'UTC' + interval '3 hours') - interval '3 hours'
      END) AT TIME ZONE 'UTC'`);
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS inquiry_month_counts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        begins timestamptz NOT NULL,
        received bigint NOT NULL,
        accepted bigint NOT NULL,
        value numeric(24, 2) NOT NULL
      )`);
    await queryRunner.query(`
      CREATE OR REPLACE VIEW inquiry_months AS
      SELECT begins, sum(received) AS received, sum(accepted) AS accepted, sum(value) AS value
      FROM inquiry_month_counts GROUP BY begins`);
    await queryRunner.query(`COMMENT ON VIEW inquiry_months IS 'published by inquiries'`);
    await this.keep(queryRunner);
    // What counting says without what the triggers have added since, as one moment sees both.
    await queryRunner.query(`
      INSERT INTO inquiry_month_counts (begins, ${SUMS})
      SELECT begins, sum(received), sum(accepted), sum(value)
      FROM (
        ${partsOf('inquiries')}
        UNION ALL SELECT begins, -received, -accepted, -value FROM inquiry_month_counts
      ) AS parts GROUP BY begins
      HAVING sum(received) <> 0 OR sum(accepted) <> 0 OR sum(value) <> 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const what of ['comes', 'goes', 'changes'])
      await queryRunner.query(`DROP TRIGGER inquiries_count_months_of_what_${what} ON inquiries`);
    await queryRunner.query('DROP TRIGGER inquiries_count_no_months ON inquiries');
    for (const name of ['count_inquiry_months', 'recount_inquiry_months', 'count_no_inquiry_months'])
      await queryRunner.query(`DROP FUNCTION ${name}`);
    await queryRunner.query('DROP VIEW inquiry_months');
    await queryRunner.query('DROP TABLE inquiry_month_counts');
    await queryRunner.query('DROP FUNCTION cairo_period');
  }

  private async keep(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION count_inquiry_months() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
      BEGIN
        INSERT INTO inquiry_month_counts (begins, ${SUMS})
        SELECT begins, sign * sum(received), sign * sum(accepted), sign * sum(value)
        FROM (${partsOf('counted')}) AS parts GROUP BY begins;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION recount_inquiry_months() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO inquiry_month_counts (begins, ${SUMS})
        SELECT begins, sum(received), sum(accepted), sum(value)
        FROM (VALUES
          (cairo_period('month', OLD.created_at), -1, 0, 0),
          (cairo_period('month', NEW.created_at), 1, 0, 0),
          (cairo_period('month', OLD.accepted_at), 0, -1, -OLD.value),
          (cairo_period('month', NEW.accepted_at), 0, 1, NEW.value)
        ) AS parts (begins, ${SUMS})
        WHERE begins IS NOT NULL GROUP BY begins
        HAVING sum(received) <> 0 OR sum(accepted) <> 0 OR sum(value) <> 0;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION count_no_inquiry_months() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM inquiry_month_counts;
        RETURN NULL;
      END $$`);
    const counted = (row: 'OLD' | 'NEW') =>
      `${row}.created_at, ${row}.accepted_at, CASE WHEN ${row}.accepted_at IS NOT NULL THEN ${row}.value END`;
    for (const trigger of [
      `inquiries_count_months_of_what_comes AFTER INSERT ON inquiries REFERENCING NEW TABLE AS counted
        FOR EACH STATEMENT EXECUTE FUNCTION count_inquiry_months()`,
      `inquiries_count_months_of_what_goes AFTER DELETE ON inquiries REFERENCING OLD TABLE AS counted
        FOR EACH STATEMENT EXECUTE FUNCTION count_inquiry_months()`,
      `inquiries_count_months_of_what_changes AFTER UPDATE ON inquiries FOR EACH ROW
        WHEN ((${counted('OLD')}) IS DISTINCT FROM (${counted('NEW')}))
        EXECUTE FUNCTION recount_inquiry_months()`,
      `inquiries_count_no_months AFTER TRUNCATE ON inquiries
        FOR EACH STATEMENT EXECUTE FUNCTION count_no_inquiry_months()`,
    ])
      await queryRunner.query(`CREATE OR REPLACE TRIGGER ${trigger}`);
  }
}
