import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { priceChangesInMemory } from '../adapters/price-changes.fixture.js';
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

describe('what cannot be is refused', () => {
  const price = (text: string) => Money.parse(text);
  it.each<[string, (items: WantedItem[]) => WantedChange, string, string]>([
    ['an item named twice', ([one]) => ({ rule: EIGHT_MORE, items: [one!, one!] }), 'item-twice', 'items[1]'],
    ['no rule and no price', ([one]) => ({ items: [one!] }), 'rule-missing', 'items[0].prices[0]'],
    [
      'a price of another kind',
      ([one]) => ({
        rule: EIGHT_MORE,
        items: [{ ...one!, prices: [{ field: 'basePrice', was: price('1') }] }],
      }),
      'foreign-price',
      'items[0].prices[0].field',
    ],
    [
      'a price named twice',
      ([one]) => ({ rule: EIGHT_MORE, items: [{ ...one!, prices: [one!.prices[0]!, one!.prices[0]!] }] }),
      'price-twice',
      'items[0].prices[1]',
    ],
    [
      'too large a rule',
      (items) => ({ rule: { ...EIGHT_MORE, basisPoints: 20_001 }, items }),
      'rule-limits',
      'rule',
    ],
    [
      'an unknown item',
      ([one]) => ({ rule: EIGHT_MORE, items: [{ ...one!, id: 'unknown' }] }),
      'unknown-item',
      'items[0].id',
    ],
    [
      'an item of another kind',
      ([one]) => ({
        rule: EIGHT_MORE,
        items: [{ ...one!, kind: 'fit', prices: [{ field: 'priceModifier', was: price('1') }] }],
      }),
      'unknown-item',
      'items[0].id',
    ],
    [
      'a price below nought',
      ([one]) => ({ rule: { piastres: -100_000_00n, rounding: '0.01' }, items: [one!] }),
      'out-of-range',
      'items[0].prices[0]',
    ],
  ])('%s', async (_, wanted, code, path) => {
    const items = await fabrics('French Terry');
    for (const ask of [
      () => fakes.previews.preview(wanted(items)),
      () => fakes.changes.save(wanted(items), 'now', mona),
    ])
      await expect(ask()).rejects.toThrow(refused(`price-change.${code}`, path));
    expect(fakes.trail.records).toEqual([]);
  });

  it('nothing to change, and a minute that has passed', async () => {
    const [one] = await fabrics('Crepe');
    const same = { ...one!, prices: [{ ...one!.prices[0]!, price: one!.prices[0]!.was }] };
    await expect(fakes.changes.save({ items: [same] }, 'now', mona)).rejects.toThrow(
      refused('price-change.nothing-changes'),
    );
    await expect(fakes.changes.save(await raise('Crepe'), '2026-11-20T12:00', mona)).rejects.toThrow(
      refused('price-change.not-in-future', 'effectiveAt'),
    );
  });

  it('a price below that of a larger order', async () => {
    const shirt = await fakes.item('productTypes', 'Basic T-Shirt');
    const quantityBreaks = [{ from: 500, unitPrice: Money.parse('100') }];
    await fakes.staff.update('productTypes', shirt.id, { quantityBreaks }, omar);
    const was = shirt.fields.basePrice as Money;
    const prices = [{ field: 'basePrice', was, price: Money.parse('99') }] as const;
    const item: WantedItem = { kind: 'productType', id: shirt.id, version: 2, prices };
    await expect(fakes.changes.save({ items: [item] }, 'now', mona)).rejects.toThrow(
      refused('price-change.unsound', 'items[0]'),
    );
  });
});
