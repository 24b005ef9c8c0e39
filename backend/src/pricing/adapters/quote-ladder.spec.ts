import { beforeAll, describe, expect, it } from '@jest/globals';
import { Money } from '../../shared/domain/money.js';
import { controllerApp, UNKNOWN_ID, type ControllerApp } from '../../test-support/controller-app.js';
import { Pricing } from '../application/pricing.js';
import { Quotes } from '../application/quotes.js';
import type { BookItem, PriceBook } from '../domain/price-book.js';
import { selectionExample } from '../selection.dto.js';
import { exampleBooks, SWITCHED_OFF_FIT } from './price-book.fixture.js';
import { InMemoryPriceBooks } from './price-books.in-memory.js';
import { PricingController } from './pricing.controller.js';

const { quantity: _, ...things } = selectionExample;
const [print] = things.printOptions;
const withAll = <Item extends BookItem>(items: ReadonlyMap<string, Item>, more: Partial<Item>) =>
  new Map([...items].map(([id, item]) => [id, { ...item, ...more }]));

const plain = exampleBooks().snapshot;
const broken: PriceBook = {
  ...plain,
  productTypes: withAll(plain.productTypes, {
    quantityBreaks: [
      { from: 50, basisPointsOff: 100 },
      { from: 300, basisPointsOff: 1000 },
    ],
  }),
  printTypes: withAll(plain.printTypes, { quantityBreaks: [{ from: 1000, unitPrice: Money.parse('9') }] }),
};
const appOn = (book: PriceBook) =>
  controllerApp({
    controllers: [PricingController],
    providers: [{ provide: Quotes, useValue: new Pricing(new InMemoryPriceBooks(book)) }],
  });

let app: ControllerApp;
let brokenApp: ControllerApp;
beforeAll(async () => {
  app = await appOn(plain);
  brokenApp = await appOn(broken);
});
const ladder = (change: object = {}, at = app) =>
  at.ask('POST /api/quote-ladder', {
    body: { ...things, quantities: [1, 100, 250, 500, 1000], ...change },
    permissions: null,
  });
const step = (quantity: number, pricePerItem: string, totalCost: string, setupPerItem: string) => ({
  quantity,
  pricePerItem,
  totalCost,
  setupPerItem,
});

describe('the ladder of a selection', () => {
  it('is one answer: each quantity with its price, and what its share of the set-up is', async () => {
    expect(await ladder()).toMatchObject({ status: 200 });
    expect((await ladder()).body).toMatchObject({
      steps: [
        step(1, '1000.00', '1000.00', '0.00'),
        step(100, '237.00', '23700.00', '7.00'),
        step(250, '232.80', '58200.00', '2.80'),
        step(500, '231.40', '115700.00', '1.40'),
        step(1000, '230.70', '230700.00', '0.70'),
      ],
      printSetup: '700.00',
      breaks: [],
    });
  });

  it('has a step for each break that an order can reach, and says what each makes cheaper', async () => {
    const { body } = await ladder({ quantities: [1000, 100] }, brokenApp);
    const shirt = { part: 'baseCost', id: things.productTypeId, name: 'Basic T-Shirt', nameAr: 'اسم' };
    expect(body).toMatchObject({
      steps: [
        step(100, '235.55', '23555.00', '7.00'),
        step(300, '217.83', '65350.00', '2.33'),
        step(1000, '210.20', '210200.00', '0.70'),
      ],
      printSetup: '700.00',
      breaks: [
        { ...shirt, from: 50, listPrice: '145.00', price: '143.55' },
        { ...shirt, from: 300, listPrice: '145.00', price: '130.50' },
        {
          part: 'printCost',
          id: print?.printTypeId,
          name: 'Screen Print',
          nameAr: 'اسم',
          from: 1000,
          listPrice: '15.00',
          price: '9.00',
        },
      ],
    });
  });

  it.each([1, 100, 299, 300, 1_000_000])(
    'prices %d pieces as a quote does, with all that it says',
    async (quantity) => {
      for (const at of [app, brokenApp]) {
        const { steps } = (await ladder({ quantities: [quantity] }, at)).body as unknown as {
          steps: { quantity: number; setupPerItem: string }[];
        };
        const asked = await at.ask('POST /api/calculate-quote', {
          body: { ...things, quantity },
          permissions: null,
        });
        const { setupPerItem: _, ...step } = steps.find((each) => each.quantity === quantity)!;
        expect(step).toEqual({ ...asked.body, quantity });
      }
    },
  );

  it('shares no set-up where nothing is printed', async () => {
    expect((await ladder({ printOptions: [], quantities: [100] })).body).toMatchObject({
      steps: [step(100, '215.00', '21500.00', '0.00')],
      printSetup: '0.00',
    });
  });

  it.each<[object, number, string, string]>([
    [{ quantities: [100, 99] }, 422, 'quantities[1]', 'quantity.below-minimum'],
    [{ quantities: [1_000_001] }, 422, 'quantities[0]', 'quantity.above-maximum'],
    [{ fitId: SWITCHED_OFF_FIT }, 422, 'fitId', 'selection.inactive-fit'],
    [{ fabricId: UNKNOWN_ID }, 422, 'fabricId', 'selection.unknown-fabric'],
    [{ printOptions: [print, print] }, 422, 'printOptions[1].printTypeId', 'selection.duplicate-print-type'],
    [{ colors: ['red', 'red'] }, 422, 'colors[1]', 'selection.duplicate-colour'],
    [{ quantities: [] }, 400, 'quantities', 'field.too-few'],
    [{ quantities: Array(21).fill(100) }, 400, 'quantities', 'field.too-many'],
    [{ quantities: ['100'] }, 400, 'quantities[0]', 'field.type'],
    [{ quantities: undefined }, 400, 'quantities', 'field.required'],
  ])('is refused with %j: %d at %s', async (change, status, path, code) => {
    const answer = await ladder(change);
    expect(answer).toMatchObject({ status, body: { errors: [{ path, code }] } });
  });
});

describe('a quote with breaks', () => {
  const quoted = async (quantity: number) =>
    (await brokenApp.ask('POST /api/calculate-quote', { body: { ...things, quantity }, permissions: null }))
      .body;

  it('names each of them with the part that it makes cheaper', async () => {
    expect(await quoted(1000)).toMatchObject({
      breakdown: { baseCost: '130500.00', printCost: '9000.00' },
      breaks: [
        { part: 'baseCost', id: things.productTypeId, from: 300, listPrice: '145.00', price: '130.50' },
        { part: 'printCost', id: print?.printTypeId, from: 1000, listPrice: '15.00', price: '9.00' },
      ],
    });
  });

  it('names beside a sample those of the order of 100', async () => {
    const sample = await quoted(1);
    expect(sample).not.toHaveProperty('breaks');
    expect(sample).toMatchObject({
      totalCost: '1000.00',
      productionTotalCost: '23555.00',
      productionBreaks: [{ part: 'baseCost', from: 50, price: '143.55' }],
    });
  });
});

describe('an inquiry about a price with breaks', () => {
  it('is stored with what a piece costs at its quantity, and why', async () => {
    const { configuration } = await new Pricing(new InMemoryPriceBooks(broken)).priceAgain({
      ...things,
      lines: [{ pieces: 1000 }],
    });
    expect(JSON.parse(JSON.stringify(configuration))).toMatchObject({
      productType: { basePrice: '130.50' },
      prints: [{ perItemCost: '9.00', setupCost: '350.00' }],
      quote: { totalCost: '210200.00', breaks: [{ from: 300 }, { from: 1000 }] },
    });
  });
});
