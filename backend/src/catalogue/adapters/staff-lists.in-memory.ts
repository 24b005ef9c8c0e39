import { pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { Page, Position } from '../../shared/database/keyset.js';
import type { Kind } from '../domain/kinds.js';
import type { StoredItem } from '../domain/stored-item.js';
import type { InMemoryCatalogueItems } from './catalogue-items.in-memory.js';
import { STAFF_ORDER, type StaffLists } from './staff-lists.js';

export class InMemoryStaffLists implements Pick<StaffLists, 'page'> {
  constructor(private readonly items: InMemoryCatalogueItems) {}

  async page(kind: Kind, limit: number, position: Position | undefined): Promise<Page<StoredItem>> {
    const keyOf = ({ id, fields }: StoredItem) => [String(fields.sortOrder), String(fields.name), id];
    return pageInMemory(await this.items.list(kind), STAFF_ORDER, keyOf, { limit, position });
  }
}
