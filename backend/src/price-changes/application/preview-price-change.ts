import type { CatalogueEntry, ItemPrices } from '../../catalogue/index.js';
import type { ComparePrices } from '../../pricing/index.js';
import { addDays, dayInCairo, startOfDayNamed } from '../../shared/domain/cairo.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { Clock } from '../../shared/domain/clock.js';
import { fieldsWith, isChanged, type PricedItem } from '../domain/item-prices.js';
import { expectSound, previewed, type PreviewedItem, type WantedChange } from '../domain/new-price-change.js';
import type { AskedSelections, OpenQuotations } from './neighbours.js';
import type { PriceChangePreview, PricedExample } from './staff-price-changes.js';

const DAYS = 90;
const MOST_EXAMPLES = 20;

export class PreviewPriceChange {
  constructor(
    private readonly items: ItemPrices,
    private readonly prices: Pick<ComparePrices, 'compare'>,
    private readonly asked: AskedSelections,
    private readonly quotations: OpenQuotations,
    private readonly clock: Clock,
  ) {}

  async preview(wanted: WantedChange): Promise<PriceChangePreview> {
    const { all, current } = await this.look(wanted);
    const today = dayInCairo(this.clock.now());
    const since = startOfDayNamed(addDays(today, -DAYS)) ?? this.clock.now();
    const asked = await this.asked.commonest(since, MOST_EXAMPLES);
    const others = all
      .filter(({ isKeptOut }) => !isKeptOut)
      .flatMap(({ id, lines }) => {
        const item = current.get(id);
        return item ? [{ id, fields: fieldsWith(item, lines, 'after') }] : [];
      });
    const compared = this.prices.compare(
      asked.map(({ configuration }) => configuration),
      others,
    );
    const examples = compared.flatMap((one, index): PricedExample[] => {
      const of = asked[index];
      return one && of ? [{ asked: of, ...one }] : [];
    });
    return { items: all, examples, days: DAYS, openQuotations: await this.quotations.count(today) };
  }

  /**
   * The items of a change, before and after, as they are in the running transaction.
   *
   * @throws DomainError as `preview`
   */
  async look(
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
    if (faults.length > 0) throw new DomainError('invalid', 'price-change.unsound', message, faults);
  }
}
