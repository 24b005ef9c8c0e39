import type { CatalogueEntry, ItemPrices } from '../../catalogue/index.js';
import { refuseFaults } from '../../shared/domain/domain-error.js';
import { isChanged, type PreviewedItem } from '../domain/changed-item.js';
import { fieldsWith, type PricedItem } from '../domain/item-prices.js';
import { expectSound, previewed } from '../domain/new-price-change.js';
import type { WantedChange } from '../domain/wanted-change.js';

export class CompareItems {
  constructor(private readonly items: ItemPrices) {}

  /**
   * The items of a change, before and after, as they are in the running transaction.
   *
   * @throws DomainError as `PriceChangePreviews.preview`
   */
  async compare(
    wanted: WantedChange,
    find: 'read' | 'hold' = 'read',
  ): Promise<{ all: PreviewedItem[]; current: Map<string, CatalogueEntry & PricedItem> }> {
    expectSound(wanted);
    const entries = (await this.items[find](wanted.items)) as (CatalogueEntry & PricedItem)[];
    const current = new Map(entries.map((entry) => [entry.id, entry]));
    const all = previewed(wanted, current);
    this.expectSoundAfter(all, current);
    return { all, current };
  }

  private expectSoundAfter(
    all: readonly PreviewedItem[],
    current: ReadonlyMap<string, CatalogueEntry & PricedItem>,
  ): void {
    const message =
      'A larger order would cost more by the piece: change the quantity breaks of this item first.';
    const faults = all.flatMap(({ id, lines, isKeptOut }, index) => {
      const item = current.get(id);
      if (!item || isKeptOut || !lines.some(isChanged)) return [];
      const isSound = this.items.isSound(item, fieldsWith(item, lines, 'after'));
      return isSound ? [] : [{ path: `items[${index}]`, code: 'price-change.unsound', message }];
    });
    refuseFaults(faults);
  }
}
