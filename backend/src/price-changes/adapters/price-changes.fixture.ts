import { catalogueInMemory } from '../../catalogue/prices.fixture.js';
import { ComparePrices } from '../../pricing/index.js';
import { configurationOf } from '../../pricing/pricing.fixture.js';
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
  const trail = new InMemoryAuditTrail();
  const known = await catalogueInMemory(trail, clock);
  const { catalogue, prices } = known;
  const asked = new InMemoryAskedSelections();
  const quotations = new InMemoryOpenQuotations();
  const previews = new PreviewPriceChange(prices, new ComparePrices(catalogue), asked, quotations, clock);
  const store = new InMemoryPriceChanges();
  const handlers = new JobHandlers();
  const jobs = new InMemoryJobs(handlers, clock);
  const transactions = new InMemoryTransactions();
  const changes = new ManagePriceChanges(store, prices, previews, transactions, jobs, trail, clock);
  handlers.handle(APPLY_PRICE_CHANGE, (job) => changes.applyDue(job));
  return {
    ...known,
    ...{ clock, trail, asked, store, jobs, changes },
    priced: (selection: Parameters<typeof configurationOf>[1]) => configurationOf(catalogue, selection),
  };
}
