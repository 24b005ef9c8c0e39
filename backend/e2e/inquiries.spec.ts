import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  count,
  inquiryOf,
  UNKNOWN_ID,
  workedExample,
  type ProblemBody,
  type SelectionBody,
} from './garments.js';
import { createDatabase, query, startBackend, type Ask, type Backend } from './harness.js';

interface ReceiptBody {
  id: string;
  reference: string;
  totalCost: string;
  priceChanged: boolean;
  createdAt: string;
}

let databaseUrl: string;
let backend: Backend;
let example: SelectionBody;
const submit = <Body = ReceiptBody>(body: unknown, headers?: Ask['headers']) =>
  backend.ask<Body>('/api/inquiries', { body, ...(headers ? { headers } : {}) });

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  example = await workedExample(backend);
});
afterAll(() => backend.stop());

async function stored(id: string): Promise<Record<string, unknown> & { snapshot: Record<string, unknown> }> {
  const [row] = await query<Awaited<ReturnType<typeof stored>>>(
    databaseUrl,
    'SELECT * FROM inquiries WHERE id = $1',
    [id],
  );
  return row!;
}

describe('a visitor sends an inquiry', () => {
  it('which is stored at the price that it was quoted, with the names and prices of its day', async () => {
    const sent = inquiryOf(example, {
      customerName: '  ليلى حسن 🧵 ',
      customerEmail: ' Layla@Example.COM ',
      customerPhone: '+20 100 123 4567',
      customerCompany: 'طِراز & Co',
      message: 'First line\n\tsecond line\r\nثالث',
      totalCost: '23700.00',
      pricePerItem: 237,
      sampleCost: '1000',
      language: 'ar',
      source: 'newsletter',
    });
    const { status, body } = await submit(sent);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      reference: expect.stringMatching(/^TRZ-\d{4}-\d{6}$/),
      status: 'new',
      isSampleRequest: false,
      quantity: 100,
      totalCost: '23700.00',
      pricePerItem: '237.00',
      sampleCost: '1000.00',
      priceChanged: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      link: expect.stringMatching(/^http:\/\/\S+\/ar\/t\/[\w-]{32}$/),
    });
    expect(await stored(body.id)).toMatchObject({
      reference: body.reference,
      customer_name: 'ليلى حسن 🧵',
      customer_email: 'Layla@Example.COM',
      message: 'First line\n\tsecond line\r\nثالث',
      language: 'ar',
      total_cost: '23700.00',
      price_per_item: '237.00',
      value: '23700.00',
      seen_price_per_item: '237.00',
      has_inactive_items: false,
      accepted_at: null,
      snapshot: {
        productType: { name: 'Basic T-Shirt', nameAr: 'تيشيرت أساسي', basePrice: '145.00' },
        fabric: { name: 'Combed Single Jersey', costMultiplier: '15.00' },
        fit: { name: 'Oversized', priceModifier: '30.00' },
        finishingQuality: { name: 'Premium', priceModifier: '25.00' },
        prints: [{ name: 'Screen Print', setupCost: '350.00', perItemCost: '15.00', colors: 2 }],
        colors: ['white', 'black'],
        quantity: 100,
        quote: {
          totalCost: '23700.00',
          breakdown: { printSetupCost: '700.00' },
          range: { totalCostUpTo: '28440.00', pricePerItemUpTo: '284.40' },
        },
      },
    });
  });

  it('for a sample, which counts for the price of the sample alone', async () => {
    const one = await submit(inquiryOf(example, { quantity: 1, isSampleRequest: true }));
    const hundred = await submit(inquiryOf(example, { isSampleRequest: true }));
    expect(one.body).toMatchObject({ totalCost: '1000.00', isSampleRequest: true });
    expect(hundred.body).toMatchObject({ totalCost: '23700.00', sampleCost: '1000.00' });
    for (const { body } of [one, hundred]) expect(await stored(body.id)).toMatchObject({ value: '1000.00' });
    expect((await stored(one.body.id)).snapshot).toMatchObject({
      quote: { production: { totalCost: '23700.00' } },
    });
  });

  it('from a page with yesterday’s price: ours counts, theirs is kept, and both sides know', async () => {
    const { status, body } = await submit(
      inquiryOf(example, { totalCost: '19999.99', sampleCost: '1000.00' }),
    );
    expect([status, body.priceChanged, body.totalCost]).toEqual([201, true, '23700.00']);
    expect(await stored(body.id)).toMatchObject({
      total_cost: '23700.00',
      seen_total_cost: '19999.99',
      seen_price_per_item: null,
      seen_sample_cost: '1000.00',
    });
  });

  it('and gets a reference that nobody gets again, in order', async () => {
    const numberOf = ({ reference }: ReceiptBody) => Number(reference.slice(9));
    const first = await submit(inquiryOf(example));
    const second = await submit(inquiryOf(example));
    expect(numberOf(second.body)).toBeGreaterThan(numberOf(first.body));
  });
});

