import { v7 as uuid } from 'uuid';
import type { DataSource } from 'typeorm';
import { rowsOf } from '../../shared/database/rows.js';
import { currentManager } from '../../shared/database/current-manager.js';
import { Money } from '../../shared/domain/money.js';
import { CatalogueItems } from '../application/catalogue-items.js';
import type { CatalogueItem, CatalogueSnapshot } from '../domain/catalogue-items.js';
import type { Fields, KeptItem } from '../domain/kept-item.js';
import { EVERY_KIND, KINDS, type FieldValue, type Kind } from '../domain/kinds.js';

interface OfferedRow {
  kind: Kind;
  item: Record<string, string | number | boolean> & { id: string };
}

/** A row of one kind's table, its fields as one object. */
export interface KeptRow {
  id: string;
  fields: Record<string, string | number | boolean>;
  version: number;
  created_at: Date;
  updated_at: Date;
  archived_at: Date | null;
}

/** One table for each kind, one column for each field. */
export class TypeOrmCatalogueItems extends CatalogueItems {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async readUnarchived(): Promise<CatalogueSnapshot> {
    return toSnapshot(
      await currentManager(this.dataSource).query<OfferedRow[]>(selectOffered('archived_at IS NULL')),
    );
  }

  async readByIds(ids: readonly string[]): Promise<CatalogueSnapshot> {
    return toSnapshot(await rowsOf<OfferedRow>(this.dataSource, READ_BY_IDS, [ids]));
  }

  async add(items: CatalogueSnapshot): Promise<void> {
    for (const kind of EVERY_KIND) {
      for (const item of items[kind].values() as Iterable<CatalogueItem>) await this.write(kind, item);
    }
  }

  async isEmpty(): Promise<boolean> {
    const some = EVERY_KIND.map((kind) => `SELECT FROM ${tableOf(kind)}`).join(' UNION ALL ');
    const [row] = await currentManager(this.dataSource).query<{ empty: boolean }[]>(
      `SELECT NOT EXISTS (${some}) AS empty`,
    );
    return row?.empty === true;
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  list(kind: Kind): Promise<KeptItem[]> {
    return this.select(kind, 'WHERE archived_at IS NULL');
  }

  holdList(kind: Kind): Promise<KeptItem[]> {
    // In one order everywhere, so that two who hold the list never wait for each other.
    return this.select(kind, 'WHERE archived_at IS NULL ORDER BY id FOR UPDATE');
  }

  async find(kind: Kind, id: string): Promise<KeptItem | undefined> {
    return (await this.select(kind, 'WHERE id = $1', [id]))[0];
  }

  async hold(kind: Kind, id: string): Promise<KeptItem | undefined> {
    return (await this.select(kind, 'WHERE id = $1 FOR UPDATE', [id]))[0];
  }

  store(kind: Kind, { fields, ...rest }: KeptItem): Promise<void> {
    return this.write(kind, { ...fields, ...rest });
  }

  private async select(kind: Kind, rest: string, values: unknown[] = []): Promise<KeptItem[]> {
    const rows = await currentManager(this.dataSource).query<KeptRow[]>(
      `SELECT ${keptColumns(kind)} FROM ${tableOf(kind)} ${rest}`,
      values,
    );
    return rows.map((row) => toKeptItem(kind, row));
  }

  private async write(kind: Kind, record: object): Promise<void> {
    const values = Object.fromEntries(
      Object.entries(record).map(([name, value]) => [columnOf(name), value as unknown]),
    );
    const columns = Object.keys(values);
    const table = tableOf(kind);
    await currentManager(this.dataSource).query(
      `INSERT INTO ${table} (${columns.join(', ')})
       SELECT ${columns.join(', ')} FROM jsonb_populate_record(NULL::${table}, $1)
       ON CONFLICT (id) DO UPDATE SET ${columns.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}`,
      [JSON.stringify(values)],
    );
  }
}

export function keptColumns(kind: Kind): string {
  return `id, version, created_at, updated_at, archived_at, ${objectOf(fieldsOf(kind), columnValue)} AS fields`;
}

export function toKeptItem(kind: Kind, row: KeptRow): KeptItem {
  return {
    id: row.id,
    fields: withAmounts(kind, row.fields),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    archivedAt: row.archived_at,
  };
}

/** One statement over all five tables, so that what it reads belongs to one moment. */
function selectOffered(condition: string): string {
  const selects = EVERY_KIND.map((kind) => {
    const item = objectOf(['id', ...fieldsOf(kind)], (field) =>
      field === 'isActive' ? 'is_active AND archived_at IS NULL' : columnValue(field),
    );
    return `SELECT '${kind}' AS kind, ${item} AS item FROM ${tableOf(kind)} WHERE ${condition}`;
  });
  return selects.join(' UNION ALL ');
}

const READ_BY_IDS = { name: 'catalogue-items-by-ids', text: selectOffered('id = ANY($1::uuid[])') };

function fieldsOf(kind: Kind): string[] {
  return Object.keys(KINDS[kind].fields);
}

function objectOf(fields: readonly string[], expression: (field: string) => string): string {
  return `json_build_object(${fields.map((field) => `'${field}', ${expression(field)}`).join(', ')})`;
}

/** JSON has no decimals: an amount travels as text. */
function columnValue(field: string): string {
  const isAmount = EVERY_KIND.some((kind) => KINDS[kind].fields[field]?.form === 'amount');
  return isAmount ? `${columnOf(field)}::text` : columnOf(field);
}

export function tableOf(kind: Kind): string {
  return columnOf(kind);
}

function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function withAmounts(kind: Kind, fields: Record<string, string | number | boolean>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]): [string, FieldValue] => [
      name,
      KINDS[kind].fields[name]?.form === 'amount' ? Money.parse(String(value)) : value,
    ]),
  );
}

function toSnapshot(rows: readonly OfferedRow[]): CatalogueSnapshot {
  const snapshot = Object.fromEntries(EVERY_KIND.map((kind) => [kind, new Map<string, Fields>()]));
  for (const { kind, item } of rows) snapshot[kind]?.set(item.id, withAmounts(kind, item));
  return snapshot as unknown as CatalogueSnapshot;
}
