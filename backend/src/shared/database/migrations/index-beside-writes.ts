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
  const concurrently = queryRunner.isTransactionActive ? '' : 'CONCURRENTLY';
  await queryRunner.query(`DROP INDEX ${concurrently} IF EXISTS ${name}`);
  await queryRunner.query(`CREATE INDEX ${concurrently} ${name} ${definition}`);
}
