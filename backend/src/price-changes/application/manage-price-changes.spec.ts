import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { selectionExample } from '../../pricing/selection.dto.js';
import { priceChangesInMemory } from '../adapters/price-changes.fixture.js';
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

let fakes: Awaited<ReturnType<typeof priceChangesInMemory>>;
beforeEach(async () => {
  fakes = await priceChangesInMemory();
});

/** The fabrics as they are. */
async function fabrics(...names: string[]): Promise<WantedItem[]> {
  const all = await fakes.items.list('fabrics');
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
const cost = async (name: string) => String((await fakes.item('fabrics', name)).fields.costMultiplier);
const edit = async (name: string, price: string) => {
  const { id } = await fakes.item('fabrics', name);
  await fakes.staff.update('fabrics', id, { costMultiplier: Money.parse(price) }, omar);
};
const outcomes = (items: readonly { name: string; outcome: string }[]) =>
  Object.fromEntries(items.map(({ name, outcome }) => [name, outcome]));

describe('a preview', () => {
  it('says every item before and after, and stores nothing', async () => {
    const before = fakes.bytes();
    const { items, openQuotations, days } = await fakes.previews.preview(await raise());
    expect([items.length, openQuotations, days]).toEqual([8, 3, 90]);
    expect(items.find(({ name }) => name === 'French Terry')).toMatchObject({ isKeptOut: false, version: 1 });
    expect(fakes.bytes()).toBe(before);
    expect([fakes.trail.records, fakes.store.stored.size]).toEqual([[], 0]);
  });

  it('prices what was asked for most, now and after, at its pieces; of a sample the smallest order', async () => {
    const terry = await fakes.item('fabrics', 'French Terry');
    const shirt = await fakes.item('productTypes', 'Basic T-Shirt');
    const fit = await fakes.item('fits', 'Regular');
    const finish = await fakes.item('finishingQualities', 'Standard');
    const selection = (pieces: number) => ({
      ...{ productTypeId: shirt.id, fabricId: terry.id, fitId: fit.id, finishingQualityId: finish.id },
      ...{ lines: [{ pieces }], colors: [], printOptions: [] },
    });
    fakes.asked.asked = await Promise.all(
      [250, 1].map(async (pieces) => ({
        inquiries: 2,
        configuration: await fakes.priced(selection(pieces)),
      })),
    );
    const { examples } = await fakes.previews.preview({
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
    fakes.asked.asked = [
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
    expect((await fakes.previews.preview(await raise())).examples).toEqual([]);
  });
});

describe('a change', () => {
  it('takes effect at once, with the record of an ordinary change for each item', async () => {
    const before = await cost('French Terry');
    const change = await fakes.changes.save(await raise('French Terry', 'Crepe'), 'now', mona);
    expect(change).toMatchObject({
      state: 'applied',
      version: 2,
      createdBy: mona,
      appliedAt: fakes.clock.at,
    });
    expect(outcomes(change.items)).toEqual({ 'French Terry': 'applied', Crepe: 'applied' });
    const after = await cost('French Terry');
    expect(Number(after)).toBeGreaterThan(Number(before));
    const { id } = await fakes.item('fabrics', 'French Terry');
    expect(await fakes.histories.of('fabrics', id)).toEqual([
      {
        at: fakes.clock.at,
        by: mona.email,
        action: 'fabric.updated',
        before: { costMultiplier: before },
        after: { costMultiplier: after },
      },
    ]);
    expect(fakes.trail.records.at(-1)).toMatchObject({
      action: 'price-change.applied',
      thing: { kind: 'priceChange', id: change.id },
      after: { items: 2, changed: 2 },
    });
    expect(fakes.catalogue.snapshot.fabrics.get(id)?.costMultiplier.toString()).toBe(after);
  });

  it('and the way back are the same bytes in the public lists', async () => {
    const before = fakes.bytes();
    const all = await Promise.all(
      (['productTypes', 'fabrics', 'fits', 'finishingQualities', 'printTypes'] as const).map(async (kind) =>
        (await fakes.items.list(kind)).map((item): WantedItem => {
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
    const { id } = await fakes.changes.save({ rule: EIGHT_MORE, items: all.flat() }, 'now', mona);
    expect(fakes.bytes()).not.toBe(before);
    const reverted = await fakes.changes.revert(id, mona);
    expect(reverted.state).toBe('reverted');
    expect(fakes.bytes()).toBe(before);
  });

  it('keeps out what was edited since it was seen, and what was archived, with both prices', async () => {
    const seen = await raise('French Terry', 'Crepe');
    await edit('Crepe', '77.00');
    const change = await fakes.changes.save(seen, 'now', mona);
    expect(outcomes(change.items)).toEqual({ 'French Terry': 'applied', Crepe: 'kept-out' });
    const [line] = change.items.find(({ name }) => name === 'Crepe')!.lines;
    expect([line!.before, line!.found].map(String)).toEqual([String(seen.items[1]!.prices[0]!.was), '77.00']);
    expect(await cost('Crepe')).toBe('77.00');
    await expect(fakes.changes.save({ ...seen, items: seen.items.slice(1) }, 'now', mona)).rejects.toThrow(
      refused('price-change.all-edited'),
    );
  });

  it('a renamed item is not kept out; one whose breaks may have changed is', async () => {
    const seen = await raise('Crepe');
    const crepe = await fakes.item('fabrics', 'Crepe');
    await fakes.staff.update('fabrics', crepe.id, { name: 'Crêpe' }, omar);
    expect(outcomes((await fakes.changes.save(seen, 'now', mona)).items)).toEqual({ Crêpe: 'applied' });

    const shirt = await fakes.item('productTypes', 'Basic T-Shirt');
    const quantityBreaks = [{ from: 500, unitPrice: Money.parse('100') }];
    await fakes.staff.update('productTypes', shirt.id, { quantityBreaks }, omar);
    const was = shirt.fields.basePrice as Money;
    const item = {
      kind: 'productType',
      id: shirt.id,
      version: shirt.version,
      prices: [{ field: 'basePrice', was }],
    } as const;
    const { items } = await fakes.previews.preview({ rule: EIGHT_MORE, items: [item] });
    expect(items[0]!.isKeptOut).toBe(true);
  });

  it('later takes effect at its minute, once, and keeps out what was edited in between', async () => {
    const change = await fakes.changes.save(await raise('French Terry', 'Crepe'), '2026-11-20T14:00', mona);
    expect(change).toMatchObject({ state: 'scheduled', effectiveAt: new Date('2026-11-20T12:00:00Z') });
    const before = await cost('French Terry');
    await edit('Crepe', '77.00');
    fakes.clock.at = new Date('2026-11-20T11:59:59Z');
    await fakes.jobs.work();
    expect(await cost('French Terry')).toBe(before);
    fakes.clock.at = new Date('2026-11-20T12:00:00Z');
    await fakes.jobs.work();
    expect(outcomes((await fakes.changes.read(change.id)).items)).toEqual({
      'French Terry': 'applied',
      Crepe: 'kept-out',
    });
    const after = await cost('French Terry');
    expect(after).not.toBe(before);
    // The job may come twice; and a restored backup has changes, but no jobs.
    await fakes.changes.applyDue({ id: change.id });
    await fakes.changes.applyAllDue();
    expect(await cost('French Terry')).toBe(after);
    expect(fakes.trail.records.at(-1)).toMatchObject({ by: mona, after: { changed: 1, keptOut: 1 } });
  });

  it('that a lost job left behind takes effect with the job of every hour', async () => {
    const change = await fakes.changes.save(await raise('Crepe'), '2026-11-20T14:00', mona);
    fakes.clock.at = new Date('2026-11-20T13:07:00Z');
    await fakes.changes.applyAllDue();
    expect((await fakes.changes.read(change.id)).state).toBe('applied');
  });

  it('whose job comes before its minute waits for it', async () => {
    const change = await fakes.changes.save(await raise('Crepe'), '2026-11-20T14:00', mona);
    // A job that came is no more.
    fakes.jobs.lose();
    await fakes.changes.applyDue({ id: change.id });
    expect((await fakes.changes.read(change.id)).state).toBe('scheduled');
    fakes.clock.at = new Date('2026-11-20T12:00:00Z');
    await fakes.jobs.work();
    expect((await fakes.changes.read(change.id)).state).toBe('applied');
  });

  it('can be put off, called off, or brought forward; the earlier minute then means nothing', async () => {
    const { id } = await fakes.changes.save(await raise('Crepe'), '2026-11-20T14:00', mona);
    await fakes.changes.schedule(id, '2026-11-20T16:00', omar);
    fakes.clock.at = new Date('2026-11-20T12:00:00Z');
    await fakes.jobs.work();
    expect((await fakes.changes.read(id)).state).toBe('scheduled');
    expect(await fakes.changes.cancel(id, omar)).toMatchObject({ state: 'cancelled', effectiveAt: null });
    fakes.clock.at = new Date('2026-11-20T14:00:00Z');
    await fakes.jobs.work();
    expect((await fakes.changes.read(id)).state).toBe('cancelled');
    const draft = await fakes.changes.save(await raise('Crepe'), undefined, mona);
    expect(draft).toMatchObject({ state: 'draft', version: 1, effectiveAt: null });
    expect(await fakes.changes.apply(draft.id, omar, 1)).toMatchObject({ state: 'applied' });
  });

  it('taken back restores what nobody edited since, and names the others', async () => {
    const before = await cost('French Terry');
    const { id } = await fakes.changes.save(await raise('French Terry', 'Crepe'), 'now', mona);
    await edit('Crepe', '77.00');
    const reverted = await fakes.changes.revert(id, omar);
    expect(outcomes(reverted.items)).toEqual({ 'French Terry': 'reverted', Crepe: 'not-reverted' });
    expect(String(reverted.items[1]!.lines[0]!.found)).toBe('77.00');
    expect([await cost('French Terry'), await cost('Crepe')]).toEqual([before, '77.00']);
    await expect(fakes.changes.revert(id, omar)).rejects.toThrow(refused('price-change.wrong-state'));
  });

  it('is not stored over what somebody else did with it', async () => {
    const { id } = await fakes.changes.save(await raise('Crepe'), undefined, mona);
    await fakes.changes.schedule(id, '2026-11-20T16:00', omar, 1);
    await expect(fakes.changes.apply(id, mona, 1)).rejects.toMatchObject({
      code: 'entity.stale',
      current: { version: 2 },
    });
    await expect(fakes.changes.read('x')).rejects.toThrow(refused('price-change.unknown'));
  });
});
