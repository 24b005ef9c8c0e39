import { describe, expect, it } from '@jest/globals';
import { FIRST_COLOURS } from '@tiraz/contracts/colours';
import fc from 'fast-check';
import { Money } from '../../shared/domain/money.js';
import { firstColours } from '../adapters/price-book.fixture.js';
import { InMemoryPriceBooks } from '../adapters/price-books.in-memory.js';
import type { Selection } from '../domain/configuration.js';
import { Pricing } from './pricing.js';

/**
 * The oracle: the formula once more, on amounts written as decimal strings and reckoned column by column as on paper,
 * seven digits wide. It shares no code with the product.
 */
const paper = {
  add(a: string, b: string): string {
    const [wholeA = '', centsA = ''] = a.split('.');
    const [wholeB = '', centsB = ''] = b.split('.');
    const width = Math.ceil((Math.max(wholeA.length, wholeB.length) + 2) / 7) * 7;
    const [left, right] = [(wholeA + centsA).padStart(width, '0'), (wholeB + centsB).padStart(width, '0')];
    let carry = 0;
    let sum = '';
    for (let end = width; end > 0; end -= 7) {
      const column = Number(left.slice(end - 7, end)) + Number(right.slice(end - 7, end)) + carry;
      carry = column > 9_999_999 ? 1 : 0;
      sum = String(column % 10_000_000).padStart(7, '0') + sum;
    }
    return paper.tidy(carry + sum);
  },
  times(amount: string, count: number): string {
    const digits = amount.replace('.', '');
    let carry = 0;
    let product = '';
    for (let left = digits.padStart(Math.ceil(digits.length / 7) * 7, '0'); left; left = left.slice(0, -7)) {
      const column = Number(left.slice(-7)) * count + carry;
      carry = Math.floor(column / 10_000_000);
      product = String(column % 10_000_000).padStart(7, '0') + product;
    }
    return paper.tidy(carry + product);
  },
  /** Long division, half up. */
  share(amount: string, count: number): string {
    let remainder = 0;
    let quotient = '';
    for (const digit of amount.replace('.', '')) {
      remainder = remainder * 10 + Number(digit);
      quotient += Math.floor(remainder / count);
      remainder %= count;
    }
    const share = paper.tidy(quotient);
    return remainder * 2 >= count ? paper.add(share, '0.01') : share;
  },
  tidy(digits: string): string {
    const padded = digits.replace(/^0+/, '').padStart(3, '0');
    return `${padded.slice(0, -2)}.${padded.slice(-2)}`;
  },
};

