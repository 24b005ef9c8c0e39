import { ChangePrices } from '../../catalogue/application/change-prices.js';
import { Catalogue } from '../../catalogue/application/catalogue.js';
import { ManageCatalogue } from '../../catalogue/application/manage-catalogue.js';
import { InMemoryCatalogueItems } from '../../catalogue/adapters/catalogue-items.in-memory.js';
import { InMemoryStaffLists } from '../../catalogue/adapters/staff-lists.in-memory.js';
import { PublicLists } from '../../catalogue/adapters/public-lists.js';
import type { CatalogueSnapshot } from '../../catalogue/domain/catalogue-items.js';
import { EVERY_KIND } from '../../catalogue/domain/kinds.js';
import { demoItems } from '../../catalogue/seed/demo-items.js';
import { ComparePrices } from '../../pricing/application/compare-prices.js';
import { Pricing } from '../../pricing/application/pricing.js';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { APPLY_PRICE_CHANGE, ManagePriceChanges } from '../application/manage-price-changes.js';
import { AskedSelections, OpenQuotations, type AskedSelection } from '../application/neighbours.js';
import { PreviewPriceChange } from '../application/preview-price-change.js';
import { InMemoryPriceChanges } from './price-changes.in-memory.js';

class InMemoryAskedSelections extends AskedSelections {
  asked: AskedSelection[] = [];

  async commonest(_since: Date, most: number): Promise<AskedSelection[]> {
    return this.asked.slice(0, most);
  }
}

class InMemoryOpenQuotations extends OpenQuotations {
  async count(): Promise<number> {
    return 3;
  }
}

/** Everything about prices on fakes, with the demo catalogue; the clock is set by hand. */
export async function priceChangesHouse() {
  const clock = { at: new Date('2026-11-20T10:00:00Z'), now: () => clock.at };
  const items = new InMemoryCatalogueItems();
  await items.add({ ...demoItems(), colors: new Map() } as CatalogueSnapshot);
  const trail = new InMemoryAuditTrail();
  const transactions = new InMemoryTransactions();
  const catalogue = new Catalogue(items);
  await catalogue.refresh();
  const staff = new ManageCatalogue(
    items,
    { isKept: () => Promise.resolve(true) },
    transactions,
    trail,
    clock,
    catalogue,
    new InMemoryStaffLists(items),
  );
  const prices = new ChangePrices(items, trail, clock, catalogue);
  const asked = new InMemoryAskedSelections();
  const previews = new PreviewPriceChange(
    prices,
    new ComparePrices(catalogue),
    asked,
    new InMemoryOpenQuotations(),
    clock,
  );
  const store = new InMemoryPriceChanges();
  const handlers = new JobHandlers();
  const jobs = new InMemoryJobs(handlers, clock);
  const changes = new ManagePriceChanges(store, prices, previews, transactions, jobs, trail, clock);
  handlers.handle(APPLY_PRICE_CHANGE, (job) => changes.applyDue(job));
  const lists = new PublicLists(catalogue);
  return {
    ...{ clock, items, trail, catalogue, staff, asked, store, jobs, changes },
    pricing: new Pricing(catalogue),
    /** The public lists as they go over the wire. */
    bytes: () => EVERY_KIND.map((kind) => lists.list(kind).body.toString()).join('\n'),
    /** An item as staff have it. */
    item: async (kind: (typeof EVERY_KIND)[number], name: string) => {
      const item = (await items.list(kind)).find(({ fields }) => fields.name === name);
      if (!item) throw new Error(`the demo has no ${name}`);
      return item;
    },
  };
}
