import { beforeAll, describe, expect, it } from '@jest/globals';
import { describeAdmission } from '../../test-support/admission.js';
import { controllerApp, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { Pricing } from '../application/pricing.js';
import { Quotes } from '../application/quotes.js';
import { exampleBooks, SWITCHED_OFF_FIT } from './price-book.fixture.js';
import { PricingController } from './pricing.controller.js';
import { selectionExample as example } from '../selection.dto.js';

const open = () =>
  controllerApp({
    controllers: [PricingController],
    providers: [{ provide: Quotes, useValue: new Pricing(exampleBooks()) }],
  });
const ONE_SENTENCE = expect.stringMatching(/^[^.]+\.$/);

describeAdmission(open, {
  'POST /api/calculate-quote': null,
  'POST /api/quote-ladder': null,
  'GET /api/worked-example': null,
});

let app: ControllerApp;
beforeAll(async () => {
  app = await open();
});
const quote = (change: object = {}) =>
  app.ask('POST /api/calculate-quote', { body: { ...example, ...change }, permissions: null });

const BREAKDOWN = {
  baseCost: '14500.00',
  fabricCost: '1500.00',
  fitCost: '3000.00',
  finishingCost: '2500.00',
  printSetupCost: '700.00',
  printCost: '1500.00',
};

/** Of the production price, for a sample too. */
const RANGE = { totalCostUpTo: '28440.00', pricePerItemUpTo: '284.40' };

it('shows an order line by line, which its own selection is quoted at', async () => {
  const { body } = await app.ask('GET /api/worked-example', { permissions: null });
  expect(body).toMatchObject({
    lines: expect.arrayContaining([
      {
        part: 'baseCost',
        name: 'Basic T-Shirt',
        nameAr: 'اسم',
        count: 100,
        price: '145.00',
        amount: '14500.00',
      },
    ]),
    sampleCost: '1000.00',
  });
  const { selection, totalCost, pricePerItem, range } = body as unknown as {
    selection: object;
    totalCost: string;
    pricePerItem: string;
    range: object;
  };
  expect((await quote(selection)).body).toMatchObject({ totalCost, pricePerItem, range });
});

describe('a quote', () => {
  it('has the price of an order, its parts and a sentence in both languages', async () => {
    const { status, headers, body } = await quote();

    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual({
      totalCost: '23700.00',
      pricePerItem: '237.00',
      breakdown: BREAKDOWN,
      range: RANGE,
      isSample: false,
      sampleCost: '1000.00',
      message: ONE_SENTENCE,
      messageAr: ONE_SENTENCE,
    });
  });

  it('of a sample has its fixed price beside what 100 pieces would cost', async () => {
    const nothing = '0.00';
    expect((await quote({ quantity: 1 })).body).toEqual({
      totalCost: '1000.00',
      pricePerItem: '1000.00',
      sampleCost: '1000.00',
      isSample: true,
      breakdown: {
        baseCost: '1000.00',
        fabricCost: nothing,
        fitCost: nothing,
        finishingCost: nothing,
        printSetupCost: nothing,
        printCost: nothing,
      },
      range: RANGE,
      productionPricePerItem: '237.00',
      productionTotalCost: '23700.00',
      productionSampleCost: '1000.00',
      productionBreakdown: BREAKDOWN,
      message: ONE_SENTENCE,
      messageAr: ONE_SENTENCE,
    });
  });

  it('may be asked for with fields that mean nothing here, and ids in capitals', async () => {
    expect(await quote({ fabricId: example.fabricId.toUpperCase(), colourCount: '4+' })).toMatchObject({
      status: 200,
      body: { totalCost: '23700.00' },
    });
  });
});

describe('a quote is refused, with a code that stays', () => {
  const { printTypeId } = example.printOptions[0]!;
  const prints = (...colors: number[]) => ({
    printOptions: colors.map((number) => ({ printTypeId, colors: number })),
  });
  const unknownPrint = (times: number) => ({
    printOptions: Array.from({ length: times }, () => ({ printTypeId: UNKNOWN_ID, colors: 1 })),
  });

  it.each<[string, object, string, string]>([
    ['2 pieces', { quantity: 2 }, 'quantity', 'quantity.below-minimum'],
    ['99 pieces', { quantity: 99 }, 'quantity', 'quantity.below-minimum'],
    ['no piece', { quantity: 0 }, 'quantity', 'quantity.below-minimum'],
    ['less than none', { quantity: -100 }, 'quantity', 'quantity.below-minimum'],
    ['more than a million', { quantity: 1_000_001 }, 'quantity', 'quantity.above-maximum'],
    ['an unknown type', { productTypeId: UNKNOWN_ID }, 'productTypeId', 'selection.unknown-product-type'],
    ['an unknown fabric', { fabricId: UNKNOWN_ID }, 'fabricId', 'selection.unknown-fabric'],
    ['an unknown fit', { fitId: UNKNOWN_ID }, 'fitId', 'selection.unknown-fit'],
    ['a fit that is switched off', { fitId: SWITCHED_OFF_FIT }, 'fitId', 'selection.inactive-fit'],
    [
      'an unknown finishing',
      { finishingQualityId: UNKNOWN_ID },
      'finishingQualityId',
      'selection.unknown-finishing-quality',
    ],
    ['an unknown print', unknownPrint(1), 'printOptions[0].printTypeId', 'selection.unknown-print-type'],
    ['too many prints', unknownPrint(21), 'printOptions', 'selection.too-many-print-options'],
    ['a print twice', prints(1, 1), 'printOptions[1].printTypeId', 'selection.duplicate-print-type'],
    ['no colour', prints(0), 'printOptions[0].colors', 'selection.print-colours-out-of-range'],
    ['13 colours', prints(13), 'printOptions[0].colors', 'selection.print-colours-out-of-range'],
    ['an unknown colour', { colors: ['mauve'] }, 'colors[0]', 'selection.unknown-colour'],
    ['a colour twice', { colors: ['red', 'red'] }, 'colors[1]', 'selection.duplicate-colour'],
  ])('%s', async (_, change, path, code) => {
    const { status, headers, body } = await quote(change);

    expect([status, headers['content-type']]).toEqual([422, 'application/problem+json; charset=utf-8']);
    expect(body).toMatchObject({ status: 422, code, type: 'about:blank' });
    expect(body.errors).toContainEqual(expect.objectContaining({ path, code }));
  });

  it('telling every fault at once', async () => {
    const { body } = await quote({ quantity: 50, fabricId: UNKNOWN_ID, colors: ['mauve'] });
    expect(body.errors?.map(({ path }) => path)).toEqual(['quantity', 'colors[0]', 'fabricId']);
  });

  it.each(Object.keys(example))('without %s: malformed', async (field) => {
    const { status, body } = await quote({ [field]: undefined });
    expect([status, body.errors]).toMatchObject([400, [{ path: field, code: 'field.required' }]]);
  });

  it.each([100.5, '100', null, true, 2 ** 31, -(2 ** 31) - 1, 1e300, [100]])(
    'quantity %p: malformed',
    async (quantity) => {
      const { status, body } = await quote({ quantity });
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'quantity']);
    },
  );
});
