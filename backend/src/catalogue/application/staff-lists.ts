import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { Kind } from '../domain/kinds.js';
import type { StoredItem } from '../domain/stored-item.js';

/** What staff see of the catalogue, inactive items too. */
export abstract class StaffLists {
  /** In the order of every list of the catalogue: see `inListOrder`. */
  abstract page(kind: Kind, wanted: PageWanted): Promise<Page<StoredItem>>;
}
