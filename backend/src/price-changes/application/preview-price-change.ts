import type { ComparePrices, PricedConfiguration } from '../../pricing/index.js';
import { addDays, dayInCairo, startOfDayNamed } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { fieldsWith } from '../domain/item-prices.js';
import type { WantedChange } from '../domain/wanted-change.js';
import type { CompareItems } from './compare-items.js';
import type { AskedSelections, OpenQuotations } from './neighbours.js';
import { PriceChangePreviews, type PriceChangePreview, type PricedExample } from './price-change-previews.js';

const DAYS = 90;
const MOST_EXAMPLES = 20;

export class PreviewPriceChange extends PriceChangePreviews {
  constructor(
    private readonly items: CompareItems,
    private readonly prices: Pick<ComparePrices, 'compare'>,
    private readonly asked: AskedSelections,
    private readonly quotations: OpenQuotations,
    private readonly clock: Clock,
  ) {
    super();
  }

  async preview(wanted: WantedChange): Promise<PriceChangePreview> {
    const { all, current } = await this.items.compare(wanted);
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
      if (!one || !of) return [];
      return [{ inquiries: of.inquiries, things: thingsOf(of.configuration), ...one }];
    });
    return { items: all, examples, days: DAYS, openQuotations: await this.quotations.count(today) };
  }
}

function thingsOf({ productType, fabric, fit, finishingQuality, prints }: PricedConfiguration) {
  return [productType, fabric, fit, finishingQuality, ...prints];
}
