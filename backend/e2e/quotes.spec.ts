import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inquiryOf, UNKNOWN_ID, workedExample, type ProblemBody, type SelectionBody } from './garments.js';
import { createDatabase, query, startBackend, until, type Backend } from './harness.js';

let databaseUrl: string;
let backend: Backend;
let example: SelectionBody;
const quote = <Body = ProblemBody>(body: unknown) => backend.ask<Body>('/api/calculate-quote', { body });

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  example = await workedExample(backend);
});
afterAll(() => backend.stop());

const HUNDRED = {
  totalCost: '23700.00',
  pricePerItem: '237.00',
  breakdown: {
    baseCost: '14500.00',
    fabricCost: '1500.00',
    fitCost: '3000.00',
    finishingCost: '2500.00',
    printSetupCost: '700.00',
    printCost: '1500.00',
  },
};
const ONE_SENTENCE = expect.stringMatching(/^[^.]+\.$/);

describe('a visitor asks for a quote', () => {
  it('gets the price of an order, its parts and a sentence in both languages', async () => {
    const { status, headers, body } = await quote(example);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual({
      ...HUNDRED,
      isSample: false,
      sampleCost: '1000.00',
      message: ONE_SENTENCE,
      messageAr: ONE_SENTENCE,
    });
  });

  it('gets the share of one piece half up, and a total that is exact', async () => {
    const { body } = await quote<object>({ ...example, quantity: 333 });
    expect(body).toMatchObject({ totalCost: '77290.00', pricePerItem: '232.10' });
  });

  it('gets the fixed price of a sample beside what 100 pieces would cost', async () => {
    const nothing = '0.00';
    const { body } = await quote({ ...example, quantity: 1 });
    expect(body).toEqual({
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
      productionPricePerItem: HUNDRED.pricePerItem,
      productionTotalCost: HUNDRED.totalCost,
      productionSampleCost: '1000.00',
      productionBreakdown: HUNDRED.breakdown,
      message: ONE_SENTENCE,
      messageAr: ONE_SENTENCE,
    });
  });

  it('may send fields that mean nothing here, and ids in capitals', async () => {
    const { status, body } = await quote<object>({
      ...example,
      fabricId: example.fabricId.toUpperCase(),
      colourCount: '4+',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject(HUNDRED);
  });
});

describe('a quote is refused, with a code that stays', () => {
  it.each<[string, object, string, string]>([
    ['2 pieces', { quantity: 2 }, 'quantity', 'quantity.below-minimum'],
    ['99 pieces', { quantity: 99 }, 'quantity', 'quantity.below-minimum'],
    ['no piece', { quantity: 0 }, 'quantity', 'quantity.below-minimum'],
    ['less than none', { quantity: -100 }, 'quantity', 'quantity.below-minimum'],
    ['more than a million', { quantity: 1_000_001 }, 'quantity', 'quantity.above-maximum'],
    [
      'an unknown product type',
      { productTypeId: UNKNOWN_ID },
      'productTypeId',
      'selection.unknown-product-type',
    ],
    ['an unknown fabric', { fabricId: UNKNOWN_ID }, 'fabricId', 'selection.unknown-fabric'],
    ['an unknown fit', { fitId: UNKNOWN_ID }, 'fitId', 'selection.unknown-fit'],
    [
      'an unknown finishing',
      { finishingQualityId: UNKNOWN_ID },
      'finishingQualityId',
      'selection.unknown-finishing-quality',
    ],
    [
      'an unknown print',
      { printOptions: [{ printTypeId: UNKNOWN_ID, colors: 1 }] },
      'printOptions[0].printTypeId',
      'selection.unknown-print-type',
    ],
    ['an unknown colour', { colors: ['mauve'] }, 'colors[0]', 'selection.unknown-colour'],
    ['a colour twice', { colors: ['red', 'red'] }, 'colors[1]', 'selection.duplicate-colour'],
    [
      'too many prints',
      { printOptions: Array.from({ length: 21 }, () => ({ printTypeId: UNKNOWN_ID, colors: 1 })) },
      'printOptions',
      'selection.too-many-print-options',
    ],
  ])('%s', async (_, change, path, code) => {
    const { status, headers, body } = await quote({ ...example, ...change });
    expect(status).toBe(422);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(body).toMatchObject({ status: 422, code, type: 'about:blank' });
    expect(body.errors).toContainEqual(expect.objectContaining({ path, code }));
  });

  it.each([
    ['twice', [1, 1], 'printOptions[1].printTypeId', 'selection.duplicate-print-type'],
    ['without colours', [0], 'printOptions[0].colors', 'selection.print-colours-out-of-range'],
    ['in 13 colours', [13], 'printOptions[0].colors', 'selection.print-colours-out-of-range'],
  ])('a print type %s', async (_, colors, path, code) => {
    const { printTypeId } = example.printOptions[0]!;
    const { status, body } = await quote({
      ...example,
      printOptions: colors.map((number) => ({ printTypeId, colors: number })),
    });
    expect([status, body.code]).toEqual([422, code]);
    expect(body.errors).toMatchObject([{ path, code }]);
  });

  it('telling every fault at once', async () => {
    const { body } = await quote({ ...example, quantity: 50, fabricId: UNKNOWN_ID, colors: ['mauve'] });
    expect(body.errors!.map(({ path }) => path)).toEqual(['quantity', 'colors[0]', 'fabricId']);
  });

  it.each(['productTypeId', 'fabricId', 'fitId', 'finishingQualityId', 'quantity', 'colors', 'printOptions'])(
    'without %s: malformed',
    async (field) => {
      const { status, body } = await quote({ ...example, [field]: undefined });
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ path: field, code: 'field.required' }]);
    },
  );

  it.each([100.5, '100', null, true, 2 ** 31, -(2 ** 31) - 1, 1e300, [100]])(
    'quantity %p: malformed',
    async (quantity) => {
      const { status, body } = await quote({ ...example, quantity });
      expect(status).toBe(400);
      expect(body.errors![0]!.path).toBe('quantity');
    },
  );
});

describe('what is switched off or archived', () => {
  it('is not quoted any more, while an inquiry about it is accepted and flagged', async () => {
    const fitId = await idOf('fits', 'Slim');
    const productTypeId = await idOf('product_types', 'Hoodie');
    const submitted = async (change: object) => {
      const { status, body } = await backend.ask<{ id: string }>('/api/inquiries', {
        body: inquiryOf(example, change),
      });
      const [row] = await query<{ flagged: boolean }>(
        databaseUrl,
        `SELECT has_inactive_items AS flagged FROM inquiries WHERE id = $1`,
        [body.id],
      );
      return [status, row!.flagged];
    };
    expect(await submitted({ fitId, productTypeId })).toEqual([201, false]);

    await query(databaseUrl, `UPDATE fits SET is_active = false WHERE id = $1`, [fitId]);
    await until('the fit is refused', async () => (await quote({ ...example, fitId })).status === 422);
    expect((await quote({ ...example, fitId })).body.code).toBe('selection.inactive-fit');
    expect(await submitted({ fitId })).toEqual([201, true]);

    await query(databaseUrl, `UPDATE product_types SET archived_at = now() WHERE id = $1`, [productTypeId]);
    await until(
      'the product is refused',
      async () => (await quote({ ...example, productTypeId })).status === 422,
    );
    expect(await submitted({ productTypeId })).toEqual([201, true]);
  });
});

async function idOf(table: string, name: string): Promise<string> {
  const [row] = await query<{ id: string }>(databaseUrl, `SELECT id FROM ${table} WHERE name = $1`, [name]);
  return row!.id;
}
