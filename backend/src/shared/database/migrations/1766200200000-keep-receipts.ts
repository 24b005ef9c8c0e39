import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A submission that is repeated after its sizes were said is still answered with the amounts of the first receipt. */
export class KeepReceipts1766200200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE idempotency_keys ADD COLUMN total_cost numeric(17, 2), ADD COLUMN price_per_item numeric(17, 2)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE idempotency_keys DROP COLUMN total_cost, DROP COLUMN price_per_item',
    );
  }
}
