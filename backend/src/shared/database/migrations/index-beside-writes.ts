import type { QueryRunner } from 'typeorm';

/**
 * An index on a table that requests write to, for a migration with `transaction = false`: nobody waits for it, and a
 * second run takes the place of one that was broken off. A restore migrates in one transaction, where nobody writes and
 * no index can be made beside writes.
 */
export async function indexBesideWrites(
  queryRunner: QueryRunner,
  name: string,
  definition: string,
): Promise<void> {
  await dropIndexBesideWrites(queryRunner, name);
  await queryRunner.query(`CREATE INDEX ${concurrentlyIn(queryRunner)} ${name} ${definition}`);
}

/** As `indexBesideWrites`: nobody waits for it, and it may be gone already. */
export async function dropIndexBesideWrites(queryRunner: QueryRunner, name: string): Promise<void> {
  await queryRunner.query(`DROP INDEX ${concurrentlyIn(queryRunner)} IF EXISTS ${name}`);
}

function concurrentlyIn(queryRunner: QueryRunner): string {
  return queryRunner.isTransactionActive ? '' : 'CONCURRENTLY';
}
