import { catalogueInMemory } from '../../catalogue/prices.fixture.js';
import { ComparePrices } from '../../pricing/index.js';
import { configurationOf } from '../../pricing/pricing.fixture.js';
import { InMemoryAuditTrail } from '../../shared/domain/audit-trail.in-memory.js';
import { InMemoryTransactions } from '../../shared/domain/transactions.in-memory.js';
import { JobHandlers } from '../../shared/jobs/job-handlers.js';
import { InMemoryJobs } from '../../shared/jobs/jobs.in-memory.js';
import { CompareItems } from '../application/compare-items.js';
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
export async function priceChangesInMemory() {
  const clock = { at: new Date('2026-11-20T10:00:00Z'), now: () => clock.at };
  const trail = new InMemoryAuditTrail();
  const known = await catalogueInMemory(trail, clock);
  const { catalogue, prices } = known;
  const asked = new InMemoryAskedSelections();
  const quotations = new InMemoryOpenQuotations();
  const comparison = new CompareItems(prices);
  const previews = new PreviewPriceChange(comparison, new ComparePrices(catalogue), asked, quotations, clock);
  const store = new InMemoryPriceChanges();
  const handlers = new JobHandlers();
  const jobs = new InMemoryJobs(handlers, clock);
  const transactions = new InMemoryTransactions();
  const changes = new ManagePriceChanges(store, prices, comparison, transactions, jobs, trail, clock);
  handlers.handle(APPLY_PRICE_CHANGE, (job) => changes.applyDue(job));
  return {
    ...known,
    ...{ clock, trail, asked, store, jobs, changes, previews },
    priced: (selection: Parameters<typeof configurationOf>[1]) => configurationOf(catalogue, selection),
  };
}

export type PriceChangesInMemory = Awaited<ReturnType<typeof priceChangesInMemory>>;

// The demo has ids of another form than the API's.
export const CREPE_ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';

/** Crepe as a body names it. */
export async function crepeAsSeen(fakes: PriceChangesInMemory) {
  const crepe = await fakes.item('fabrics', 'Crepe');
  await fakes.items.store('fabrics', { ...crepe, id: CREPE_ID });
  const was = String(crepe.fields.costMultiplier);
  return {
    kind: 'fabric',
    id: CREPE_ID.toUpperCase(),
    version: 1,
    prices: [{ field: 'costMultiplier', was }],
  };
}

/** Bodies that are refused alike wherever a change is wanted, with the paths of what is wrong. */
export const FAULTY_CHANGES: [object, string[]][] = [
  [{}, ['items']],
  [{ items: [] }, ['items']],
  [{ items: [{}] }, ['items[0].kind', 'items[0].id', 'items[0].version', 'items[0].prices']],
  [{ items: [null] }, ['items[0]']],
  [{ items: 'all' }, ['items']],
  [{ rule: null, items: [] }, ['rule', 'items']],
  [
    { rule: { basisPoints: '8', rounding: '0.3' }, items: [] },
    ['rule.basisPoints', 'rule.rounding', 'items'],
  ],
  [{ rule: { amount: '1e3', rounding: '0.01' }, items: [] }, ['rule.amount', 'items']],
];
