import type { PriceChangeState } from '@tiraz/contracts/price-change';
import { momentKey, pageInMemory } from '../../shared/database/keyset.in-memory.js';
import type { Page, PageWanted } from '../../shared/domain/page.js';
import { expectTransaction } from '../../shared/domain/transactions.in-memory.js';
import type { PriceChangeSummary } from '../application/price-change-list.js';
import { PriceChanges } from '../application/price-changes.js';
import type { PriceChange } from '../domain/price-change.js';
import { NEWEST_FIRST } from './price-changes.typeorm.js';

/** Behaves as the database does, within one process. */
export class InMemoryPriceChanges extends PriceChanges {
  readonly stored = new Map<string, PriceChange>();
  private ids = 0;

  nextId(): string {
    this.ids += 1;
    return `01993c00-0000-7000-8000-${String(this.ids).padStart(12, '0')}`;
  }

  async find(id: string): Promise<PriceChange | undefined> {
    return this.stored.get(id);
  }

  async hold(id: string): Promise<PriceChange | undefined> {
    expectTransaction('a change of prices is held');
    return this.find(id);
  }

  async store(change: PriceChange): Promise<void> {
    this.stored.set(change.id, change);
  }

  async page(wanted: PageWanted): Promise<Page<PriceChangeSummary>> {
    const keyOf = ({ createdAt, id }: PriceChange) => [momentKey(createdAt), id];
    const page = pageInMemory([...this.stored.values()], NEWEST_FIRST, keyOf, wanted);
    return { ...page, items: page.items.map(toSummary) };
  }

  async due(state: PriceChangeState, at: Date): Promise<string[]> {
    return [...this.stored.values()]
      .filter((change) => change.state === state && change.effectiveAt !== null && change.effectiveAt <= at)
      .map(({ id }) => id);
  }
}

function toSummary({ items, ...change }: PriceChange): PriceChangeSummary {
  const [{ kind, name, nameAr } = { kind: 'fabric' as const, name: '', nameAr: '' }] = items;
  const leftAlone = items.filter(({ outcome }) => outcome === 'kept-out' || outcome === 'not-reverted');
  return {
    ...change,
    itemCount: items.length,
    leftAloneCount: leftAlone.length,
    first: { kind, name, nameAr },
  };
}
