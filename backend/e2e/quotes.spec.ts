import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inquiryOf, workedExample, type ProblemBody, type SelectionBody } from './garments.js';
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
  range: { totalCostUpTo: '28440.00', pricePerItemUpTo: '284.40' },
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
