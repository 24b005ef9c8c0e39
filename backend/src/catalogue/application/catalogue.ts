import { DomainError } from '../../shared/domain/domain-error.js';
import type { Size } from '../../shared/domain/size.js';
import {
  publicItems,
  type CatalogueItem,
  type CatalogueSnapshot,
  type PricedItems,
} from '../domain/catalogue-items.js';

/** Where the catalogue is read from. Both methods see what the running transaction sees. */
export interface CatalogueSnapshots {
  /** Everything that is not archived, inactive items too, as of one moment. */
  readUnarchived(): Promise<CatalogueSnapshot>;

  /** The items with these ids of whatever kind, archived ones too (as inactive); unknown ids are left out. */
  readByIds(ids: readonly string[]): Promise<PricedItems>;
}

/** The catalogue as the other modules see it: from memory for speed, from the database for the record. */
export class Catalogue {
  private current: CatalogueSnapshot | undefined;
  private refreshing: Promise<void> | undefined;
  private waiting: Promise<void> | undefined;

  constructor(private readonly items: CatalogueSnapshots) {}

  /**
   * Everything that is not archived, inactive items too; the same object until something changes.
   *
   * @throws DomainError `catalogue.not-loaded` until it was read for the first time
   */
  get snapshot(): CatalogueSnapshot {
    if (!this.current) {
      throw new DomainError(
        'unavailable',
        'catalogue.not-loaded',
        'The catalogue is not loaded yet; try again shortly.',
      );
    }
    return this.current;
  }

  /** What a product type is drawn as today; folded cloth where it is archived. */
  silhouetteOf(productTypeId: string): string {
    return this.snapshot.productTypes.get(productTypeId)?.silhouette ?? 'generic';
  }

  /** In which a product type is made, also one that is switched off or archived; none of one that never was. */
  async sizesOf(productTypeId: string): Promise<readonly Size[]> {
    const kept = this.snapshot.productTypes.get(productTypeId);
    const { productTypes } = kept ? this.snapshot : await this.readItems([productTypeId]);
    return productTypes.get(productTypeId)?.sizes ?? [];
  }

  /**
   * What of it visitors can choose, in the order in which they see it.
   *
   * @throws DomainError `catalogue.not-loaded`
   */
  get offered(): CatalogueSnapshot {
    const { productTypes, fabrics, fits, finishingQualities, printTypes, colors } = this.snapshot;
    const choosable = <Item extends CatalogueItem>(items: ReadonlyMap<string, Item>) =>
      new Map(publicItems(items).map((item) => [item.id, item]));
    return {
      productTypes: choosable(productTypes),
      fabrics: choosable(fabrics),
      fits: choosable(fits),
      finishingQualities: choosable(finishingQualities),
      printTypes: choosable(printTypes),
      colors: choosable(colors),
    };
  }

  /**
   * The items with these ids as the database has them now, inside the running transaction if there is one; archived
   * and switched-off ones too, both with `isActive` false; unknown ids are left out.
   */
  readItems(ids: readonly string[]): Promise<PricedItems> {
    return this.items.readByIds(ids);
  }

  /**
   * Reads the snapshot again. A read that has begun may have missed the change that this call is about, so a call
   * during a read waits for one more read, which all such calls share.
   */
  refresh(): Promise<void> {
    if (!this.refreshing) return this.read();
    this.waiting ??= this.refreshing
      .catch(() => undefined)
      .then(() => {
        this.waiting = undefined;
        return this.refresh();
      });
    return this.waiting;
  }

  private read(): Promise<void> {
    this.refreshing = this.items
      .readUnarchived()
      .then((snapshot) => {
        this.current = snapshot;
      })
      .finally(() => {
        this.refreshing = undefined;
      });
    return this.refreshing;
  }
}