const amount = fc
  .oneof(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map((piastres) => `${Math.floor(piastres / 100)}.${String(piastres % 100).padStart(2, '0')}`);

/** Prices and a selection as a stranger would write them down: plain strings and numbers. */
const anyOrder = fc.record({
  base: amount,
  fabric: amount,
  fit: amount,
  finishing: amount,
  prints: fc.array(fc.record({ setup: amount, each: amount, colors: fc.integer({ min: 1, max: 12 }) }), {
    maxLength: 20,
  }),
  quantity: fc.oneof(
    { weight: 1, arbitrary: fc.constant(1) },
    { weight: 4, arbitrary: fc.integer({ min: 100, max: 5_000 }) },
    { weight: 4, arbitrary: fc.integer({ min: 100, max: 1_000_000 }) },
  ),
  colors: fc.subarray(FIRST_COLOURS.map(({ id }) => id as string)),
});
type Order = typeof anyOrder extends fc.Arbitrary<infer T> ? T : never;

function onPaper({ base, fabric, fit, finishing, prints }: Order, quantity: number) {
  const total = (amounts: string[]) => amounts.reduce(paper.add, '0.00');
  const unit = total([base, fabric, fit, finishing, ...prints.map(({ each }) => each)]);
  const setup = total(prints.map(({ setup, colors }) => paper.times(setup, colors)));
  const totalCost = paper.add(paper.times(unit, quantity), setup);
  return {
    totalCost,
    pricePerItem: paper.share(totalCost, quantity),
    lines: [
      { kind: 'base', amount: paper.times(base, quantity) },
      { kind: 'fabric', amount: paper.times(fabric, quantity) },
      { kind: 'fit', amount: paper.times(fit, quantity) },
      { kind: 'finishing', amount: paper.times(finishing, quantity) },
      { kind: 'printSetup', amount: setup },
      { kind: 'print', amount: paper.times(total(prints.map(({ each }) => each)), quantity) },
    ].filter(({ amount }) => amount !== '0.00'),
  };
}

function priced(order: Order) {
  const shown = (id: string) => ({ id, name: id, nameAr: id, isActive: true });
  const printTypes = order.prints.map(({ setup, each }, i) => ({
    ...shown(`print-${i}`),
    setupCost: Money.parse(setup),
    perItemCost: Money.parse(each),
  }));
  const pricing = new Pricing(
    new InMemoryPriceBooks({
      productTypes: new Map([['product', { ...shown('product'), basePrice: Money.parse(order.base) }]]),
      fabrics: new Map([['fabric', { ...shown('fabric'), costMultiplier: Money.parse(order.fabric) }]]),
      fits: new Map([['fit', { ...shown('fit'), priceModifier: Money.parse(order.fit) }]]),
      finishingQualities: new Map([
        ['finish', { ...shown('finish'), priceModifier: Money.parse(order.finishing) }],
      ]),
      printTypes: new Map(printTypes.map((printType) => [printType.id, printType])),
      colors: firstColours(),
    }),
  );
  const selection: Selection = {
    productTypeId: 'product',
    fabricId: 'fabric',
    fitId: 'fit',
    finishingQualityId: 'finish',
    lines: [{ pieces: order.quantity }],
    colors: order.colors,
    printOptions: order.prints.map(({ colors }, i) => ({ printTypeId: `print-${i}`, colors })),
  };
  return { pricing, selection };
}

function quoted(order: Order) {
  const { pricing, selection } = priced(order);
  return JSON.parse(JSON.stringify(pricing.quote(selection)));
}

describe('pricing a selection', () => {
  it('agrees with the sum on paper for the worked example', () => {
    const example: Order = {
      base: '145.00',
      fabric: '15.00',
      fit: '30.00',
      finishing: '25.00',
      prints: [{ setup: '350.00', each: '15.00', colors: 2 }],
      quantity: 100,
      colors: [],
    };
    expect(onPaper(example, 100)).toMatchObject({ totalCost: '23700.00', pricePerItem: '237.00' });
    expect(onPaper(example, 333)).toMatchObject({ totalCost: '77290.00', pricePerItem: '232.10' });
    expect(quoted(example)).toMatchObject(onPaper(example, 100));
  });

  it('agrees with the sum on paper for 10,000 random selections', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const quote = quoted(order);
        const production = onPaper(order, order.quantity === 1 ? 100 : order.quantity);
        if (order.quantity === 1) {
          expect([quote.totalCost, quote.pricePerItem, quote.sampleCost]).toEqual(Array(3).fill('1000.00'));
          expect(quote.production).toEqual(production);
        } else {
          expect(quote).toEqual({ ...production, isSample: false, sampleCost: '1000.00' });
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('pricing a selection again', () => {
  const order: Order = {
    base: '145.00',
    fabric: '15.00',
    fit: '30.00',
    finishing: '25.00',
    prints: [{ setup: '350.00', each: '15.00', colors: 2 }],
    quantity: 100,
    colors: ['white'],
  };

  it('keeps names, prices and the range of the day', async () => {
    const { pricing, selection } = priced(order);
    const { configuration, hasInactiveItems } = await pricing.priceAgain(selection);
    expect(hasInactiveItems).toBe(false);
    const shown = (id: string) => ({ id, name: id, nameAr: id });
    expect(JSON.parse(JSON.stringify(configuration))).toEqual({
      schemaVersion: 1,
      productType: { ...shown('product'), basePrice: '145.00' },
      fabric: { ...shown('fabric'), costMultiplier: '15.00' },
      fit: { ...shown('fit'), priceModifier: '30.00' },
      finishingQuality: { ...shown('finish'), priceModifier: '25.00' },
      prints: [{ ...shown('print-0'), setupCost: '350.00', perItemCost: '15.00', colors: 2 }],
      colors: ['white'],
      swatches: [{ id: 'white', name: 'White', nameAr: 'أبيض', hex: '#FFFFFF' }],
      lines: [{ pieces: 100 }],
      quantity: 100,
      quote: {
        ...onPaper(order, 100),
        isSample: false,
        sampleCost: '1000.00',
        range: { totalCostUpTo: '28440.00', pricePerItemUpTo: '284.40' },
      },
    });
  });

  it('ranges a sample by the production that stands beside it', async () => {
    const { pricing, selection } = priced({ ...order, quantity: 1 });
    const { quote } = (await pricing.priceAgain(selection)).configuration;
    expect(String(quote.totalCost)).toBe('1000.00');
    expect(String(quote.range.totalCostUpTo)).toBe('28440.00');
  });
});
