import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, inquiryOf, workedExample, type ProblemBody, type SelectionBody } from './garments.js';
import { createDatabase, query, signedIn, startBackend, until, type Backend } from './harness.js';

const LIST = '/api/admin/inquiries';
const SALMA = 'salma@tiraz.example';

interface Details {
  id: string;
  reference: string;
  customerId: string;
  ownerId: string | null;
  status: string;
  totalCost: string;
  priceChanged: boolean;
  version: number;
  history: { from: string | null; changedBy: string | null }[];
}

let databaseUrl: string;
let backend: Backend;
let example: SelectionBody;
let salma: Record<string, string>;
let salmaId: string;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true', INQUIRIES_PER_MINUTE: '3' } });
  example = await workedExample(backend);
  salma = await signedIn(backend, SALMA, 'sales');
  ({ id: salmaId } = (await backend.ask<{ id: string }>('/api/admin/me', { headers: salma })).body);
  const owner = await signedIn(backend);
  const dina = await signedIn(backend, 'dina@tiraz.example', 'sales');
  const { body } = await backend.ask<{ id: string }>('/api/admin/me', { headers: dina });
  await backend.ask('/api/admin/settings', {
    method: 'PUT',
    headers: owner,
    body: { turnTakers: [body.id] },
  });
});
afterAll(() => backend.stop());

const enter = <Body = Details>(change: object = {}, headers: object = {}) =>
  backend.ask<Body>(LIST, {
    method: 'POST',
    headers: { ...salma, ...headers },
    body: inquiryOf(example, change),
  });
const read = async (id: string) => (await backend.ask<Details>(`${LIST}/${id}`, { headers: salma })).body;
const mailsAbout = (id: string) => count(databaseUrl, 'messages', `key = 'inquiry-received:${id}'`);

describe('an inquiry that staff enter for somebody', () => {
  it('is stored at the price of the moment, is theirs who entered it, and says so', async () => {
    const { status, body: receipt } = await enter({
      totalCost: '19999.99',
      customerPhone: '+20 100 123 4567',
    });
    expect([status, receipt]).toMatchObject([
      201,
      { status: 'new', totalCost: '23700.00', priceChanged: true },
    ]);
    expect(receipt).not.toHaveProperty('link');
    const inquiry = await read(receipt.id);
    expect(inquiry).toMatchObject({
      ...{ ownerId: salmaId, status: 'new', totalCost: '23700.00', version: 1 },
      history: [{ from: null, changedBy: SALMA }],
    });
    const trail = await query(
      databaseUrl,
      `SELECT action, staff_email AS by FROM audit_trail WHERE thing_id IN ($1, $2) ORDER BY id`,
      [inquiry.id, inquiry.customerId],
    );
    expect(trail).toEqual([
      { action: 'customer.created', by: SALMA },
      { action: 'inquiry.entered', by: SALMA },
    ]);
  });

  it('is mailed to its customer, unless that is not wanted', async () => {
    const [untold, told] = [await enter({ notifyCustomer: false }), await enter()];
    await until('the mail is written', async () => (await mailsAbout(told.body.id)) === 1);
    expect(await mailsAbout(untold.body.id)).toBe(0);
  });

  it('is one, sent twenty times at once under a key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = inquiryOf(example);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        backend.ask<Details>(LIST, { method: 'POST', headers: { ...salma, ...headers }, body }),
      ),
    );
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect(await count(databaseUrl, 'inquiries', `customer_email = '${String(body.customerEmail)}'`)).toBe(1);
    const another = await enter<ProblemBody>({}, headers);
    expect([another.status, another.body.code]).toEqual([422, 'idempotency.key-reused']);
  });

  it('belongs to the customer of its e-mail address, who may be known', async () => {
    const first = await read((await enter({ customerEmail: 'nadia@example.com' })).body.id);
    const again = await read((await enter({ customerEmail: ' NADIA@example.com' })).body.id);
    expect(again.customerId).toBe(first.customerId);
  });

  it('is none of those that one address may send in a minute', async () => {
    for (let times = 0; times < 5; times += 1) expect((await enter()).status).toBe(201);
  });

  it.each<[string, object, number, string, string]>([
    ['no name', { customerName: ' ' }, 400, 'customerName', 'field.required'],
    ['no e-mail address', { customerEmail: '' }, 400, 'customerEmail', 'field.format'],
    ['an order of one piece', { quantity: 1 }, 422, 'quantity', 'quantity.sample-only'],
    ['an unknown fabric', { fabricId: randomUUID() }, 422, 'fabricId', 'selection.unknown-fabric'],
    ['a choice that is none', { notifyCustomer: 1 }, 400, 'notifyCustomer', 'field.type'],
  ])('is refused at its field with %s, and nothing stays', async (_, change, status, path, code) => {
    const before = await count(databaseUrl, 'inquiries');
    const answer = await enter<ProblemBody>(change);
    expect([answer.status, answer.body.errors]).toMatchObject([status, [{ path, code }]]);
    expect(await count(databaseUrl, 'inquiries')).toBe(before);
  });

  it.each(['viewer', 'production', 'catalogue'] as const)('is not for a %s', async (role) => {
    const headers = await signedIn(backend, `${role}@tiraz.example`, role);
    const { status, body } = await enter<ProblemBody>({}, headers);
    expect([status, body.code]).toEqual([403, 'permission.missing']);
  });
});
