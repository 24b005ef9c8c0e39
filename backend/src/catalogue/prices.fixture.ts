import type { AuditTrail } from '../shared/domain/audit-trail.js';
import type { Clock } from '../shared/domain/clock.js';
import { InMemoryTransactions } from '../shared/domain/transactions.in-memory.js';
import { InMemoryCatalogueItems } from './adapters/catalogue-items.in-memory.js';
import { SerialisedLists } from './adapters/serialised-lists.js';
import { Catalogue } from './application/catalogue.js';
import { ChangePrices } from './application/change-prices.js';
import { ManageCatalogue } from './application/manage-catalogue.js';
import { ReadItemHistory } from './application/read-item-history.js';
import type { CatalogueSnapshot } from './domain/catalogue-items.js';
import { EVERY_KIND, KINDS, type Fields } from './domain/kinds.js';
import { refuseFaultyBreaks } from './domain/quantity-breaks.js';
import { demoItems } from './seed/demo-items.js';

/** For tests of others: the catalogue on its fakes, with the items of the demo. */
export async function catalogueInMemory(trail: AuditTrail, clock: Clock) {
  const items = new InMemoryCatalogueItems();
  await items.add({ ...demoItems(), colors: new Map() } as CatalogueSnapshot);
  const catalogue = new Catalogue(items);
  await catalogue.refresh();
  const transactions = new InMemoryTransactions();
  const pictures = { isStored: () => Promise.resolve(true) };
  const lists = new SerialisedLists(catalogue);
  return {
    items,
    catalogue,
    staff: new ManageCatalogue(items, pictures, transactions, trail, clock, catalogue),
    histories: new ReadItemHistory(items, trail),
    prices: new ChangePrices(items, trail, clock, catalogue),
    /** The public lists as they go over the wire. */
    bytes: () => EVERY_KIND.map((kind) => lists.list(kind).body.toString()).join('\n'),
    /** An item as staff have it. */
    item: async (kind: (typeof EVERY_KIND)[number], name: string) => {
      const found = (await items.list(kind)).find(({ fields }) => fields.name === name);
      if (!found) throw new Error(`the demo has no ${name}`);
      return found;
    },
  };
}

/** The names of the amounts of every kind that has some. */
export function amountsOfKinds(): Record<string, string[]> {
  const amounts = EVERY_KIND.map((kind) => [
    KINDS[kind].one,
    Object.entries(KINDS[kind].fields).flatMap(([name, { form }]) => (form === 'amount' ? [name] : [])),
  ]);
  return Object.fromEntries(amounts.filter(([, names]) => (names ?? []).length > 0)) as Record<
    string,
    string[]
  >;
}

/** @throws DomainError for quantity breaks of a product type that contradict themselves or its price */
export function refuseFaultyProductType(fields: Fields): void {
  refuseFaultyBreaks('productTypes', fields);
}
