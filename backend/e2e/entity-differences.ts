import type { DataSource, EntityManager, TableColumn } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  primary: boolean;
  /** `always` for an identity, `stored` for what is computed from other columns. */
  generated: '' | 'always' | 'stored';
  /** Of what the database fills in; empty for none. */
  fallback: string;
}

/**
 * Every column of every table. Rows of a table without a primary key are told apart by a unique index, and its columns
 * count as the key.
 */
const STORED_COLUMNS = `
  SELECT relation.relname AS table, attname AS name, format_type(atttypid, atttypmod) AS type,
    NOT attnotnull AS nullable, coalesce(attnum = ANY (identity.indkey), false) AS primary,
    CASE WHEN attidentity = 'a' THEN 'always' WHEN attgenerated = 's' THEN 'stored' ELSE '' END AS generated,
    CASE WHEN attgenerated = '' THEN coalesce(pg_get_expr(adbin, adrelid), '') ELSE '' END AS fallback
  FROM pg_class AS relation
  JOIN pg_attribute ON attrelid = relation.oid AND attnum > 0 AND NOT attisdropped
  LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  LEFT JOIN LATERAL (
    SELECT indkey FROM pg_index WHERE indrelid = relation.oid AND indisunique ORDER BY indisprimary DESC LIMIT 1
  ) AS identity ON true
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname <> $1`;

/**
 * What the entities of a data source say otherwise than the tables of its database, a sentence for each; TypeORM's own
 * table of migrations is left out. Indexes, foreign keys and checks are the migrations' alone.
 */
export async function entityDifferences(manager: EntityManager): Promise<string[]> {
  const source = manager.connection;
  const stored = await manager.query<Column[]>(STORED_COLUMNS, [
    source.options.migrationsTableName ?? 'migrations',
  ]);
  const declared = source.entityMetadatas.flatMap(({ columns }) =>
    columns.map((column) => declaredColumn(source, column)),
  );
  const storedTables = new Set(stored.map(({ table }) => table));
  const declaredTables = new Set(declared.map(({ table }) => table));
  const key = ({ table, name }: Column) => `${table}.${name}`;
  const byKey = new Map(declared.map((column) => [key(column), column]));
  const storedKeys = new Set(stored.map(key));
  return [
    ...[...storedTables]
      .filter((table) => !declaredTables.has(table))
      .map((table) => `${table} has no entity`),
    ...[...declaredTables].filter((table) => !storedTables.has(table)).map((table) => `${table} is no table`),
    ...declared
      .filter((column) => storedTables.has(column.table) && !storedKeys.has(key(column)))
      .map((column) => `${key(column)} is no column`),
    ...stored
      .filter(({ table }) => declaredTables.has(table))
      .flatMap((column) => {
        const entity = byKey.get(key(column));
        return entity ? differences(column, entity) : [`${key(column)} is in no entity`];
      }),
  ].sort();
}

function differences(stored: Column, declared: Column): string[] {
  const aspects = ['type', 'nullable', 'primary', 'generated', 'fallback'] as const;
  return aspects
    .filter((aspect) => stored[aspect] !== declared[aspect])
    .map(
      (aspect) =>
        `${stored.table}.${stored.name}: ${aspect} is ${JSON.stringify(stored[aspect])}, not ${JSON.stringify(declared[aspect])}`,
    );
}

function declaredColumn({ driver }: DataSource, column: ColumnMetadata): Column {
  const { length, precision, scale, isArray } = column;
  const type = { type: driver.normalizeType(column), length, precision, scale, isArray } as TableColumn;
  return {
    table: column.entityMetadata.tableName,
    name: column.databaseName,
    type: driver
      .createFullType(type)
      .toLowerCase()
      .replace(/ array$/, '[]'),
    nullable: column.isNullable,
    primary: column.isPrimary,
    generated: column.isGenerated ? 'always' : column.isInsert ? '' : 'stored',
    fallback: fallbackOf(column),
  };
}

/** As the database writes it. */
function fallbackOf({ default: fallback }: ColumnMetadata): string {
  if (fallback === undefined || fallback === null) return '';
  if (typeof fallback === 'function') return String(fallback());
  return typeof fallback === 'string' ? `'${fallback}'::text` : String(fallback);
}