describe('an inquiry is refused, and nothing of it stays', () => {
  it.each<[string, object, number, string, string]>([
    ['an id that never existed', { fabricId: UNKNOWN_ID }, 422, 'fabricId', 'selection.unknown-fabric'],
    ['a blank name', { customerName: ' \u00a0\n ' }, 400, 'customerName', 'field.required'],
  ])('%s', async (_, change, status, path, code) => {
    const sent = inquiryOf(example, { customerEmail: 'refused@example.com', ...change });
    const answer = await submit<ProblemBody>(sent);
    expect(answer.status).toBe(status);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ path, code }));
    expect(await count(databaseUrl, 'customers', `email = 'refused@example.com'`)).toBe(0);
  });

  it('whole, when storing fails after the customer was written', async () => {
    const before = await count(databaseUrl, 'inquiries');
    await query(
      databaseUrl,
      `ALTER TABLE audit_trail ADD CONSTRAINT fails CHECK (action <> 'inquiry.submitted') NOT VALID`,
    );
    const key = { 'idempotency-key': 'fails-once' };
    const sent = inquiryOf(example, { customerEmail: 'half@example.com' });
    const failed = await submit<ProblemBody>(sent, key);
    await query(databaseUrl, 'ALTER TABLE audit_trail DROP CONSTRAINT fails');
    expect(failed.status).toBe(400);
    expect(await count(databaseUrl, 'customers', `email = 'half@example.com'`)).toBe(0);
    expect(await count(databaseUrl, 'inquiries')).toBe(before);
    expect((await submit(sent, key)).status).toBe(201);
  });
});

describe('the customer', () => {
  it('is one, however many first inquiries of an address come at once, and however it is written', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        submit(inquiryOf(example, { customerEmail: i % 2 ? 'Twenty@Example.com' : ' twenty@example.com ' })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(await count(databaseUrl, 'customers', `email = 'twenty@example.com'`)).toBe(1);
    expect(await count(databaseUrl, 'inquiries', `lower(customer_email) = 'twenty@example.com'`)).toBe(20);
  });

  it('has blanks filled in, and nothing overwritten', async () => {
    const customerEmail = 'blanks@example.com';
    const customer = () =>
      query(databaseUrl, `SELECT name, phone, company FROM customers WHERE email = $1`, [customerEmail]);
    await submit(inquiryOf(example, { customerEmail, customerName: 'First', customerCompany: 'First & Co' }));
    expect(await customer()).toEqual([{ name: 'First', phone: '', company: 'First & Co' }]);
    await submit(
      inquiryOf(example, {
        customerEmail,
        customerName: 'Second',
        customerPhone: '2',
        customerCompany: 'Other',
      }),
    );
    expect(await customer()).toEqual([{ name: 'First', phone: '2', company: 'First & Co' }]);
  });
});

describe('prices that change meanwhile', () => {
  it('are stored as they were at some moment, never as a mixture', async () => {
    const inForce = new Map<string, string>();
    for (let step = 0; step < 25; step += 1) {
      // Two prices move together in one transaction: 30 + 25 at first, always 55 and an even step apart.
      inForce.set(`${30 + step}.00`, `${25 + 2 * step}.00`);
    }
    const reprice = async () => {
      for (const [fit, finishing] of inForce) {
        await query(
          databaseUrl,
          `WITH fit AS (UPDATE fits SET price_modifier = ${fit} WHERE id = '${example.fitId}')
           UPDATE finishing_qualities SET price_modifier = ${finishing} WHERE id = '${example.finishingQualityId}'`,
        );
      }
    };
    let done = false;
    const ids: string[] = [];
    const visitors = async () => {
      while (!done) ids.push((await submit(inquiryOf(example))).body.id);
    };
    await Promise.all([reprice().finally(() => (done = true)), visitors(), visitors(), visitors()]);
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) {
      const { snapshot, total_cost: total } = await stored(id);
      const { fit, finishingQuality } = snapshot as Record<string, { priceModifier: string }>;
      expect(inForce.get(fit!.priceModifier)).toBe(finishingQuality!.priceModifier);
      const unit = 145 + 15 + 15 + Number(fit!.priceModifier) + Number(finishingQuality!.priceModifier);
      expect(Number(total)).toBe(unit * 100 + 700);
    }
  });
});

it('one address sends no more than 30 at once; another one still may', async () => {
  const from = (address: string) => submit<ProblemBody>(inquiryOf(example), { 'x-forwarded-for': address });
  const answers = await Promise.all(Array.from({ length: 40 }, () => from('203.0.113.7')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 201).length + refused.length).toBe(40);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body, headers } of refused) {
    expect(body.code).toBe('client.throttled');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await from('203.0.113.8')).status).toBe(201);
});
