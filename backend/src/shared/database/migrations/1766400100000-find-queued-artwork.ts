import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropIndexBesideWrites, indexBesideWrites } from './index-beside-writes.js';

/** The few files that wait to be looked at, for which every upload read all that were ever kept. */
export class FindQueuedArtwork1766400100000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await indexBesideWrites(
      queryRunner,
      'queued_artwork',
      `ON artwork (created_at, id) WHERE state = 'queued' AND removed_at IS NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropIndexBesideWrites(queryRunner, 'queued_artwork');
  }
}
