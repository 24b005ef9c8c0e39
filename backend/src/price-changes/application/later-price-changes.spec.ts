import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { priceChangesInMemory } from '../adapters/price-changes.fixture.js';
import type { WantedChange } from '../domain/wanted-change.js';

const mona = { id: '01993c00-0000-7000-8000-0000000000aa', email: 'mona@tiraz.example' };
const omar = { id: '01993c00-0000-7000-8000-0000000000bb', email: 'omar@tiraz.example' };

let fakes: Awaited<ReturnType<typeof priceChangesInMemory>>;
beforeEach(async () => {
  fakes = await priceChangesInMemory();
});

describe('a change of a garment by a percentage that takes effect later', () => {
  const size = (surcharge: string) => ({
    id: '2xl',
    label: '2XL',
    labelAr: '',
    surcharge: Money.parse(surcharge),
  });
  const give = async (fields: Parameters<typeof fakes.staff.update>[2]) => {
    const { id } = await fakes.item('productTypes', 'Basic T-Shirt');
    await fakes.staff.update('productTypes', id, fields, omar);
  };
  const raised = async (): Promise<WantedChange> => {
    const { id, version, fields } = await fakes.item('productTypes', 'Basic T-Shirt');
    const prices = [{ field: 'basePrice' as const, was: fields.basePrice as Money }];
    return {
      rule: { basisPoints: 800, rounding: '0.25' },
      items: [{ kind: 'productType', id, version, prices }],
    };
  };
  const outcome = async (id: string) => (await fakes.changes.read(id)).items[0]!.outcome;
  const breakFrom500 = { quantityBreaks: [{ from: 500, unitPrice: Money.parse('130') }] };

  it.each([
    ['a quantity break that came', { quantityBreaks: [] }, breakFrom500],
    ['a size that came', { sizes: [] }, { sizes: [size('10')] }],
    ['a surcharge that was none', { sizes: [size('0')] }, { sizes: [size('10')] }],
  ])('%s after it was saved keeps it out, however it takes effect', async (_, first, then) => {
    await give({ basePrice: Money.parse('174'), ...first });
    const scheduled = await fakes.changes.save(await raised(), '2026-11-20T14:00', mona);
    const lost = await fakes.changes.save(await raised(), '2026-11-20T14:00', mona);
    const draft = await fakes.changes.save(await raised(), undefined, mona);
    await give(then);
    const before = fakes.bytes();
    await fakes.changes.apply(draft.id, omar);
    fakes.clock.at = new Date('2026-11-20T12:00:00Z');
    await fakes.changes.applyDue({ id: scheduled.id });
    await fakes.changes.applyAllDue();
    for (const { id } of [draft, scheduled, lost]) expect(await outcome(id)).toBe('kept-out');
    expect(fakes.bytes()).toBe(before);
  });

  it('a percentage off, a size without a surcharge and a new name do not', async () => {
    await give({ basePrice: Money.parse('174'), ...breakFrom500, sizes: [size('10')] });
    const { id } = await fakes.changes.save(await raised(), undefined, mona);
    await give({
      name: 'Tee',
      quantityBreaks: [{ from: 300, basisPointsOff: 100 }, ...breakFrom500.quantityBreaks],
      sizes: [
        { ...size('10'), label: 'XXL' },
        { ...size('0'), id: '3xl', label: '3XL' },
      ],
    });
    await fakes.changes.apply(id, omar);
    expect(await outcome(id)).toBe('applied');
  });

  it('that fails in the job of every hour keeps no later one back', async () => {
    const failing = await fakes.changes.save(await raised(), '2026-11-20T14:00', mona);
    const later = await fakes.changes.save(await raised(), '2026-11-20T15:00', mona);
    const hold = fakes.store.hold.bind(fakes.store);
    fakes.store.hold = (id) => (id === failing.id ? Promise.reject(new Error('broken')) : hold(id));
    fakes.clock.at = new Date('2026-11-20T13:07:00Z');
    await expect(fakes.changes.applyAllDue()).rejects.toThrow('1 changes of prices did not take effect');
    const states = await Promise.all([failing, later].map(({ id }) => fakes.changes.read(id)));
    expect(states.map(({ state }) => state)).toEqual(['scheduled', 'applied']);
  });

  it('as the release before stored it, what it changes decides', async () => {
    await give({ basePrice: Money.parse('174'), quantityBreaks: [] });
    const change = await fakes.changes.save(await raised(), undefined, mona);
    const items = change.items.map(({ byRule: _, ...item }) => item);
    await fakes.store.store({ ...change, items });
    await give(breakFrom500);
    await fakes.changes.apply(change.id, omar);
    expect(await outcome(change.id)).toBe('applied');
  });
});
