import type { DataSource } from 'typeorm';
import { prepared } from '../../shared/database/prepared.js';
import { currentManager } from '../../shared/database/transactions.typeorm.js';
import { Money } from '../../shared/domain/money.js';
import { CatalogueItems } from '../application/catalogue-items.js';
import type { CatalogueItem, CatalogueSnapshot } from '../domain/catalogue-items.js';

type Kind = keyof CatalogueSnapshot;
type Value = string | number | boolean | Money;

/** The columns of each kind beside `id`, as fields of the item; amounts are those in PRICES. */
const TABLES: Readonly<Record<Kind, { table: string; fields: readonly string[] }>> = {
  productTypes: { table: 'product_types', fields: ['basePrice', 'description', 'descriptionAr', 'imageUrl'] },
  fabrics: {
    table: 'fabrics',
    fields: [
      'gsm',
      'composition',
      'compositionAr',
      'costMultiplier',
      'description',
      'descriptionAr',
      'imageUrl',
    ],
  },
  fits: { table: 'fits', fields: ['priceModifier'] },
  finishingQualities: {
    table: 'finishing_qualities',
    fields: ['priceModifier', 'description', 'descriptionAr'],
  },
  printTypes: { table: 'print_types', fields: ['setupCost', 'perItemCost', 'description', 'descriptionAr'] },
};
const COMMON = ['id', 'name', 'nameAr', 'isActive', 'sortOrder'];
const PRICES = new Set(['basePrice', 'costMultiplier', 'priceModifier', 'setupCost', 'perItemCost']);
const KINDS = Object.keys(TABLES) as Kind[];

interface Row {
  kind: Kind;
  item: Record<string, string | number | boolean>;
}

export class TypeOrmCatalogueItems extends CatalogueItems {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async readUnarchived(): Promise<CatalogueSnapshot> {
    return toSnapshot(await currentManager(this.dataSource).query<Row[]>(selectAll('archived_at IS NULL')));
  }

  async readByIds(ids: readonly string[]): Promise<CatalogueSnapshot> {
    return toSnapshot(await prepared<Row>(this.dataSource, READ_BY_IDS, [ids]));
  }

  async add(items: CatalogueSnapshot): Promise<void> {
    const manager = currentManager(this.dataSource);
    for (const kind of KINDS) {
      const { table, fields } = TABLES[kind];
      const columns = [...COMMON, ...fields].map(columnOf);
      for (const item of items[kind].values() as Iterable<CatalogueItem>) {
        const values = Object.entries(item).map(([field, value]) => [columnOf(field), String(value)]);
        await manager.query(
          `INSERT INTO ${table} (${columns.join(', ')})
           SELECT ${columns.join(', ')} FROM jsonb_populate_record(NULL::${table}, $1)`,
          [JSON.stringify(Object.fromEntries(values))],
        );
      }
    }
  }

  async isEmpty(): Promise<boolean> {
    const some = KINDS.map((kind) => `SELECT FROM ${TABLES[kind].table}`).join(' UNION ALL ');
    const [row] = await currentManager(this.dataSource).query<{ empty: boolean }[]>(
      `SELECT NOT EXISTS (${some}) AS empty`,
    );
    return row?.empty === true;
  }
}

/** One statement over all five tables, so that what it reads belongs to one moment. */
function selectAll(condition: string): string {
  const selects = KINDS.map((kind) => {
    const { table, fields } = TABLES[kind];
    const pairs = [...COMMON, ...fields].map((field) => `'${field}', ${expressionOf(field)}`);
    return `SELECT '${kind}' AS kind, json_build_object(${pairs.join(', ')}) AS item FROM ${table} WHERE ${condition}`;
  });
  return selects.join(' UNION ALL ');
}

const READ_BY_IDS = { name: 'catalogue-items-by-ids', text: selectAll('id = ANY($1::uuid[])') };

function expressionOf(field: string): string {
  if (field === 'isActive') return 'is_active AND archived_at IS NULL';
  return PRICES.has(field) ? `${columnOf(field)}::text` : columnOf(field);
}

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function toSnapshot(rows: readonly Row[]): CatalogueSnapshot {
  const snapshot = Object.fromEntries(KINDS.map((kind) => [kind, new Map<string, Record<string, Value>>()]));
  for (const { kind, item } of rows) {
    const fields = Object.entries(item).map(([field, value]): [string, Value] => [
      field,
      PRICES.has(field) ? Money.parse(String(value)) : value,
    ]);
    snapshot[kind]?.set(String(item.id), Object.fromEntries(fields));
  }
  return snapshot as unknown as CatalogueSnapshot;
}
