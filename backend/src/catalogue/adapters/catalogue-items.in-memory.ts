import { expectTransaction } from '../../shared/domain/transactions.in-memory.js';
import { firstPalette } from '../catalogue.fixture.js';
import { CatalogueItems } from '../application/catalogue-items.js';
import type { CatalogueItem, CatalogueSnapshot, PricedItems } from '../domain/catalogue-items.js';
import type { StoredItem } from '../domain/stored-item.js';
import { EVERY_KIND, pricedFieldsOf, type Fields, type Kind } from '../domain/kinds.js';

/** Behaves as the database does, within one process. */
export class InMemoryCatalogueItems extends CatalogueItems {
  private readonly kept = new Map<Kind, Map<string, StoredItem>>(EVERY_KIND.map((kind) => [kind, new Map()]));
  private ids = 0;

  constructor() {
    super();
    for (const [id, { id: _, ...fields }] of firstPalette())
      this.of('colors').set(id, storedItem(id, fields));
  }

  async readUnarchived(): Promise<CatalogueSnapshot> {
    return this.select(({ archivedAt }) => archivedAt === null);
  }

  async readByIds(ids: readonly string[]): Promise<PricedItems> {
    return this.select(({ id }) => ids.includes(id), pricedFieldsOf);
  }

  async add(items: CatalogueSnapshot): Promise<void> {
    for (const kind of EVERY_KIND) {
      for (const { id, ...rest } of items[kind].values() as Iterable<CatalogueItem>) {
        const fields = rest as unknown as Fields;
        await this.store(kind, storedItem(id, fields));
      }
    }
  }

  async isEmpty(): Promise<boolean> {
    return EVERY_KIND.every((kind) => kind === 'colors' || this.of(kind).size === 0);
  }

  nextId(): string {
    this.ids += 1;
    return `00000000-0000-7000-8000-${String(this.ids).padStart(12, '0')}`;
  }

  async list(kind: Kind): Promise<StoredItem[]> {
    return [...this.of(kind).values()].filter(({ archivedAt }) => archivedAt === null);
  }

  async holdList(kind: Kind): Promise<StoredItem[]> {
    expectTransaction('a list is held');
    return this.list(kind);
  }

  async find(kind: Kind, id: string): Promise<StoredItem | undefined> {
    return this.of(kind).get(id.toLowerCase());
  }

  async hold(kind: Kind, id: string): Promise<StoredItem | undefined> {
    expectTransaction('an item is held');
    return this.find(kind, id);
  }

  async findAll(kind: Kind, ids: readonly string[]): Promise<StoredItem[]> {
    return ids.flatMap((id) => this.of(kind).get(id) ?? []);
  }

  async holdAll(kind: Kind, ids: readonly string[]): Promise<StoredItem[]> {
    expectTransaction('items are held');
    return this.findAll(kind, ids);
  }

  async storeAll(kind: Kind, items: readonly StoredItem[]): Promise<void> {
    for (const item of items) await this.store(kind, item);
  }

  async store(kind: Kind, item: StoredItem): Promise<void> {
    this.of(kind).set(item.id, item);
  }

  private of(kind: Kind): Map<string, StoredItem> {
    return this.kept.get(kind) ?? new Map<string, StoredItem>();
  }

  private select(
    chosen: (item: StoredItem) => boolean,
    fieldsOf?: (kind: Kind) => string[],
  ): CatalogueSnapshot {
    const lists = EVERY_KIND.map((kind) => [
      kind,
      new Map(
        [...this.of(kind).values()].filter(chosen).map((item) => [item.id, offered(item, fieldsOf?.(kind))]),
      ),
    ]);
    return Object.fromEntries(lists) as CatalogueSnapshot;
  }
}

function storedItem(id: string, fields: Fields): StoredItem {
  const at = new Date();
  return { id, fields, version: 1, createdAt: at, updatedAt: at, archivedAt: null };
}

/** What is archived counts as switched off. */
function offered({ id, fields, archivedAt }: StoredItem, names = Object.keys(fields)) {
  const wanted = Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { id, ...wanted, isActive: fields.isActive === true && archivedAt === null };
}
