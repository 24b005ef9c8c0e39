import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import type { QuantityBreak } from '../../shared/domain/quantity-break.js';
import type { Kind } from './kinds.js';
import { refuseFaultyBreaks } from './quantity-breaks.js';

const off = (from: number, basisPointsOff: number): QuantityBreak => ({ from, basisPointsOff });
const at = (from: number, price: string): QuantityBreak => ({ from, unitPrice: Money.parse(price) });

function refusal(kind: Kind, price: string, quantityBreaks: QuantityBreak[]) {
  const field = kind === 'printTypes' ? 'perItemCost' : 'basePrice';
  try {
    refuseFaultyBreaks(kind, { [field]: Money.parse(price), setupCost: Money.parse('1'), quantityBreaks });
    return undefined;
  } catch (error) {
    const { kind: refused, code, faults } = error as DomainError;
    return { refused, code, paths: faults.map(({ path, code: each }) => `${path} ${each}`) };
  }
}

describe('the quantity breaks of an item', () => {
  it.each<[string, QuantityBreak[]]>([
    ['none', []],
    ['one', [off(500, 500)]],
    ['several, of either sort', [off(250, 500), at(500, '130'), off(1000, 1500)]],
    ['that cost nothing', [off(2, 10_000)]],
    ['that change nothing for so small a price', [at(500, '145'), at(1000, '145')]],
  ])('may be %s', (_, breaks) => {
    expect(refusal('productTypes', '145', breaks)).toBeUndefined();
    expect(refusal('printTypes', '145', breaks)).toBeUndefined();
  });

  it.each<[string, QuantityBreak[], string[]]>([
    ['with neither price', [{ from: 500 }], ['quantityBreaks[0] quantity-break.one-price']],
    [
      'with both prices',
      [off(250, 500), { ...off(500, 500), unitPrice: Money.parse('130') }],
      ['quantityBreaks[1] quantity-break.one-price'],
    ],
    [
      'twice at once',
      [off(500, 500), off(500, 600)],
      ['quantityBreaks[1].from quantity-break.not-ascending'],
    ],
    [
      'out of order, each of them named',
      [off(500, 500), off(250, 600), off(400, 700)],
      [
        'quantityBreaks[1].from quantity-break.not-ascending',
        'quantityBreaks[2].from quantity-break.not-ascending',
      ],
    ],
    [
      'that take less off than the one before',
      [off(500, 1000), off(1000, 900)],
      ['quantityBreaks[1].basisPointsOff quantity-break.dearer'],
    ],
    ['dearer than the price', [at(500, '145.01')], ['quantityBreaks[0].unitPrice quantity-break.dearer']],
    [
      'dearer than the one before',
      [off(500, 1000), at(1000, '131')],
      ['quantityBreaks[1].unitPrice quantity-break.dearer'],
    ],
  ])('are refused %s', (_, breaks, paths) => {
    expect(refusal('productTypes', '145', breaks)).toEqual({
      refused: 'invalid',
      code: paths[0]?.split(' ')[1],
      paths,
    });
  });

  it('of a print lower its cost per piece, not its set-up', () => {
    expect(refusal('printTypes', '15', [at(500, '14')])).toBeUndefined();
    expect(refusal('printTypes', '15', [at(500, '16')])).toMatchObject({ code: 'quantity-break.dearer' });
  });

  it('other kinds have none', () => {
    expect(refusal('fits', '1', [off(500, 500), off(500, 500)])).toBeUndefined();
  });
});
