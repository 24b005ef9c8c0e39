import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropIndexBesideWrites, indexBesideWrites } from './index-beside-writes.js';

/** Follow-ups in the order of their list (`follow-up-reads.postgres.ts`), for whose every page all were sorted. */
export class OrderFollowUps1766400000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await indexBesideWrites(
      queryRunner,
      'follow_ups_in_order',
      `ON follow_ups ((CASE WHEN status = 'pending' THEN -1000000000000000::bigint ELSE 0 END
         + (CASE WHEN status = 'pending' THEN 1 ELSE -1 END)
         * (extract(epoch FROM scheduled_at - timestamptz '1970-01-01 00:00:00+00') * 1000)::bigint), id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropIndexBesideWrites(queryRunner, 'follow_ups_in_order');
  }
}
