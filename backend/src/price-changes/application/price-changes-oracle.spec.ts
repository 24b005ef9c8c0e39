import { describe, expect, it } from '@jest/globals';
import { ROUNDINGS, type Rounding } from '@tiraz/contracts/price-change';
import fc from 'fast-check';
import { Money } from '../../shared/domain/money.js';
import { priceChangesInMemory } from '../adapters/price-changes.fixture.js';
import type { WantedItem } from '../domain/wanted-change.js';

const mona = { id: '01993c00-0000-7000-8000-0000000000aa', email: 'mona@tiraz.example' };
const FABRICS = 4;

type Step =
  | { does: 'edit'; fabric: number; piastres: number }
  | { does: 'see'; fabrics: number[] }
  | { does: 'change'; basisPoints: number; rounding: Rounding; isLater: boolean }
  | { does: 'pass' }
  | { does: 'revert' | 'cancel'; which: number };

const fabric = fc.nat({ max: FABRICS - 1 });
const step = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.record({ does: fc.constant('edit' as const), fabric, piastres: fc.nat({ max: 5000 }) }),
  fc.record({ does: fc.constant('see' as const), fabrics: fc.uniqueArray(fabric, { minLength: 1 }) }),
  fc.record({
    does: fc.constant('change' as const),
    basisPoints: fc.integer({ min: -5000, max: 20_000 }),
    rounding: fc.constantFrom(...ROUNDINGS),
    isLater: fc.boolean(),
  }),
  fc.record({ does: fc.constant('pass' as const) }),
  fc.record({ does: fc.constantFrom('revert' as const, 'cancel' as const), which: fc.nat({ max: 5 }) }),
);

/** The oracle: prices are plain numbers, and a change is a list of what was and what is to be. */
class Ledger {
  changes: { state: string; items: { fabric: number; was: number; is: number; done: boolean }[] }[] = [];
  constructor(readonly prices: number[]) {}

  after(price: number, basisPoints: number, rounding: Rounding): number {
    const stepOf = Math.round(Number(rounding) * 100);
    return Math.floor((2 * price * (10_000 + basisPoints) + 10_000 * stepOf) / (20_000 * stepOf)) * stepOf;
  }

  apply(change: Ledger['changes'][number]): void {
    change.state = 'applied';
    for (const item of change.items) {
      item.done = this.prices[item.fabric] === item.was;
      if (item.done) this.prices[item.fabric] = item.is;
    }
  }

  revert(change: Ledger['changes'][number]): void {
    change.state = 'reverted';
    for (const { fabric: one, was, is, done } of change.items)
      if (done && this.prices[one] === is) this.prices[one] = was;
  }
}

describe('edits, changes and ways back in any order', () => {
  it('leave the prices that an oracle has', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const fakes = await priceChangesInMemory();
        const list = async () =>
          (await fakes.items.list('fabrics')).sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, FABRICS);
        const prices = async () =>
          (await list()).map(({ fields }) => Number((fields.costMultiplier as Money).piastres));
        const ledger = new Ledger(await prices());
        const ids: string[] = [];
        let seen: { fabric: number; was: number }[] = [{ fabric: 0, was: ledger.prices[0]! }];
        let wanted: WantedItem[] = [];
        const look = async (fabrics: number[]) => {
          const items = await list();
          seen = fabrics.map((one) => ({ fabric: one, was: ledger.prices[one]! }));
          wanted = fabrics.map((one) => {
            const { id, version, fields } = items[one]!;
            const was = fields.costMultiplier as Money;
            return { kind: 'fabric', id, version, prices: [{ field: 'costMultiplier', was }] };
          });
        };
        await look([0]);

        for (const each of steps) {
          if (each.does === 'edit') {
            const { id } = (await list())[each.fabric]!;
            const costMultiplier = Money.ofPiastres(BigInt(each.piastres));
            await fakes.staff.update('fabrics', id, { costMultiplier }, mona);
            ledger.prices[each.fabric] = each.piastres;
          } else if (each.does === 'see') {
            await look(each.fabrics);
          } else if (each.does === 'change') {
            const { basisPoints, rounding, isLater } = each;
            const items = seen
              .map((one) => ({ ...one, is: ledger.after(one.was, basisPoints, rounding), done: false }))
              .filter(({ was, is }) => was !== is);
            const isFresh = items.some(({ fabric: one, was }) => ledger.prices[one] === was);
            const saving = fakes.changes.save(
              { rule: { basisPoints, rounding }, items: wanted },
              isLater ? '2026-11-20T14:00' : 'now',
              mona,
            );
            if (!isFresh || fakes.clock.at.getUTCHours() >= 12) {
              const code = await saving.then(
                ({ id }) => id,
                (error: { code: string }) => error.code,
              );
              if (isFresh && !isLater) {
                ids.push(code);
                ledger.changes.push({ state: 'draft', items });
                ledger.apply(ledger.changes.at(-1)!);
              } else expect(code).toMatch(/^price-change\.(nothing-changes|all-edited|not-in-future)$/);
              continue;
            }
            ids.push((await saving).id);
            // What was edited before it is saved is out of it for good.
            const kept = items.filter(({ fabric: one, was }) => ledger.prices[one] === was);
            ledger.changes.push({ state: 'scheduled', items: kept });
            if (!isLater) ledger.apply(ledger.changes.at(-1)!);
          } else if (each.does === 'pass') {
            fakes.clock.at = new Date('2026-11-20T12:00:00Z');
            await fakes.jobs.work();
            for (const change of ledger.changes) if (change.state === 'scheduled') ledger.apply(change);
          } else {
            const change = ledger.changes[each.which];
            if (!change) continue;
            const asked = fakes.changes[each.does](ids[each.which]!, mona);
            const isAllowed = change.state === (each.does === 'revert' ? 'applied' : 'scheduled');
            if (!isAllowed) await expect(asked).rejects.toMatchObject({ code: 'price-change.wrong-state' });
            else if (each.does === 'revert') {
              await asked;
              ledger.revert(change);
            } else {
              await asked;
              change.state = 'cancelled';
            }
          }
          expect(await prices()).toEqual(ledger.prices);
        }
      }),
      { numRuns: 20 },
    );
  });
});
