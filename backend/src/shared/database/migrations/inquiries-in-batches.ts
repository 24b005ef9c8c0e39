import type { QueryRunner } from 'typeorm';

const ROWS_AT_ONCE = 100;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** Updates inquiries a batch at a time, so that none is locked for long; for a migration without a transaction. */
export async function updateInBatches(
  queryRunner: QueryRunner,
  change: string,
  condition: string,
): Promise<void> {
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
