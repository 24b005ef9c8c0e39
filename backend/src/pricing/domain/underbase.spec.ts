import { describe, expect, it } from '@jest/globals';
import { FIRST_COLOURS } from '@tiraz/contracts/colours';
import { isDarkCloth, UNDERBASES } from '@tiraz/contracts/cloth';
import fc from 'fast-check';
import { Money } from '../../shared/domain/money.js';
import { exampleBooks } from '../adapters/price-book.fixture.js';
import { Pricing } from '../application/pricing.js';
import { InMemoryPriceBooks } from '../adapters/price-books.in-memory.js';
import { selectionExample } from '../selection.dto.js';
import { breakdownOf } from './configuration.js';
import type { PriceBook } from './price-book.js';
import { productionPrice, type ChosenItems } from './quote.js';

const { quantity: _, ...chosen } = selectionExample;
const [print] = chosen.printOptions;

function priced(underbase: (typeof UNDERBASES)[number] | undefined, colors: readonly string[], pieces = 100) {
  const book: PriceBook = exampleBooks().snapshot;
  const printTypes = new Map(
    [...book.printTypes].map(([id, item]) => [id, { ...item, ...(underbase && { underbase }) }]),
  );
  const pricing = new Pricing(new InMemoryPriceBooks({ ...book, printTypes }));
  return pricing.priceAgain({ ...chosen, colors, lines: [{ pieces }] });
}

it('the cloth of these colours is dark', () => {
  const dark = FIRST_COLOURS.filter(({ hex }) => isDarkCloth(hex)).map(({ id }) => id);
  expect(dark).toEqual(['black', 'red', 'blue', 'green', 'purple']);
});

describe('white under a print', () => {
  it.each([
    ['needs none, on dark cloth', undefined, ['black'], '23700.00', undefined],
    ['says that it needs none', 'none', ['black'], '23700.00', undefined],
    ['is for all, on light cloth', 'all', ['white', 'gray'], '23700.00', undefined],
    ['is for all, on no colour yet', 'all', [], '23700.00', undefined],
    ['is for all, on dark cloth', 'all', ['black'], '24050.00', 'all'],
    ['is for all, and one of the colours is dark', 'all', ['white', 'blue'], '24050.00', 'all'],
    ['is for staff, on dark cloth', 'quoted', ['black'], '23700.00', 'quoted'],
    ['is for staff, on light cloth', 'quoted', ['white'], '23700.00', undefined],
  ] as const)('where it %s: %s of %j comes to %s', async (__, underbase, colors, total, needed) => {
    const { configuration } = await priced(underbase, colors);
    expect(String(configuration.quote.totalCost)).toBe(total);
    expect(configuration.prints.map((each) => each.underbase)).toEqual([needed]);
    expect(configuration.quote.underbases).toEqual(needed === 'all' ? [print!.printTypeId] : undefined);
  });

  it('is in the order beside a sample, whose own price is fixed', async () => {
    const { quote } = (await priced('all', ['black'], 1)).configuration;
    expect([String(quote.totalCost), String(quote.production?.totalCost)]).toEqual(['1000.00', '24050.00']);
  });

  it('adds the set-up of one colour to each print that has it, and to no other line, whatever is chosen', () => {
    const price = fc.bigInt({ min: 0n, max: 999_999_999n }).map(Money.ofPiastres);
    const hex = fc.constantFrom(...FIRST_COLOURS.map((colour) => colour.hex));
    const items = fc.record({
      productType: fc.record({ id: fc.uuid(), basePrice: price }),
      fabric: fc.record({ costMultiplier: price }),
      fit: fc.record({ priceModifier: price }),
      finishingQuality: fc.record({ priceModifier: price }),
      colors: fc.array(fc.record({ hex }), { maxLength: 4 }),
      prints: fc.array(
        fc.record({
          printType: fc.record({
            id: fc.uuid(),
            setupCost: price,
            perItemCost: price,
            underbase: fc.constantFrom(...UNDERBASES),
          }),
          colors: fc.integer({ min: 1, max: 12 }),
        }),
        { maxLength: 6 },
      ),
    });
    fc.assert(
      fc.property(items, fc.integer({ min: 100, max: 1_000_000 }), (all: ChosenItems, pieces) => {
        const without = { ...all, colors: [] };
        const added = all
          .prints!.filter(({ printType }) => printType.underbase === 'all')
          .filter(() => all.colors!.some((colour) => isDarkCloth(colour.hex)))
          .reduce((sum, { printType }) => sum + printType.setupCost.piastres, 0n);
        const [dear, cheap] = [productionPrice(all, pieces), productionPrice(without, pieces)];
        expect(dear.totalCost.piastres - cheap.totalCost.piastres).toBe(added);
        const [withIt, withoutIt] = [breakdownOf(dear.lines), breakdownOf(cheap.lines)];
        expect({ ...withIt, printSetupCost: null }).toEqual({ ...withoutIt, printSetupCost: null });
      }),
    );
  });
});
