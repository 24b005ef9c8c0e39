import { beforeAll, describe, expect, it } from '@jest/globals';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { Pricing } from '../application/pricing.js';
import { Quotes } from '../application/quotes.js';
import { toSelection } from '../domain/configuration.js';
import type { BookItem, PriceBook } from '../domain/price-book.js';
import { selectionExample } from '../selection.dto.js';
import { exampleBooks } from './price-book.fixture.js';
import { InMemoryPriceBooks } from './price-books.in-memory.js';
import { PricingController } from './pricing.controller.js';

const { productTypeId, fabricId, fitId, printOptions } = selectionExample;
const printTypeId = printOptions[0]!.printTypeId;
const plain = exampleBooks().snapshot;

/** The book with the example's things unsuited, each beside another one that goes with everything. */
function bookWith(cheaper: string, refused: readonly string[] = []): PriceBook {
  const beside = <Item extends BookItem>(items: ReadonlyMap<string, Item>, id: string, changes: object) => {
    const item = { ...items.get(id)!, ...changes, isUnsuitedRefused: refused.includes(id) };
    return new Map<string, Item>([
      [id, item],
      [cheaper, { ...items.get(id)!, id: cheaper, unsuitedProductTypes: [], unsuitedFabrics: [] }],
    ]);
  };
  return {
    ...plain,
    fabrics: beside(plain.fabrics, fabricId, { unsuitedProductTypes: [productTypeId] }),
    fits: beside(plain.fits, fitId, { unsuitedProductTypes: [productTypeId] }),
    printTypes: beside(plain.printTypes, printTypeId, { unsuitedFabrics: [fabricId] }),
  };
}

const OTHER = '01993c00-0000-7000-8000-000000000999';
const book = bookWith(OTHER, [fitId]);
const better = { id: OTHER, pricePerItem: '237.00', dearerBy: '0.00' };
const hints = [
  { part: 'fabric', id: fabricId, unsuitedTo: productTypeId, isRefused: false, better },
  { part: 'fit', id: fitId, unsuitedTo: productTypeId, isRefused: true, better },
  { part: 'print', id: printTypeId, unsuitedTo: fabricId, isRefused: false, better },
];

describe('what does not go together', () => {
  let app: ControllerApp;
  beforeAll(async () => {
    app = await controllerApp({
      controllers: [PricingController],
      providers: [{ provide: Quotes, useValue: new Pricing(new InMemoryPriceBooks(book)) }],
    });
  });
  const quoted = (change: object = {}) =>
    app.ask('POST /api/calculate-quote', { body: { ...selectionExample, ...change }, permissions: null });

  it('is told with the price, which is what it was', async () => {
    const without = new Pricing(new InMemoryPriceBooks(plain)).quote(toSelection(selectionExample));
    const { status, body } = await quoted();
    expect([status, body]).toMatchObject([200, { hints, totalCost: String(without.totalCost) }]);
    expect(await quoted({ quantity: 1 })).toMatchObject({ status: 200, body: { isSample: true, hints } });
  });

  it('is told for every quantity of the ladder, even what is refused', async () => {
    const { quantity: _, ...things } = selectionExample;
    const { status, body } = await app.ask<{ steps: { hints: unknown }[] }>('POST /api/quote-ladder', {
      body: { ...things, quantities: [1, 100] },
      permissions: null,
    });
    expect(status).toBe(200);
    expect(body.steps.map((step) => step.hints)).toEqual([hints, hints]);
  });

  it('is not spoken of where everything goes together', async () => {
    const others = { fabricId: OTHER, fitId: OTHER, printOptions: [{ printTypeId: OTHER, colors: 2 }] };
    expect((await quoted(others)).body).not.toHaveProperty('hints');
  });

  it('says how much dearer or cheaper a piece is', async () => {
    const priced = new Map(book.fits).set(OTHER, {
      ...book.fits.get(OTHER)!,
      priceModifier: book.fabrics.get(fabricId)!.costMultiplier,
    });
    const pricing = new Pricing(new InMemoryPriceBooks({ ...book, fits: priced }));
    const cheaperApp = await controllerApp({
      controllers: [PricingController],
      providers: [{ provide: Quotes, useValue: pricing }],
    });
    const { body } = await cheaperApp.ask('POST /api/calculate-quote', {
      body: selectionExample,
      permissions: null,
    });
    const cheaper = { ...better, pricePerItem: '222.00', dearerBy: '-15.00' };
    expect(body).toMatchObject({ hints: [{}, { part: 'fit', better: cheaper }, {}] });
  });

  it('is kept with the price of an inquiry, and named at its field where it is refused', async () => {
    const message = 'This print type does not go with this fabric.';
    const strict = new Pricing(new InMemoryPriceBooks(bookWith(OTHER, [printTypeId])));
    const priced = await strict.priceAgain(toSelection(selectionExample));
    expect(priced.configuration.unsuited).toEqual(
      hints.map(({ part, id, unsuitedTo }) => ({ part, id, unsuitedTo })),
    );
    expect(priced.refusals).toEqual([
      { path: 'printOptions[0].printTypeId', code: 'selection.unsuited', message },
    ]);
    const fine = await new Pricing(new InMemoryPriceBooks(plain)).priceAgain(toSelection(selectionExample));
    expect(fine).not.toHaveProperty('refusals');
    expect(fine.configuration).not.toHaveProperty('unsuited');
  });
});
