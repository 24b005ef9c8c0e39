import type { CatalogueSnapshot, PricedItems } from '../domain/catalogue-items.js';
import type { StoredItem } from '../domain/stored-item.js';
import type { Kind } from '../domain/kinds.js';
import type { CatalogueSnapshots } from './catalogue.js';

/** Where the catalogue's items are kept. Every method sees what the running transaction sees. */
export abstract class CatalogueItems implements CatalogueSnapshots {
  abstract readUnarchived(): Promise<CatalogueSnapshot>;

  abstract readByIds(ids: readonly string[]): Promise<PricedItems>;

  /** Stores items that were not there before. */
  abstract add(items: CatalogueSnapshot): Promise<void>;

  /** True when there is no item at all but the palette that every database begins with, archived ones counted. */
  abstract isEmpty(): Promise<boolean>;

  /** A new id; later moments sort later. */
  abstract nextId(at: Date): string;

  /** What is not archived, in no particular order. */
  abstract list(kind: Kind): Promise<StoredItem[]>;

  /** The same, held against other changes until the transaction ends. */
  abstract holdList(kind: Kind): Promise<StoredItem[]>;

  /** An item, archived or not. */
  abstract find(kind: Kind, id: string): Promise<StoredItem | undefined>;

  /** The same, held against other changes until the transaction ends. */
  abstract hold(kind: Kind, id: string): Promise<StoredItem | undefined>;

  /** Those of these items that there are, archived or not. */
  abstract findAll(kind: Kind, ids: readonly string[]): Promise<StoredItem[]>;

  /** The same, held against other changes until the transaction ends. */
  abstract holdAll(kind: Kind, ids: readonly string[]): Promise<StoredItem[]>;

  /** Stores an item as it is now, a new one or in place of what it was. */
  abstract store(kind: Kind, item: StoredItem): Promise<void>;

  /** The same with several. */
  abstract storeAll(kind: Kind, items: readonly StoredItem[]): Promise<void>;
}
