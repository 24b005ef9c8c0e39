import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { selectionExample } from '../../pricing/selection.dto.js';
import { priceChangesHouse } from '../adapters/price-changes.fixture.js';
import type { AskedSelection } from './neighbours.js';
import type { PriceRule } from '../domain/price-rule.js';
import type { WantedChange, WantedItem } from '../domain/wanted-change.js';

const mona = { id: '01993c00-0000-7000-8000-0000000000aa', email: 'mona@tiraz.example' };
const omar = { id: '01993c00-0000-7000-8000-0000000000bb', email: 'omar@tiraz.example' };
const EIGHT_MORE: PriceRule = { basisPoints: 800, rounding: '0.25' };
const refused = (code: string, ...paths: string[]) =>
  expect.objectContaining({
    code,
    ...(paths.length > 0 && { faults: paths.map((path) => expect.objectContaining({ path, code })) }),
  }) as unknown as Error;

let house: Awaited<ReturnType<typeof priceChangesHouse>>;
beforeEach(async () => {
  house = await priceChangesHouse();
});

/** The fabrics as they are. */
async function fabrics(...names: string[]): Promise<WantedItem[]> {
  const all = await house.items.list('fabrics');
  return all
    .filter(({ fields }) => names.length === 0 || names.includes(String(fields.name)))
    .map(({ id, version, fields }) => ({
      kind: 'fabric',
      id,
      version,
      prices: [{ field: 'costMultiplier', was: fields.costMultiplier as Money }],
    }));
}
const raise = async (...names: string[]): Promise<WantedChange> => ({
  rule: EIGHT_MORE,
  items: await fabrics(...names),
});
const cost = async (name: string) => String((await house.item('fabrics', name)).fields.costMultiplier);
const edit = async (name: string, price: string) => {
  const { id } = await house.item('fabrics', name);
  await house.staff.update('fabrics', id, { costMultiplier: Money.parse(price) }, omar);
};
const outcomes = (items: readonly { name: string; outcome: string }[]) =>
  Object.fromEntries(items.map(({ name, outcome }) => [name, outcome]));

describe('a preview', () => {
  it('says every item before and after, and stores nothing', async () => {
    const before = house.bytes();
    const { items, openQuotations, days } = await house.previews.preview(await raise());
    expect([items.length, openQuotations, days]).toEqual([8, 3, 90]);
    expect(items.find(({ name }) => name === 'French Terry')).toMatchObject({ isKeptOut: false, version: 1 });
    expect(house.bytes()).toBe(before);
    expect([house.trail.records, house.store.stored.size]).toEqual([[], 0]);
  });

  it('prices what was asked for most, now and after, at its pieces; of a sample the smallest order', async () => {
    const terry = await house.item('fabrics', 'French Terry');
    const shirt = await house.item('productTypes', 'Basic T-Shirt');
    const fit = await house.item('fits', 'Regular');
    const finish = await house.item('finishingQualities', 'Standard');
    const selection = (pieces: number) => ({
      ...{ productTypeId: shirt.id, fabricId: terry.id, fitId: fit.id, finishingQualityId: finish.id },
      ...{ lines: [{ pieces }], colors: [], printOptions: [] },
    });
    house.asked.asked = await Promise.all(
      [250, 1].map(async (pieces) => ({
        inquiries: 2,
        configuration: await house.priced(selection(pieces)),
      })),
    );
    const { examples } = await house.previews.preview({
      items: [
        {
          ...(await fabrics('French Terry'))[0]!,
          prices: [
            {
              field: 'costMultiplier',
              was: terry.fields.costMultiplier as Money,
              price: (terry.fields.costMultiplier as Money).plus(Money.parse('2')),
            },
          ],
        },
      ],
    });
    const asShown = examples.map(({ pieces, now, after }) => [
      pieces,
      String(after.totalCost.minus(now.totalCost)),
      String(after.pricePerItem.minus(now.pricePerItem)),
    ]);
    expect(asShown).toEqual([
      [250, '500.00', '2.00'],
      [100, '200.00', '2.00'],
    ]);
  });

  it('leaves out what has no price any more', async () => {
    house.asked.asked = [
      {
        inquiries: 1,
        configuration: {
          ...{ productType: { id: 'gone' }, fabric: { id: 'x' }, fit: { id: 'x' } },
          ...{
            finishingQuality: { id: 'x' },
            prints: [],
            colors: selectionExample.colors,
            lines: [{ pieces: 100 }],
          },
        } as unknown as AskedSelection['configuration'],
      },
    ];
    expect((await house.previews.preview(await raise())).examples).toEqual([]);
  });
});

