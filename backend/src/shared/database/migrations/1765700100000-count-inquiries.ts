import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what a list is narrowed when how many that leaves is kept. */
const GROUP = 'status, is_sample_request, owner_id';
const of = (row: 'OLD' | 'NEW') => `${row}.status, ${row}.is_sample_request, ${row}.owner_id`;

/**
 * How many inquiries there are of each status, type and owner, and what they are worth, as sums of rows that are only
 * added: each statement that changes inquiries adds what it changed, so that no two wait for one row. A job adds them
 * up (`inquiry-counts.postgres.ts`).
 */
export class CountInquiries1765700100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE inquiry_counts (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        status text NOT NULL,
        is_sample_request boolean NOT NULL,
        owner_id uuid,
        inquiries bigint NOT NULL,
        value numeric(24, 2) NOT NULL
      )`);
    await queryRunner.query(`
      CREATE FUNCTION count_inquiries() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
      BEGIN
        INSERT INTO inquiry_counts (${GROUP}, inquiries, value)
        SELECT ${GROUP}, sign * count(*), sign * sum(value) FROM counted GROUP BY ${GROUP};
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE FUNCTION recount_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO inquiry_counts (${GROUP}, inquiries, value)
        VALUES (${of('OLD')}, -1, -OLD.value), (${of('NEW')}, 1, NEW.value);
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE FUNCTION count_no_inquiries() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM inquiry_counts;
        RETURN NULL;
      END $$`);
    // Before they are counted: from here on nobody changes any until this transaction ends.
    for (const trigger of [
      `inquiries_count_what_comes AFTER INSERT ON inquiries REFERENCING NEW TABLE AS counted
        FOR EACH STATEMENT EXECUTE FUNCTION count_inquiries()`,
      `inquiries_count_what_goes AFTER DELETE ON inquiries REFERENCING OLD TABLE AS counted
        FOR EACH STATEMENT EXECUTE FUNCTION count_inquiries()`,
      `inquiries_count_what_changes AFTER UPDATE ON inquiries FOR EACH ROW
        WHEN ((${of('OLD')}, OLD.value) IS DISTINCT FROM (${of('NEW')}, NEW.value))
        EXECUTE FUNCTION recount_inquiry()`,
      `inquiries_count_none AFTER TRUNCATE ON inquiries
        FOR EACH STATEMENT EXECUTE FUNCTION count_no_inquiries()`,
    ])
      await queryRunner.query(`CREATE TRIGGER ${trigger}`);
    await queryRunner.query(`
      INSERT INTO inquiry_counts (${GROUP}, inquiries, value)
      SELECT ${GROUP}, count(*), sum(value) FROM inquiries GROUP BY ${GROUP}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const what of ['comes', 'goes', 'changes'])
      await queryRunner.query(`DROP TRIGGER inquiries_count_what_${what} ON inquiries`);
    await queryRunner.query('DROP TRIGGER inquiries_count_none ON inquiries');
    for (const name of ['count_inquiries', 'recount_inquiry', 'count_no_inquiries'])
      await queryRunner.query(`DROP FUNCTION ${name}`);
    await queryRunner.query('DROP TABLE inquiry_counts');
  }
}
