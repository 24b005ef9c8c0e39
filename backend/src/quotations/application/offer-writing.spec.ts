import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  CONFIGURATION,
  quotationsInMemory,
  refusedWith,
  written,
} from '../adapters/quotations-in-memory.fixture.js';
import type { PricedConfiguration } from '../../pricing/index.js';
import { egp, line } from '../domain/offer.fixture.js';
import type { Line } from '../domain/offer.js';
import { SALMA } from '../domain/quotation.fixture.js';
import { sizedOrder } from '../domain/sized-order.fixture.js';
import type { QuotationView } from './staff-quotations.js';

let fakes: ReturnType<typeof quotationsInMemory>;
beforeEach(() => {
  fakes = quotationsInMemory();
});

/** What the customer of 100 shirts asks for, in a catalogue of the same day. */
const ask = (configuration: PricedConfiguration) => {
  fakes.catalogue.today = configuration;
  fakes.inquiries.add('one', { configuration });
};
/** So many of the shirts are large; none: sizes are said later. */
const say = (large: number, more?: string) => ask(sizedOrder(large, more));
const sayNoneLarge = () => {
  const { sizes, ...asked } = sizedOrder(10);
  const [plain] = sizes!.cells;
  ask({ ...asked, sizes: { mode: 'exact', cells: [{ ...plain!, pieces: 100 }] } });
};
const printsWithoutSetup = CONFIGURATION.prints.map((print) => ({ ...print, setupCost: egp('0.00') }));
const linesOf = ({ revisions: [draft] }: QuotationView) => draft!.offer.lines;
const sizeLines = (view: QuotationView) => linesOf(view).filter(({ key }) => key?.startsWith('size:'));
const garmentOf = (view: QuotationView) => linesOf(view).find(({ key }) => key === 'garment')!;
const subtotalOf = ({ revisions: [draft] }: QuotationView) => String(draft!.sums.subtotal);
const olderPrices = async () => (await fakes.staff.read('one')).olderPrices;
const reprice = () => fakes.staff.reprice('one', SALMA);
/** Writes the draft's lines anew. */
const write = async (change: (lines: readonly Line[]) => readonly Line[]) => {
  const offer = written(await fakes.staff.read('one'));
  return fakes.staff.edit('one', { ...offer, lines: change(offer.lines) }, SALMA);
};

