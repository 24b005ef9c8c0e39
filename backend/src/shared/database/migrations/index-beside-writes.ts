import type { QueryRunner } from 'typeorm';

/**
 * An index on a table that requests write to, for a migration with `transaction = false`: nobody waits for it, and a
 * second run takes the place of one that was broken off. A restore migrates in one transaction, where nobody writes and
 * no index can be made beside writes; nor can one of a table that is cut (docs/operations.md, "Partitions"), whose
 * writes wait.
 *
 * @param definition begins with `ON` and the table
 */
export async function indexBesideWrites(
  queryRunner: QueryRunner,
  name: string,
  definition: string,
): Promise<void> {
  await dropIndexBesideWrites(queryRunner, name);
  const [, table = ''] = /^ON (\w+)/.exec(definition) ?? [];
  const [cut] = await rows(
    queryRunner,
    `SELECT relname AS name FROM pg_class WHERE oid = to_regclass($1) AND relkind = 'p'`,
    table,
  );
  await queryRunner.query(`CREATE INDEX ${concurrentlyIn(queryRunner, cut)} ${name} ${definition}`);
}

/**
 * As `indexBesideWrites`: nobody waits for it, and it may be gone already. Once a table is cut, its first part has the
 * index of the name, which goes with that of the whole.
 */
export async function dropIndexBesideWrites(queryRunner: QueryRunner, name: string): Promise<void> {
  const [cut] = await rows(
    queryRunner,
    `SELECT coalesce(inhparent, oid)::regclass::text AS name FROM pg_class LEFT JOIN pg_inherits ON inhrelid = oid
     WHERE oid = to_regclass($1) AND (inhparent IS NOT NULL OR relkind = 'I')`,
    name,
  );
  await queryRunner.query(`DROP INDEX ${concurrentlyIn(queryRunner, cut)} IF EXISTS ${cut?.name ?? name}`);
}

function rows(queryRunner: QueryRunner, sql: string, name: string): Promise<{ name: string }[]> {
  return queryRunner.query(sql, [name]) as Promise<{ name: string }[]>;
}

function concurrentlyIn(queryRunner: QueryRunner, cut: unknown): string {
  return queryRunner.isTransactionActive || cut ? '' : 'CONCURRENTLY';
}
