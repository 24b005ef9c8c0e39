import type { DataSource } from 'typeorm';
import { readPage, type Order, type Page, type Position } from '../../shared/database/keyset.js';
import { longRowsOf } from '../../shared/database/rows.js';
import type { StoredItem } from '../domain/stored-item.js';
import type { Kind } from '../domain/kinds.js';
import { keptColumns, tableOf, toKeptItem, type KeptRow } from './item-rows.js';

/** As `inListOrder` has it, whatever the database's own collation is. */
export const STAFF_ORDER: Order = {
  columns: [
    ['sort_order', 'integer'],
    ['name COLLATE "C"', 'text'],
    ['id', 'uuid'],
  ],
  descending: false,
};

/** What staff see of the catalogue, inactive items too. */
export class StaffLists {
  constructor(private readonly dataSource: DataSource) {}

  async page(kind: Kind, limit: number, position: Position | undefined): Promise<Page<StoredItem>> {
    const page = await readPage<KeptRow>(
      (sql, values) => longRowsOf(this.dataSource, { text: sql }, values),
      { columns: keptColumns(kind), from: tableOf(kind), where: 'archived_at IS NULL', values: [] },
      STAFF_ORDER,
      { limit, position },
    );
    return { ...page, items: page.items.map((row) => toKeptItem(kind, row)) };
  }
}
