import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROWS_AT_ONCE = 100;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** Gives the stored configurations the version of their form, and the lines that version 1 has. */
export class VersionConfigurations1764200000000 implements MigrationInterface {
  /** A batch of rows at a time, so that none is locked for long; a second run takes up what a broken one left. */
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    const lines = `jsonb_build_array(jsonb_build_object('pieces', snapshot->'quantity'))`;
    await updateAll(
      queryRunner,
      `SET snapshot = snapshot || jsonb_build_object('schemaVersion', 1, 'lines', ${lines})`,
      `snapshot ? 'quantity' AND NOT snapshot ? 'schemaVersion'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await updateAll(queryRunner, `SET snapshot = snapshot - 'schemaVersion' - 'lines'`, `snapshot ? 'lines'`);
  }
}

async function updateAll(queryRunner: QueryRunner, change: string, condition: string): Promise<void> {
  let last: string | undefined = BEFORE_ALL_IDS;
  while (last !== undefined) {
    const [row]: { id: string }[] = await queryRunner.query(
      `WITH batch AS (
         SELECT id FROM inquiries WHERE id > $1 ORDER BY id LIMIT ${ROWS_AT_ONCE}
       ), changed AS (
         UPDATE inquiries ${change} FROM batch WHERE inquiries.id = batch.id AND ${condition}
       )
       SELECT id FROM batch ORDER BY id DESC LIMIT 1`,
      [last],
    );
    last = row?.id;
  }
}
