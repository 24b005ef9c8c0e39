import type { DataSource } from 'typeorm';
import { readPage, type Order } from '../../shared/database/keyset.js';
import { longRowsOf } from '../../shared/database/long-reads.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import { toStaffItem } from '../application/staff-catalogue.js';
import { StaffLists } from '../application/staff-lists.js';
import type { Kind, StaffItem } from '../domain/kinds.js';
import { storedColumns, tableOf, toStoredItem, type StoredRow } from './item-rows.js';

/** As `inListOrder` has it, whatever the database's own collation is. */
export const STAFF_ORDER: Order = {
  columns: [
    ['sort_order', 'integer'],
    ['name COLLATE "C"', 'text'],
    ['id', 'uuid'],
  ],
  descending: false,
};

export class PostgresStaffLists extends StaffLists {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async page(kind: Kind, wanted: PageWanted): Promise<Page<StaffItem>> {
    const page = await readPage<StoredRow>(
      (sql, values) => longRowsOf(this.dataSource, { text: sql }, values),
      { columns: storedColumns(kind), from: tableOf(kind), where: 'archived_at IS NULL', values: [] },
      STAFF_ORDER,
      wanted,
    );
    return { ...page, items: page.items.map((row) => toStaffItem(toStoredItem(kind, row))) };
  }
}
