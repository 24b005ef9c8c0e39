import { In, IsNull, type DataSource, type Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { rowsOf } from '../../shared/database/rows.js';
import { currentManager } from '../../shared/database/current-manager.js';
import { CatalogueItems } from '../application/catalogue-items.js';
import type { CatalogueSnapshot, PricedItems } from '../domain/catalogue-items.js';
import type { StoredItem } from '../domain/stored-item.js';
import { EVERY_KIND, KINDS, pricedFieldsOf, type Fields, type Kind } from '../domain/kinds.js';
import type { CatalogueItemEntity } from './catalogue-item.entity.js';
import { ColorEntity } from './color.entity.js';
import { FabricEntity } from './fabric.entity.js';
import { FinishingQualityEntity } from './finishing-quality.entity.js';
import { FitEntity } from './fit.entity.js';
import { columnOf, fieldsOf, tableOf, toStoredItem, withAmounts } from './item-rows.js';
import { PrintTypeEntity } from './print-type.entity.js';
import { ProductTypeEntity } from './product-type.entity.js';

interface OfferedRow {
  kind: Kind;
  item: Record<string, string | number | boolean> & { id: string };
}

/** Of which kind's table each entity is. */
export const CATALOGUE_ENTITIES: Readonly<Record<Kind, new () => CatalogueItemEntity>> = {
  productTypes: ProductTypeEntity,
  fabrics: FabricEntity,
  fits: FitEntity,
  finishingQualities: FinishingQualityEntity,
  printTypes: PrintTypeEntity,
  colors: ColorEntity,
};

/** One table for each kind, one column for each field. */
export class TypeOrmCatalogueItems extends CatalogueItems {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async readUnarchived(): Promise<CatalogueSnapshot> {
    return toSnapshot(await rowsOf<OfferedRow>(this.dataSource, READ_UNARCHIVED, []));
  }

  async readByIds(ids: readonly string[]): Promise<PricedItems> {
    return toSnapshot(await rowsOf<OfferedRow>(this.dataSource, READ_BY_IDS, [ids]));
  }

  async add(items: CatalogueSnapshot): Promise<void> {
    // Copies: TypeORM writes into what it inserts.
    for (const kind of EVERY_KIND) {
      await this.rows(kind).insert([...items[kind].values()].map((item) => ({ ...item })));
    }
  }

  async isEmpty(): Promise<boolean> {
    const [row] = await rowsOf<{ isEmpty: boolean }>(this.dataSource, IS_EMPTY, []);
    return row?.isEmpty === true;
  }

  nextId(at: Date): string {
    return uuid({ msecs: at.getTime() });
  }

  async list(kind: Kind): Promise<StoredItem[]> {
    const rows = await this.rows(kind).findBy({ archivedAt: IsNull() });
    return rows.map((row) => toStoredItem(kind, row));
  }

  async holdList(kind: Kind): Promise<StoredItem[]> {
    const rows = await this.rows(kind).find({
      where: { archivedAt: IsNull() },
      // In one order everywhere, so that two who hold the list never wait for each other.
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return rows.map((row) => toStoredItem(kind, row));
  }

  async find(kind: Kind, id: string): Promise<StoredItem | undefined> {
    const row = await this.rows(kind).findOneBy({ id });
    return row ? toStoredItem(kind, row) : undefined;
  }

  async hold(kind: Kind, id: string): Promise<StoredItem | undefined> {
    const row = await this.rows(kind).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return row ? toStoredItem(kind, row) : undefined;
  }

  async findAll(kind: Kind, ids: readonly string[]): Promise<StoredItem[]> {
    const rows = await this.rows(kind).findBy({ id: In([...ids]) });
    return rows.map((row) => toStoredItem(kind, row));
  }

  async holdAll(kind: Kind, ids: readonly string[]): Promise<StoredItem[]> {
    const rows = await this.rows(kind).find({
      where: { id: In([...ids]) },
      // As holdList.
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return rows.map((row) => toStoredItem(kind, row));
  }

  store(kind: Kind, item: StoredItem): Promise<void> {
    return this.storeAll(kind, [item]);
  }

  async storeAll(kind: Kind, items: readonly StoredItem[]): Promise<void> {
    await this.rows(kind).upsert(
      items.map(({ fields, ...rest }) => ({ ...fields, ...rest })),
      ['id'],
    );
  }

  private rows(kind: Kind): Repository<CatalogueItemEntity> {
    return currentManager(this.dataSource).getRepository<CatalogueItemEntity>(CATALOGUE_ENTITIES[kind]);
  }
}

/**
 * One statement over all six tables, so that what it reads belongs to one moment: every quote's prices come from it, and
 * a submission's within its transaction.
 */
function selectOffered(condition: string, namesOf = fieldsOf): string {
  const selects = EVERY_KIND.map((kind) => {
    const item = objectOf(['id', ...namesOf(kind)], (field) =>
      field === 'isActive' ? 'is_active AND archived_at IS NULL' : columnValue(field),
    );
    return `SELECT '${kind}' AS kind, ${item} AS item FROM ${tableOf(kind)} WHERE ${condition}`;
  });
  return selects.join(' UNION ALL ');
}

const READ_UNARCHIVED = { text: selectOffered('archived_at IS NULL') };
const READ_BY_IDS = {
  name: 'catalogue-items-by-ids',
  text: selectOffered('id = ANY($1::uuid[])', pricedFieldsOf),
};
/** The palette is there from the beginning. */
const MADE_OF = EVERY_KIND.filter((kind) => kind !== 'colors');
const IS_EMPTY = {
  text: `SELECT NOT EXISTS (${MADE_OF.map((kind) => `SELECT FROM ${tableOf(kind)}`).join(' UNION ALL ')}) AS "isEmpty"`,
};

function objectOf(fields: readonly string[], expression: (field: string) => string): string {
  return `json_build_object(${fields.map((field) => `'${field}', ${expression(field)}`).join(', ')})`;
}

/** JSON has no decimals: an amount travels as text. */
function columnValue(field: string): string {
  const isAmount = EVERY_KIND.some((kind) => KINDS[kind].fields[field]?.form === 'amount');
  return isAmount ? `${columnOf(field)}::text` : columnOf(field);
}

function toSnapshot(rows: readonly OfferedRow[]): CatalogueSnapshot {
  const snapshot = Object.fromEntries(EVERY_KIND.map((kind) => [kind, new Map<string, Fields>()]));
  for (const { kind, item } of rows) snapshot[kind]?.set(item.id, withAmounts(kind, item));
  return snapshot as unknown as CatalogueSnapshot;
}
