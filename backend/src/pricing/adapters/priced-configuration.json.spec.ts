import { describe, expect, it } from '@jest/globals';
import { FIRST_COLOURS } from '@tiraz/contracts/colours';
import { DomainError } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import type { PricedConfiguration } from '../domain/configuration.js';
import { readPricedConfiguration, writePricedConfiguration } from './priced-configuration.json.js';

const egp = (amount: string) => Money.parse(amount);
const named = (id: string) => ({ id, name: `Name of ${id}`, nameAr: `اسم ${id}` });

const swatches = FIRST_COLOURS.slice(0, 2);
const order: PricedConfiguration = {
  schemaVersion: 1,
  productType: { ...named('shirt'), basePrice: egp('145.00') },
  fabric: { ...named('jersey'), costMultiplier: egp('15.00') },
  fit: { ...named('regular'), priceModifier: egp('0.00') },
  finishingQuality: { ...named('premium'), priceModifier: egp('25.00') },
  prints: [{ ...named('screen'), setupCost: egp('350.00'), perItemCost: egp('15.00'), colors: 2 }],
  colors: ['white', 'black'],
  swatches,
  lines: [{ pieces: 100 }],
  quantity: 100,
  quote: {
    lines: [
      { kind: 'base', amount: egp('14500.00') },
      { kind: 'fabric', amount: egp('1500.00') },
      { kind: 'finishing', amount: egp('2500.00') },
      { kind: 'printSetup', amount: egp('700.00') },
      { kind: 'print', amount: egp('1500.00') },
    ],
    totalCost: egp('20700.00'),
    pricePerItem: egp('207.00'),
    isSample: false,
    sampleCost: egp('1000.00'),
    range: { totalCostUpTo: egp('24840.00'), pricePerItemUpTo: egp('248.40') },
  },
};
const { isSample: _, sampleCost: __, range, ...production } = order.quote;
const sample: PricedConfiguration = {
  ...order,
  lines: [{ pieces: 1 }],
  quantity: 1,
  quote: {
    lines: [{ kind: 'base', amount: egp('1000.00') }],
    totalCost: egp('1000.00'),
    pricePerItem: egp('1000.00'),
    isSample: true,
    sampleCost: egp('1000.00'),
    range,
    production,
  },
};

/** As each version was first stored; never to be changed, since years of such documents are kept. */
const things = {
  productType: { ...named('shirt'), basePrice: '145.00' },
  fabric: { ...named('jersey'), costMultiplier: '15.00' },
  fit: { ...named('regular'), priceModifier: '0.00' },
  finishingQuality: { ...named('premium'), priceModifier: '25.00' },
  prints: [{ ...named('screen'), setupCost: '350.00', perItemCost: '15.00', colors: 2 }],
  colors: ['white', 'black'],
};
const orderPrice = {
  totalCost: '20700.00',
  pricePerItem: '207.00',
  breakdown: {
    baseCost: '14500.00',
    fabricCost: '1500.00',
    fitCost: '0.00',
    finishingCost: '2500.00',
    printSetupCost: '700.00',
    printCost: '1500.00',
  },
};
const orderQuote = {
  ...orderPrice,
  isSample: false,
  sampleCost: '1000.00',
  range: { totalCostUpTo: '24840.00', pricePerItemUpTo: '248.40' },
};
const nothing = {
  fabricCost: '0.00',
  fitCost: '0.00',
  finishingCost: '0.00',
  printSetupCost: '0.00',
  printCost: '0.00',
};
const sampleQuote = {
  totalCost: '1000.00',
  pricePerItem: '1000.00',
  breakdown: { baseCost: '1000.00', ...nothing },
  isSample: true,
  sampleCost: '1000.00',
  range: { totalCostUpTo: '24840.00', pricePerItemUpTo: '248.40' },
  production: orderPrice,
};
const version0 = {
  order: { ...things, quantity: 100, quote: orderQuote },
  sample: { ...things, quantity: 1, quote: sampleQuote },
};
const version1 = {
  order: { ...version0.order, schemaVersion: 1, lines: [{ pieces: 100 }] },
  sample: { ...version0.sample, schemaVersion: 1, lines: [{ pieces: 1 }] },
};

