import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropIndexBesideWrites, indexBesideWrites } from './index-beside-writes.js';

/** Figures of what was accepted are kept since `CountMonths`: nothing reads the index any more. */
export class DropAcceptedIndex1766300200000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await dropIndexBesideWrites(queryRunner, 'accepted_inquiries');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await indexBesideWrites(
      queryRunner,
      'accepted_inquiries',
      'ON inquiries (accepted_at) INCLUDE (value) WHERE accepted_at IS NOT NULL',
    );
  }
}