describe('a change', () => {
  it('takes effect at once, with the record of an ordinary change for each item', async () => {
    const before = await cost('French Terry');
    const change = await house.changes.save(await raise('French Terry', 'Crepe'), 'now', mona);
    expect(change).toMatchObject({
      state: 'applied',
      version: 2,
      createdBy: mona,
      appliedAt: house.clock.at,
    });
    expect(outcomes(change.items)).toEqual({ 'French Terry': 'applied', Crepe: 'applied' });
    const after = await cost('French Terry');
    expect(Number(after)).toBeGreaterThan(Number(before));
    const { id } = await house.item('fabrics', 'French Terry');
    expect(await house.histories.of('fabrics', id)).toEqual([
      {
        at: house.clock.at,
        by: mona.email,
        action: 'fabric.updated',
        before: { costMultiplier: before },
        after: { costMultiplier: after },
      },
    ]);
    expect(house.trail.records.at(-1)).toMatchObject({
      action: 'price-change.applied',
      thing: { kind: 'priceChange', id: change.id },
      after: { items: 2, changed: 2 },
    });
    expect(house.catalogue.snapshot.fabrics.get(id)?.costMultiplier.toString()).toBe(after);
  });

  it('and the way back are the same bytes in the public lists', async () => {
    const before = house.bytes();
    const all = await Promise.all(
      (['productTypes', 'fabrics', 'fits', 'finishingQualities', 'printTypes'] as const).map(async (kind) =>
        (await house.items.list(kind)).map((item): WantedItem => {
          const { id, version, fields } = item;
          const names = {
            productTypes: ['basePrice'],
            fabrics: ['costMultiplier'],
            fits: ['priceModifier'],
            finishingQualities: ['priceModifier'],
            printTypes: ['setupCost', 'perItemCost'],
          }[kind];
          const one = (
            {
              productTypes: 'productType',
              fabrics: 'fabric',
              fits: 'fit',
              finishingQualities: 'finishingQuality',
              printTypes: 'printType',
            } as const
          )[kind];
          return {
            kind: one,
            id,
            version,
            prices: names.map((field) => ({ field: field as 'basePrice', was: fields[field] as Money })),
          };
        }),
      ),
    );
    const { id } = await house.changes.save({ rule: EIGHT_MORE, items: all.flat() }, 'now', mona);
    expect(house.bytes()).not.toBe(before);
    const reverted = await house.changes.revert(id, mona);
    expect(reverted.state).toBe('reverted');
    expect(house.bytes()).toBe(before);
  });

  it('keeps out what was edited since it was seen, and what was archived, with both prices', async () => {
    const seen = await raise('French Terry', 'Crepe');
    await edit('Crepe', '77.00');
    const change = await house.changes.save(seen, 'now', mona);
    expect(outcomes(change.items)).toEqual({ 'French Terry': 'applied', Crepe: 'kept-out' });
    const [line] = change.items.find(({ name }) => name === 'Crepe')!.lines;
    expect([line!.before, line!.found].map(String)).toEqual([String(seen.items[1]!.prices[0]!.was), '77.00']);
    expect(await cost('Crepe')).toBe('77.00');
    await expect(house.changes.save({ ...seen, items: seen.items.slice(1) }, 'now', mona)).rejects.toThrow(
      refused('price-change.all-edited'),
    );
  });

  it('a renamed item is not kept out; one whose breaks may have changed is', async () => {
    const seen = await raise('Crepe');
    const crepe = await house.item('fabrics', 'Crepe');
    await house.staff.update('fabrics', crepe.id, { name: 'Crêpe' }, omar);
    expect(outcomes((await house.changes.save(seen, 'now', mona)).items)).toEqual({ Crêpe: 'applied' });

    const shirt = await house.item('productTypes', 'Basic T-Shirt');
    const quantityBreaks = [{ from: 500, unitPrice: Money.parse('100') }];
    await house.staff.update('productTypes', shirt.id, { quantityBreaks }, omar);
    const was = shirt.fields.basePrice as Money;
    const item = {
      kind: 'productType',
      id: shirt.id,
      version: shirt.version,
      prices: [{ field: 'basePrice', was }],
    } as const;
    const { items } = await house.previews.preview({ rule: EIGHT_MORE, items: [item] });
    expect(items[0]!.isKeptOut).toBe(true);
  });

  it('later takes effect at its minute, once, and keeps out what was edited in between', async () => {
    const change = await house.changes.save(await raise('French Terry', 'Crepe'), '2026-11-20T14:00', mona);
    expect(change).toMatchObject({ state: 'scheduled', effectiveAt: new Date('2026-11-20T12:00:00Z') });
    const before = await cost('French Terry');
    await edit('Crepe', '77.00');
    house.clock.at = new Date('2026-11-20T11:59:59Z');
    await house.jobs.work();
    expect(await cost('French Terry')).toBe(before);
    house.clock.at = new Date('2026-11-20T12:00:00Z');
    await house.jobs.work();
    expect(outcomes((await house.changes.read(change.id)).items)).toEqual({
      'French Terry': 'applied',
      Crepe: 'kept-out',
    });
    const after = await cost('French Terry');
    expect(after).not.toBe(before);
    // The job may come twice; and a restored backup has changes, but no jobs.
    await house.changes.applyDue({ id: change.id });
    await house.changes.applyAllDue();
    expect(await cost('French Terry')).toBe(after);
    expect(house.trail.records.at(-1)).toMatchObject({ by: mona, after: { changed: 1, keptOut: 1 } });
  });

  it('that a lost job left behind takes effect with the job of every hour', async () => {
    const change = await house.changes.save(await raise('Crepe'), '2026-11-20T14:00', mona);
    house.clock.at = new Date('2026-11-20T13:07:00Z');
    await house.changes.applyAllDue();
    expect((await house.changes.read(change.id)).state).toBe('applied');
  });

  it('whose job comes before its minute waits for it', async () => {
    const change = await house.changes.save(await raise('Crepe'), '2026-11-20T14:00', mona);
    await house.changes.applyDue({ id: change.id });
    expect((await house.changes.read(change.id)).state).toBe('scheduled');
    house.clock.at = new Date('2026-11-20T12:00:00Z');
    await house.jobs.work();
    expect((await house.changes.read(change.id)).state).toBe('applied');
  });

  it('can be put off, called off, or brought forward; the earlier minute then means nothing', async () => {
    const { id } = await house.changes.save(await raise('Crepe'), '2026-11-20T14:00', mona);
    await house.changes.schedule(id, '2026-11-20T16:00', omar);
    house.clock.at = new Date('2026-11-20T12:00:00Z');
    await house.jobs.work();
    expect((await house.changes.read(id)).state).toBe('scheduled');
    expect(await house.changes.cancel(id, omar)).toMatchObject({ state: 'cancelled', effectiveAt: null });
    house.clock.at = new Date('2026-11-20T14:00:00Z');
    await house.jobs.work();
    expect((await house.changes.read(id)).state).toBe('cancelled');
    const draft = await house.changes.save(await raise('Crepe'), undefined, mona);
    expect(draft).toMatchObject({ state: 'draft', version: 1, effectiveAt: null });
    expect(await house.changes.apply(draft.id, omar, 1)).toMatchObject({ state: 'applied' });
  });

  it('taken back restores what nobody edited since, and names the others', async () => {
    const before = await cost('French Terry');
    const { id } = await house.changes.save(await raise('French Terry', 'Crepe'), 'now', mona);
    await edit('Crepe', '77.00');
    const reverted = await house.changes.revert(id, omar);
    expect(outcomes(reverted.items)).toEqual({ 'French Terry': 'reverted', Crepe: 'not-reverted' });
    expect(String(reverted.items[1]!.lines[0]!.found)).toBe('77.00');
    expect([await cost('French Terry'), await cost('Crepe')]).toEqual([before, '77.00']);
    await expect(house.changes.revert(id, omar)).rejects.toThrow(refused('price-change.wrong-state'));
  });

  it('is not stored over what somebody else did with it', async () => {
    const { id } = await house.changes.save(await raise('Crepe'), undefined, mona);
    await house.changes.schedule(id, '2026-11-20T16:00', omar, 1);
    await expect(house.changes.apply(id, mona, 1)).rejects.toMatchObject({
      code: 'entity.stale',
      current: { version: 2 },
    });
    await expect(house.changes.read('x')).rejects.toThrow(refused('price-change.unknown'));
  });
});
