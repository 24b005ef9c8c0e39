import type { Page, PageWanted } from '../../shared/domain/page.js';
import type { Kind, StaffItem } from '../domain/kinds.js';

/** What staff see of the catalogue, inactive items too. May refuse with `unavailable` while the database is away. */
export abstract class StaffLists {
  /** In the order of every list of the catalogue: see `inListOrder`. */
  abstract page(kind: Kind, wanted: PageWanted): Promise<Page<StaffItem>>;
}
