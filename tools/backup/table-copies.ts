import type { Readable, Writable } from 'node:stream';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';
import { KEPT_TABLES, LEFT_OUT_ROWS, SEQUENCES_OF_THEIR_OWN } from './contents.ts';
import type { SequenceEntry } from './manifest.ts';
import { CopiedRows } from './copied-rows.ts';

/**
 * The text of a row must not depend on how a server, a role or a database is configured, nor may a long copy end. When
 * this process is killed, or its machine goes, the server must notice within seconds, even in the middle of a long
 * statement, and give its locks back; a server's platform that cannot look for that is left as it is.
 */
const SESSION = `
  SET client_encoding = 'UTF8'; SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'iso_8601';
  SET bytea_output = 'hex'; SET extra_float_digits = 1;
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '10s';
  SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
  DO $$ BEGIN SET client_connection_check_interval = '1s'; EXCEPTION WHEN OTHERS THEN NULL; END $$`;

/** Of a name that the database's catalogue or a checked manifest gave. */
const quoted = (name: string) => `"${name}"`;

/** The tables of a backup as text, in and out; rows are streamed. */
export class TableCopies {
  private readonly client: ClientBase;

  private constructor(client: ClientBase) {
    this.client = client;
  }

  static async over(client: ClientBase): Promise<TableCopies> {
    await client.query(SESSION);
    return new TableCopies(client);
  }

  /** Those of the tables that a backup keeps that there are. */
  keptTables(): Promise<string[]> {
    return this.strings(
      'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(quote_ident(name)) IS NOT NULL',
      [KEPT_TABLES],
    );
  }

  /** Class names of the migrations that were run, in their order; undefined where none ever was. */
  async migrations(): Promise<string[] | undefined> {
    const [table] = await this.strings(`SELECT to_regclass('migrations')::text AS name`);
    return table === null ? undefined : this.strings('SELECT name FROM migrations ORDER BY timestamp, id');
  }

  /** What has to be written: without what the database makes of it. */
  columnsOf(table: string): Promise<string[]> {
    return this.strings(
      `SELECT attname AS name FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
      [quoted(table)],
    );
  }

  /**
   * In the order of the primary key, which is the same in every database: text by its bytes.
   *
   * @param leftOut a condition in SQL, for rows that are passed over
   */
  async read(table: string, columns: readonly string[], leftOut = 'false'): Promise<Readable> {
    const keys = await this.strings(
      `SELECT quote_ident(attname) || CASE WHEN attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END AS name
       FROM pg_index CROSS JOIN unnest(indkey) WITH ORDINALITY AS key (attnum, place)
         JOIN pg_attribute ON attrelid = indrelid AND pg_attribute.attnum = key.attnum
       WHERE indrelid = $1::regclass AND indisprimary ORDER BY place`,
      [quoted(table)],
    );
    const ordered = `SELECT ${columns.map(quoted).join()} FROM ${quoted(table)} WHERE NOT (${leftOut})
      ORDER BY ${keys.join()}`;
    return this.client.query(to(`COPY (${ordered}) TO STDOUT`));
  }

  write(table: string, columns: readonly string[]): Writable {
    return this.client.query(from(`COPY ${quoted(table)} (${columns.map(quoted).join()}) FROM STDIN`));
  }

  /** Every row, counted and digested. */
  async digest(table: string, columns: readonly string[]): Promise<{ rows: number; sha256: string }> {
    const copied = new CopiedRows();
    for await (const chunk of await this.read(table, columns)) copied.add(chunk as Buffer);
    return copied.total();
  }

  /**
   * Those of the kept tables' columns, and those on their own. They belong to no snapshot: read after the tables, none
   * is behind what the tables use.
   */
  async sequences(): Promise<SequenceEntry[]> {
    const names = await this.strings(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = current_schema()::regnamespace
         AND (relname = ANY ($1) OR oid IN (
           SELECT objid FROM pg_depend
           WHERE classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass AND deptype IN ('a', 'i')
             AND refobjid = ANY (SELECT to_regclass(quote_ident(name)) FROM unnest($2::text[]) AS name)))
       ORDER BY relname`,
      [SEQUENCES_OF_THEIR_OWN, KEPT_TABLES],
    );
    const entries: SequenceEntry[] = [];
    for (const name of names) {
      const { rows } = await this.client.query<{ value: string; isCalled: boolean }>(
        `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${quoted(name)}`,
      );
      entries.push(...rows.map((row) => ({ name, ...row })));
    }
    return entries;
  }

  async setSequence({ name, value, isCalled }: SequenceEntry): Promise<void> {
    await this.client.query('SELECT setval($1::regclass, $2, $3)', [quoted(name), value, isCalled]);
  }

  async empty(table: string): Promise<void> {
    await this.client.query(`TRUNCATE ${quoted(table)} CASCADE`);
  }

  /** A backup of an earlier release has them. */
  async dropLeftOutRows(): Promise<void> {
    for (const [table, rows] of Object.entries(LEFT_OUT_ROWS))
      await this.client.query(`DELETE FROM ${quoted(table)} WHERE ${rows}`);
  }

  /**
   * Of the columns alone: a list of them leaves out the expressions of indexes, whose texts take as long to take apart
   * as half of an index build. PostgreSQL still counts the rows as new, so that its own ANALYZE comes by within minutes.
   */
  async prepareForReads(): Promise<void> {
    const tables = await this.strings(
      `SELECT format('%s (%s)', attrelid::regclass, string_agg(quote_ident(attname), ',' ORDER BY attnum)) AS name
       FROM pg_attribute
       WHERE attrelid = ANY ($1::regclass[]) AND attnum > 0 AND NOT attisdropped GROUP BY attrelid`,
      [(await this.keptTables()).map(quoted)],
    );
    await this.client.query(`VACUUM (ANALYZE) ${tables.join()}`);
  }

  async countRows(tables: readonly string[]): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const table of tables) {
      const { rows } = await this.client.query<{ count: string }>(`SELECT count(*) FROM ${quoted(table)}`);
      counts.set(table, Number(rows[0]?.count));
    }
    return counts;
  }

  /**
   * Takes the foreign keys and every index that is no constraint away, so that tables load in any order, and each
   * index is built once; and turns triggers off, since what they wrote is in the copy. Partitions follow their table.
   *
   * @returns what puts them back
   */
  async strip(tables: readonly string[]): Promise<() => Promise<void>> {
    const relations = tables.map(quoted);
    const foreignKeys = await this.client.query<{ drop: string; make: string }>(
      `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
       FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[]) AND conparentid = 0`,
      [relations],
    );
    const indexes = await this.client.query<{ drop: string; make: string }>(
      `SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop,
         regexp_replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') AS make
       FROM pg_index WHERE indrelid = ANY ($1::regclass[])
         AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))`,
      [relations],
    );
    const turnTriggers = async (how: 'DISABLE' | 'ENABLE') => {
      for (const table of relations) await this.client.query(`ALTER TABLE ${table} ${how} TRIGGER USER`);
    };
    for (const { drop } of [...foreignKeys.rows, ...indexes.rows]) await this.client.query(drop);
    await turnTriggers('DISABLE');
    return async () => {
      await turnTriggers('ENABLE');
      for (const { make } of [...indexes.rows, ...foreignKeys.rows]) await this.client.query(make);
    };
  }

  private async strings(sql: string, values: unknown[] = []): Promise<string[]> {
    return (await this.client.query<{ name: string }>(sql, values)).rows.map(({ name }) => name);
  }
}