describe('a draft', () => {
  it('warns of older prices, and takes those of today', async () => {
    const dearer = { ...CONFIGURATION, fit: { ...CONFIGURATION.fit, priceModifier: egp('40.00') } };
    const draft = await fakes.staff.prepare(fakes.inquiries.add('one'), SALMA);
    expect(draft.olderPrices).toEqual([]);
    fakes.catalogue.today = dearer;
    expect(await olderPrices()).toEqual([
      {
        key: 'garment',
        words: expect.objectContaining({ textEn: expect.stringContaining('Basic T-Shirt') }),
        wordsNow: null,
        before: egp('230.00'),
        now: egp('240.00'),
        quantityBefore: 100,
        quantityNow: 100,
      },
    ]);
    const repriced = await fakes.staff.reprice('one', SALMA, draft.version);
    expect(repriced.olderPrices).toEqual([]);
    expect(subtotalOf(repriced)).toBe('24700.00');
  });

  it('says of a line at a price of its own what stands in the draft, unless that is the price of today', async () => {
    await fakes.staff.prepare(fakes.inquiries.add('one'), SALMA);
    const offerAt = (price: string) =>
      write(([shirts]) => [{ ...shirts!, unitPrice: egp(price), overrideReason: 'a friend' }]);
    expect((await offerAt('210.00')).olderPrices).toEqual([]);
    fakes.catalogue.today = { ...CONFIGURATION, fit: { ...CONFIGURATION.fit, priceModifier: egp('40.00') } };
    expect(await olderPrices()).toMatchObject([{ before: egp('210.00'), now: egp('240.00') }]);
    expect((await offerAt('240.00')).olderPrices).toEqual([]);
  });

  it('goes on naming things as the inquiry does when the catalogue renames them', async () => {
    await fakes.staff.prepare(fakes.inquiries.add('one'), SALMA);
    const { fabric, prints } = CONFIGURATION;
    fakes.catalogue.today = {
      ...CONFIGURATION,
      fabric: { ...fabric, name: 'Renamed' },
      prints: prints.map((print) => ({ ...print, name: 'Renamed' })),
    };
    expect(await olderPrices()).toEqual([]);
    expect(JSON.stringify(linesOf(await reprice()))).not.toContain('Renamed');
  });

  it('warns of sizes that were said after it was begun, and takes them; what staff took out stays out', async () => {
    say(0);
    await fakes.staff.prepare('one', SALMA);
    expect(await olderPrices()).toEqual([]);

    say(10);
    const [garment, ...others] = await olderPrices();
    expect(garment).toMatchObject({
      key: 'garment',
      words: { textEn: 'Name, Name, Name, Name' },
      wordsNow: {
        textEn: 'Name, Name, Name, Name, M: 90, 2XL: 10',
        textAr: expect.stringMatching(/2XL: ١٠$/),
      },
    });
    expect(others).toEqual([
      {
        key: 'size:2xl',
        before: egp('0.00'),
        now: egp('10.00'),
        words: { textEn: 'Size 2XL, added to a piece', textAr: expect.stringContaining('2XL') },
        wordsNow: null,
        quantityBefore: 0,
        quantityNow: 10,
      },
    ]);
    const taken = await reprice();
    expect(taken.olderPrices).toEqual([]);
    expect(sizeLines(taken)).toMatchObject([{ kind: 'service', quantity: 10, unitPrice: egp('10.00') }]);
    expect(subtotalOf(taken)).toBe('14600.00');

    say(50);
    expect(await olderPrices()).toMatchObject([
      { key: 'garment' },
      { key: 'size:2xl', before: egp('10.00'), now: egp('10.00'), quantityBefore: 10, quantityNow: 50 },
    ]);
    expect(sizeLines(await reprice())).toMatchObject([{ quantity: 50 }]);

    await write((lines) => lines.slice(0, 1));
    expect(await olderPrices()).toEqual([]);
    expect(sizeLines(await reprice())).toEqual([]);
  });

  it('names the sizes that the customer says now, in each text that staff have not written anew', async () => {
    say(10);
    await fakes.staff.prepare('one', SALMA);
    say(50);
    const renewed = garmentOf(await reprice());
    expect(renewed.textEn).toMatch(/M: 50, 2XL: 50$/);
    expect(renewed.textAr).toMatch(/M: ٥٠، 2XL: ٥٠$/);

    await write(([first, ...others]) => [{ ...first!, textEn: 'Shirts as agreed' }, ...others]);
    expect(await olderPrices()).toEqual([]);
    say(20);
    expect(await olderPrices()).toMatchObject([
      {
        key: 'garment',
        words: { textEn: 'Shirts as agreed' },
        wordsNow: { textEn: expect.stringMatching(/M: 80, 2XL: 20$/) },
      },
      { key: 'size:2xl', wordsNow: null, quantityNow: 20 },
    ]);
    const repriced = await reprice();
    expect(repriced.olderPrices).toEqual([]);
    expect(garmentOf(repriced)).toMatchObject({
      textEn: 'Shirts as agreed',
      textAr: expect.stringMatching(/M: ٨٠، 2XL: ٢٠$/),
    });
  });

  it('that an earlier release began keeps its words, warns of none, and knows them from then on', async () => {
    say(10);
    await fakes.staff.prepare('one', SALMA);
    const quotation = (await fakes.quotations.find('one'))!;
    const { made: _, ...basis } = quotation.draft!.basis;
    await fakes.quotations.save(quotation, [{ ...quotation.draft!, basis }]);

    say(50);
    expect(await olderPrices()).toMatchObject([{ key: 'size:2xl', quantityNow: 50 }]);
    const repriced = await reprice();
    expect(garmentOf(repriced).textEn).toMatch(/M: 90, 2XL: 10$/);
    say(20);
    expect(await olderPrices()).toMatchObject([{ key: 'garment' }, { key: 'size:2xl', quantityNow: 20 }]);
  });

  it('names sizes that cost no more, said after it was begun', async () => {
    say(0);
    await fakes.staff.prepare('one', SALMA);
    say(40, '0.00');
    expect(await olderPrices()).toMatchObject([{ key: 'garment', quantityBefore: 100, quantityNow: 100 }]);
    const repriced = await reprice();
    expect(linesOf(repriced)).toMatchObject([
      { key: 'garment', textEn: expect.stringMatching(/M: 60, 2XL: 40$/) },
    ]);
    expect(repriced.olderPrices).toEqual([]);
  });

  it.each<[string, (large: Line) => Line]>([
    ['as it was made', (large) => large],
    [
      'at a price and in words of its own',
      (large) => ({ ...large, textEn: 'Extra cloth', unitPrice: egp('9.00'), overrideReason: 'a friend' }),
    ],
  ])(
    'warns of a size that the customer takes back, %s, and lets it go; said again, it is there once',
    async (_, change) => {
      say(10);
      await fakes.staff.prepare('one', SALMA);
      const written = await write(([garment, large]) => [
        garment!,
        change(large!),
        line({ unitPrice: egp('100.00') }),
      ]);
      const [large] = sizeLines(written);

      sayNoneLarge();
      expect(await olderPrices()).toMatchObject([
        { key: 'garment', wordsNow: { textEn: expect.stringMatching(/, M: 100$/) } },
        {
          key: 'size:2xl',
          words: { textEn: large!.textEn, textAr: large!.textAr },
          wordsNow: null,
          before: large!.unitPrice,
          now: egp('0.00'),
          quantityBefore: 10,
          quantityNow: 0,
        },
      ]);
      const without = await reprice();
      expect(without.olderPrices).toEqual([]);
      expect(linesOf(without).map(({ key }) => key)).toEqual(['garment', null]);
      expect(subtotalOf(without)).toBe('14600.00');

      say(10);
      expect(await olderPrices()).toMatchObject([{ key: 'garment' }, { key: 'size:2xl', quantityBefore: 0 }]);
      const again = await reprice();
      expect(sizeLines(again)).toHaveLength(1);
      expect(subtotalOf(again)).toBe('14700.00');
    },
  );

  it('lets any line go that would not be made today: a set-up that costs nothing any more', async () => {
    await fakes.staff.prepare(fakes.inquiries.add('one'), SALMA);
    fakes.catalogue.today = { ...CONFIGURATION, prints: printsWithoutSetup };
    expect(await olderPrices()).toMatchObject([
      { key: 'setup:screen', before: egp('350.00'), now: egp('0.00'), quantityBefore: 2, quantityNow: 0 },
    ]);
    expect(subtotalOf(await reprice())).toBe('23000.00');
  });

  it.each<[string, () => unknown, () => unknown, string]>([
    ['a size that the customer takes back', () => say(50), sayNoneLarge, 'size:2xl'],
    [
      'a set-up that costs nothing any more',
      () => ask(CONFIGURATION),
      () => {
        fakes.catalogue.today = { ...CONFIGURATION, prints: printsWithoutSetup };
      },
      'setup:screen',
    ],
  ])('gives nothing away without a line that would not be made today: %s', async (_, begin, change, key) => {
    begin();
    await fakes.staff.prepare('one', SALMA);
    const without = (lines: readonly Line[]) => lines.filter((each) => each.key !== key);
    const shareOf = ({ revisions: [draft] }: QuotationView) => draft!.discountShare;
    const offer = written(await fakes.staff.read('one'));
    const preview = async () =>
      (await fakes.staff.preview('one', { ...offer, lines: without(offer.lines) })).discountShare;
    expect(await preview()).toBeGreaterThan(0);

    change();
    expect(await preview()).toBe(0);
    expect(shareOf(await write(without))).toBe(0);
    expect(await olderPrices()).not.toContainEqual(expect.objectContaining({ key }));

    begin();
    expect(await olderPrices()).toContainEqual(expect.objectContaining({ key, quantityBefore: 0 }));
    expect(linesOf(await reprice()).filter((each) => each.key === key)).toHaveLength(1);
  });

  it('is repriced after its last day, which is written anew before it is sent', async () => {
    await fakes.staff.prepare(fakes.inquiries.add('one'), SALMA);
    fakes.clock.at = new Date('2026-12-08T08:00:00Z');
    expect((await reprice()).revisions[0]).toMatchObject({ pricedAt: fakes.clock.at });
  });

  it.each<[string, string, [number, number], (lines: readonly Line[]) => readonly Line[]]>([
    [
      'less than is taken off',
      'quotation.credits-exceed',
      [0, 0],
      ([garment]) => [garment!, line({ kind: 'discount', unitPrice: egp('14500.00') })],
    ],
    ['no line', 'quotation.no-lines', [10, 0], ([, large]) => [large!]],
    [
      'more lines than there may be',
      'quotation.too-many-lines',
      [0, 10],
      ([garment]) => [garment!, ...Array.from({ length: 49 }, () => line())],
    ],
  ])('is not repriced to %s', async (_, code, [before, now], change) => {
    say(before);
    await fakes.staff.prepare('one', SALMA);
    const { revisions } = await write(change);
    const { productType, ...asked } = sizedOrder(now);
    ask({ ...asked, productType: { ...productType, basePrice: egp('144.99') } });
    await expect(reprice()).rejects.toThrow(refusedWith(code));
    expect((await fakes.staff.read('one')).revisions).toEqual(revisions);
  });
});
