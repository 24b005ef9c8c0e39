import type { CatalogueSnapshot } from '../domain/catalogue-items.js';

/** Where the catalogue's items are kept. */
export abstract class CatalogueItems {
  /** Everything that is not archived, inactive items too, as of one moment. */
  abstract readUnarchived(): Promise<CatalogueSnapshot>;

  /**
   * The items with these ids of whatever kind, archived ones too (as inactive); unknown ids are left out. Sees what
   * the running transaction sees.
   */
  abstract readByIds(ids: readonly string[]): Promise<CatalogueSnapshot>;

  /** Stores items that were not there before. */
  abstract add(items: CatalogueSnapshot): Promise<void>;

  /** True when there is no item at all, archived ones counted. */
  abstract isEmpty(): Promise<boolean>;
}
