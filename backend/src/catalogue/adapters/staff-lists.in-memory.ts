import { pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import { toStaffItem } from '../application/staff-catalogue.js';
import { StaffLists } from '../application/staff-lists.js';
import type { Kind, StaffItem } from '../domain/kinds.js';
import type { StoredItem } from '../domain/stored-item.js';
import type { InMemoryCatalogueItems } from './catalogue-items.in-memory.js';
import { STAFF_ORDER } from './staff-lists.postgres.js';

export class InMemoryStaffLists extends StaffLists {
  constructor(private readonly items: InMemoryCatalogueItems) {
    super();
  }

  async page(kind: Kind, wanted: PageWanted): Promise<Page<StaffItem>> {
    const keyOf = ({ id, fields }: StoredItem) => [String(fields.sortOrder), String(fields.name), id];
    const page = pageInMemory(await this.items.list(kind), STAFF_ORDER, keyOf, wanted);
    return { ...page, items: page.items.map(toStaffItem) };
  }
}
