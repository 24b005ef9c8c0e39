import type { Staff } from '../../shared/domain/staff.js';
import type { Fields, KindName } from '../domain/kinds.js';
import type { StoredItem } from '../domain/stored-item.js';

/** An item of the catalogue, for another module that changes its prices. */
export type CatalogueEntry = StoredItem & { kind: KindName };

export type EntryRef = Pick<CatalogueEntry, 'kind' | 'id'>;

/** Items of several kinds, read and changed together. Every method but `refresh` joins the running transaction. */
export abstract class ItemPrices {
  /** What is not archived of these kinds, in no particular order. */
  abstract all(kinds: readonly KindName[]): Promise<CatalogueEntry[]>;

  /** Those that there are, archived ones too, in no particular order. */
  abstract read(items: readonly EntryRef[]): Promise<CatalogueEntry[]>;

  /** The same, held against other changes until the transaction ends. */
  abstract hold(items: readonly EntryRef[]): Promise<CatalogueEntry[]>;

  /** Whether an item would be sound with these fields in place of its own. */
  abstract isSound(entry: CatalogueEntry, wanted: Fields): boolean;

  /** Stores held items with these fields in place of their own; each leaves the record of an ordinary change. */
  abstract store(changes: readonly { entry: CatalogueEntry; wanted: Fields }[], by: Staff): Promise<void>;

  /** After the commit: this process quotes and lists what was stored. A failed read is made up for later. */
  abstract refresh(): Promise<void>;
}
