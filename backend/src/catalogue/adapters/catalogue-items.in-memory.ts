import { CatalogueItems } from '../application/catalogue-items.js';
import type { CatalogueItem, CatalogueSnapshot } from '../domain/catalogue-items.js';

/** Behaves as the database does; `archive` stands for what a staff route will do. */
export class InMemoryCatalogueItems extends CatalogueItems {
  private readonly archived = new Set<string>();
  private stored: CatalogueSnapshot = select([], () => undefined);

  readUnarchived(): Promise<CatalogueSnapshot> {
    return Promise.resolve(select([this.stored], (item) => (this.archived.has(item.id) ? undefined : item)));
  }

  readByIds(ids: readonly string[]): Promise<CatalogueSnapshot> {
    return Promise.resolve(
      select([this.stored], (item) => {
        if (!ids.includes(item.id)) return undefined;
        return this.archived.has(item.id) ? { ...item, isActive: false } : item;
      }),
    );
  }

  add(items: CatalogueSnapshot): Promise<void> {
    this.stored = select([this.stored, items], (item) => item);
    return Promise.resolve();
  }

  isEmpty(): Promise<boolean> {
    return Promise.resolve(
      Object.values(this.stored).every((items: ReadonlyMap<string, unknown>) => items.size === 0),
    );
  }

  archive(id: string): void {
    this.archived.add(id);
  }
}

function select(
  snapshots: readonly CatalogueSnapshot[],
  choose: <Item extends CatalogueItem>(item: Item) => Item | undefined,
): CatalogueSnapshot {
  const chosen = <Item extends CatalogueItem>(
    pick: (snapshot: CatalogueSnapshot) => ReadonlyMap<string, Item>,
  ) =>
    new Map(
      snapshots
        .flatMap((snapshot) => [...pick(snapshot).values()])
        .map(choose)
        .filter((item) => item !== undefined)
        .map((item) => [item.id, item]),
    );
  return {
    productTypes: chosen((snapshot) => snapshot.productTypes),
    fabrics: chosen((snapshot) => snapshot.fabrics),
    fits: chosen((snapshot) => snapshot.fits),
    finishingQualities: chosen((snapshot) => snapshot.finishingQualities),
    printTypes: chosen((snapshot) => snapshot.printTypes),
  };
}
