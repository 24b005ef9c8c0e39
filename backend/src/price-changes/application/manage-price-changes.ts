import type { PriceChangeStep } from '@tiraz/contracts/price-change';
import type { CatalogueEntry, ItemPrices } from '../../catalogue/index.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { DomainError, StaleError } from '../../shared/domain/domain-error.js';
import { eachByItself, type JobData, type Jobs } from '../../shared/domain/jobs.js';
import type { Staff } from '../../shared/domain/staff.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { effectiveMoment } from '../domain/effective-moment.js';
import type { PricedItem } from '../domain/item-prices.js';
import { apply, revert, type Fits, type Move } from '../domain/moves.js';
import { itemsToChange } from '../domain/new-price-change.js';
import { cancel, expectStep, schedule, type PriceChange } from '../domain/price-change.js';
import type { WantedChange } from '../domain/wanted-change.js';
import type { CompareItems } from './compare-items.js';
import type { PriceChanges } from './price-changes.js';
import { StaffPriceChanges, type When } from './staff-price-changes.js';

/** The job of a scheduled change, due at its minute. */
export const APPLY_PRICE_CHANGE = 'apply-price-change';
/** The job of every hour for those without one: a restored backup has changes, but no jobs. */
export const APPLY_DUE_PRICE_CHANGES = 'apply-due-price-changes';

type Course = (change: PriceChange, items: ReadonlyMap<string, PricedItem>, at: Date, fits: Fits) => Move;

export class ManagePriceChanges extends StaffPriceChanges {
  constructor(
    private readonly changes: PriceChanges,
    private readonly items: ItemPrices,
    private readonly comparison: CompareItems,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  save(wanted: WantedChange, when: When, by: Staff): Promise<PriceChange> {
    const isNow = when === 'now';
    const save = async () => {
      const now = this.clock.now();
      const { all, current } = await this.comparison.compare(wanted, isNow ? 'hold' : 'read');
      const draft: PriceChange = {
        id: this.changes.nextId(now),
        version: 1,
        state: 'draft',
        rule: wanted.rule ?? null,
        items: itemsToChange(all, current),
        effectiveAt: null,
        createdAt: now,
        createdBy: by,
        appliedAt: null,
        revertedAt: null,
        cancelledAt: null,
      };
      if (isNow) return this.move(draft, apply, by);
      if (when !== undefined) return this.plan(draft, when, by);
      await this.keep(draft, 'saved', by);
      return draft;
    };
    return isNow ? this.write(save) : this.transactions.run(save);
  }

  async read(id: string): Promise<PriceChange> {
    return (await this.changes.find(id)) ?? unknown();
  }

  schedule(id: string, when: string, by: Staff, version?: number): Promise<PriceChange> {
    return this.transactions.run(async () => this.plan(await this.hold(id, 'schedule', version), when, by));
  }

  apply(id: string, by: Staff, version?: number): Promise<PriceChange> {
    return this.write(async () => this.move(await this.hold(id, 'apply', version), apply, by));
  }

  cancel(id: string, by: Staff, version?: number): Promise<PriceChange> {
    return this.transactions.run(async () => {
      const cancelled = cancel(await this.hold(id, 'cancel', version), this.clock.now());
      await this.keep(cancelled, 'cancelled', by);
      return cancelled;
    });
  }

  revert(id: string, by: Staff, version?: number): Promise<PriceChange> {
    return this.write(async () => this.move(await this.hold(id, 'revert', version), revert, by));
  }

  /** What was scheduled takes effect; what is not due, or not scheduled any more, stays as it is. */
  async applyDue({ id }: JobData): Promise<void> {
    await this.write(async () => {
      const change = await this.changes.hold(String(id));
      const { state, effectiveAt } = change ?? {};
      if (!change || state !== 'scheduled' || !effectiveAt) return;
      if (effectiveAt <= this.clock.now()) await this.move(change, apply, change.createdBy);
      // The database's clock, by which jobs are due, is ahead of ours.
      else await this.wake(change.id, effectiveAt);
    });
  }

  /**
   * One that fails keeps no other back.
   *
   * @throws AggregateError of those that failed
   */
  async applyAllDue(): Promise<void> {
    const due = await this.changes.due('scheduled', this.clock.now());
    await eachByItself(due, (id) => this.applyDue({ id }), 'changes of prices did not take effect');
  }

  /** For what changes prices: ends when this process quotes and lists what it has stored. */
  private async write<T>(work: () => Promise<T>): Promise<T> {
    const done = await this.transactions.run(work);
    await this.items.refresh();
    return done;
  }

  private async hold(id: string, step: PriceChangeStep, version?: number): Promise<PriceChange> {
    const change = (await this.changes.hold(id)) ?? unknown();
    if (version !== undefined && version !== change.version)
      throw new StaleError({ kind: 'price-change', id: change.id }, change);
    expectStep(change, step);
    return change;
  }

  private async plan(change: PriceChange, when: string, by: Staff): Promise<PriceChange> {
    const effectiveAt = effectiveMoment(when, this.clock.now());
    const scheduled = schedule(change, effectiveAt);
    await this.keep(scheduled, 'scheduled', by);
    await this.wake(change.id, effectiveAt);
    return scheduled;
  }

  private wake(id: string, runAt: Date): Promise<void> {
    return this.jobs.add(APPLY_PRICE_CHANGE, { id }, { key: `price-change:${id}`, runAt });
  }

  private async move(change: PriceChange, course: Course, by: Staff): Promise<PriceChange> {
    const entries = (await this.items.hold(change.items)) as (CatalogueEntry & PricedItem)[];
    const current = new Map(entries.map((entry) => [entry.id, entry]));
    const fits: Fits = ({ id }, fields) => {
      const entry = current.get(id);
      return entry !== undefined && this.items.isSound(entry, fields);
    };
    const moved = course(change, current, this.clock.now(), fits);
    const writes = moved.writes.flatMap(({ item, fields: wanted }) => {
      const entry = current.get(item.id);
      return entry ? [{ entry, wanted }] : [];
    });
    await this.items.store(writes, by);
    await this.keep(moved.change, moved.change.state === 'reverted' ? 'reverted' : 'applied', by);
    return moved.change;
  }

  private async keep(
    change: PriceChange,
    what: 'saved' | 'scheduled' | 'applied' | 'reverted' | 'cancelled',
    by: Staff,
  ): Promise<void> {
    await this.changes.store(change);
    const counts = Object.fromEntries(
      (['applied', 'kept-out', 'reverted', 'not-reverted'] as const).flatMap((outcome) => {
        const count = change.items.filter((item) => item.outcome === outcome).length;
        return count > 0 ? [[OUTCOME_COUNTS[outcome], count]] : [];
      }),
    );
    await this.auditTrail.record({
      at: this.clock.now(),
      by,
      action: `price-change.${what}`,
      thing: { kind: 'priceChange', id: change.id },
      after: {
        items: change.items.length,
        ...(what === 'scheduled' && { effectiveAt: change.effectiveAt }),
        ...(what !== 'cancelled' && counts),
      },
    });
  }
}

const OUTCOME_COUNTS = {
  applied: 'changed',
  'kept-out': 'keptOut',
  reverted: 'restored',
  'not-reverted': 'notRestored',
} as const;

function unknown(): never {
  throw new DomainError('missing', 'price-change.unknown', 'There is no such change of prices.');
}