const storedBreak = { kind: 'base', id: 'shirt', from: 100, listPrice: '150.00', price: '145.00' };
const navy = { id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e13', name: 'Navy', nameAr: '', hex: '#1F2A44' };

describe('a stored priced configuration', () => {
  it.each([
    ['order of version 0', version0.order, order],
    ['sample of version 0', version0.sample, sample],
    ['order of version 1', version1.order, order],
    ['sample of version 1', version1.sample, sample],
    [
      'order of version 1 with the looks of its colours',
      { ...version1.order, colors: [navy.id], swatches: [navy] },
      { ...order, colors: [navy.id], swatches: [navy] },
    ],
  ])('is opened: an %s', (_, stored, configuration) => {
    expect(readPricedConfiguration(stored)).toEqual(configuration);
  });

  it.each([
    ['order', order, { ...version1.order, swatches }],
    ['sample', sample, { ...version1.sample, swatches }],
  ])('is written in version 1: an %s', (_, configuration, stored) => {
    expect(JSON.parse(writePricedConfiguration(configuration))).toEqual(stored);
  });

  it.each(['quoted', 'all'] as const)('keeps the white under a print: %s', (underbase) => {
    const dark = { ...order, prints: order.prints.map((print) => ({ ...print, underbase })) };
    expect(readPricedConfiguration(JSON.parse(writePricedConfiguration(dark)))).toEqual(dark);
  });

  it('may have several lines, whose pieces are its quantity', () => {
    const grid: PricedConfiguration = { ...order, lines: [{ pieces: 40 }, { pieces: 60 }] };
    expect(readPricedConfiguration(JSON.parse(writePricedConfiguration(grid)))).toEqual(grid);
  });

  it('keeps the quantity breaks that it was priced with, which a release without them ignores', () => {
    const breaks = [
      { kind: 'base', id: 'shirt', from: 100, listPrice: egp('150.00'), price: egp('145.00') },
    ] as const;
    for (const priced of [
      { ...order, quote: { ...order.quote, breaks } },
      { ...sample, quote: { ...sample.quote, production: { ...production, breaks } } },
    ]) {
      const stored: unknown = JSON.parse(writePricedConfiguration(priced));
      expect(stored).toMatchObject({ schemaVersion: 1 });
      expect(readPricedConfiguration(stored)).toEqual(priced);
    }
  });

  it('keeps what did not go together, which a release without it ignores', () => {
    const unsuited = [{ part: 'print', id: 'screen', unsuitedTo: 'jersey' }] as const;
    const stored: unknown = JSON.parse(writePricedConfiguration({ ...order, unsuited }));
    expect(stored).toEqual({ ...version1.order, swatches, unsuited });
    expect(readPricedConfiguration(stored)).toEqual({ ...order, unsuited });
  });

  it.each<[string, unknown, string]>([
    [
      'with a part that goes with everything',
      { ...version1.order, unsuited: [{ part: 'colour', id: 'white', unsuitedTo: 'jersey' }] },
      'unsuited[0].part',
    ],
    [
      'with a break of the fabric',
      { ...version1.order, quote: { ...orderQuote, breaks: [{ ...storedBreak, kind: 'fabric' }] } },
      'quote.breaks[0].kind',
    ],
    [
      'with a break at half a piece',
      { ...version1.order, quote: { ...orderQuote, breaks: [{ ...storedBreak, from: 99.5 }] } },
      'quote.breaks[0].from',
    ],
    ['of a later version', { ...version1.order, schemaVersion: 2 }, 'schemaVersion'],
    ['whose version is no number', { ...version1.order, schemaVersion: '1' }, 'schemaVersion'],
    ['that is empty', {}, 'quantity'],
    ['that is nothing', null, ''],
    ['that is a text', 'configuration', ''],
    ['that is a list', [], 'quantity'],
    ['without lines', { ...version1.order, lines: undefined }, 'lines'],
    [
      'with more pieces than its lines',
      { ...version1.order, lines: [{ pieces: 40 }, { pieces: 59 }] },
      'quantity',
    ],
    ['with half a piece', { ...version0.order, quantity: 99.5 }, 'quantity'],
    ['without a fabric', { ...version1.order, fabric: undefined }, 'fabric'],
    [
      'with a nameless print',
      { ...version1.order, prints: [{ ...things.prints[0], name: null }] },
      'prints[0].name',
    ],
    ['with a colour without its look', { ...version1.order, colors: ['mauve'] }, 'colors[0]'],
    ['with a colour that is a number', { ...version1.order, colors: ['white', 7] }, 'colors[1]'],
    [
      'with an amount below nothing',
      { ...version1.order, fit: { ...things.fit, priceModifier: '-1.00' } },
      'fit.priceModifier',
    ],
    [
      'with an amount that is a number',
      { ...version1.order, quote: { ...orderQuote, sampleCost: 1000 } },
      'quote.sampleCost',
    ],
    [
      'that does not add up',
      { ...version1.order, quote: { ...orderQuote, totalCost: '20700.01' } },
      'quote.totalCost',
    ],
    [
      'whose production does not add up',
      {
        ...version1.sample,
        quote: { ...sampleQuote, production: { ...orderPrice, totalCost: '1.00' } },
      },
      'quote.production.totalCost',
    ],
    [
      'without a line of its breakdown',
      { ...version1.order, quote: { ...orderQuote, breakdown: nothing } },
      'quote.breakdown.baseCost',
    ],
  ])('is refused with the field, and never half read: one %s', (_, stored, path) => {
    const refusal = refusalOf(() => readPricedConfiguration(stored));
    expect(refusal).toMatchObject({
      kind: 'unavailable',
      code: 'configuration.unreadable',
      faults: [{ path, code: 'configuration.unreadable' }],
    });
  });
});

function refusalOf(attempt: () => unknown): DomainError {
  try {
    attempt();
  } catch (refusal) {
    if (refusal instanceof DomainError) return refusal;
    throw refusal;
  }
  throw new Error('nothing was refused');
}
