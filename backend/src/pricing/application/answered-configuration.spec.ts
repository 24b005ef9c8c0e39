import { expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { linesOf, priceOf, type PriceKind, type PricedConfiguration } from '../domain/configuration.js';
import { answeredConfiguration } from './answered-configuration.js';

const egp = (amount: string) => Money.parse(amount);
const item = { id: 'id', name: 'Name', nameAr: '' };

function linesOfOrder(base: string, prints: string[], amounts: Partial<Record<PriceKind, string>>) {
  const price = priceOf(
    linesOf(Object.fromEntries(Object.entries(amounts).map(([kind, amount]) => [kind, egp(amount)]))),
    500,
  );
  const configuration: PricedConfiguration = {
    schemaVersion: 1,
    productType: { ...item, basePrice: egp(base) },
    fabric: { ...item, costMultiplier: Money.ZERO },
    fit: { ...item, priceModifier: Money.ZERO },
    finishingQuality: { ...item, priceModifier: Money.ZERO },
    prints: prints.map((each) => ({ ...item, setupCost: egp('450'), perItemCost: egp(each), colors: 1 })),
    colors: [],
    swatches: [],
    lines: [{ pieces: 500 }],
    quantity: 500,
    quote: {
      ...price,
      isSample: false,
      sampleCost: egp('1000'),
      range: { totalCostUpTo: Money.ZERO, pricePerItemUpTo: Money.ZERO },
    },
  };
  const { lines } = answeredConfiguration(configuration).quote;
  return lines.map(({ part, perPiece, amount }) => [part, perPiece && String(perPiece), String(amount)]);
}

it('the lines of a price say what a piece costs, its prints together; the set-up comes last', () => {
  const amounts = { base: '215000', printSetup: '900', print: '150' };
  expect(linesOfOrder('430', ['0.10', '0.20'], amounts)).toEqual([
    ['baseCost', '430.00', '215000.00'],
    ['printCost', '0.30', '150.00'],
    ['printSetupCost', null, '900.00'],
  ]);
});

it('what costs nothing has no line, but for the product type', () => {
  expect(linesOfOrder('0', [], {})).toEqual([['baseCost', '0.00', '0.00']]);
});
