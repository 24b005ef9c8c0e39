import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, inquiryOf, workedExample, type ProblemBody, type SelectionBody } from './garments.js';
import { createDatabase, query, startBackend, type Backend } from './harness.js';

let databaseUrl: string;
let backend: Backend;
let example: SelectionBody;
const submit = <Body = { id: string }>(body: unknown, headers: Record<string, string>) =>
  backend.ask<Body>('/api/inquiries', { body, headers });

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  example = await workedExample(backend);
});
afterAll(() => backend.stop());

describe('an Idempotency-Key', () => {
  it('makes thirty simultaneous submissions one row and one answer', async () => {
    const sent = inquiryOf(example, { customerEmail: 'thirty@example.com' });
    const raw = JSON.stringify(sent);
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const answer = await fetch(`${backend.url}/api/inquiries`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': 'thirty' },
          body: raw,
        });
        const { link, ...receipt } = (await answer.json()) as { link: string };
        return { link, answer: `${answer.status} ${JSON.stringify(receipt)}` };
      }),
    );
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(1);
    expect(answers[0]!.answer).toMatch(/^201 /);
    expect(new Set(answers.map(({ link }) => link)).size).toBe(30);
    expect(await count(databaseUrl, 'inquiries', `customer_email = 'thirty@example.com'`)).toBe(1);
  });

  it('gives the first answer again, also after a new price and a new status', async () => {
    const key = { 'idempotency-key': 'again' };
    const sent = inquiryOf(example, { totalCost: '23700.00' });
    const first = await submit(sent, key);
    await query(databaseUrl, `UPDATE inquiries SET status = 'quoted' WHERE id = $1`, [first.body.id]);
    await query(databaseUrl, `UPDATE fits SET price_modifier = 31 WHERE id = $1`, [example.fitId]);
    const second = await submit(Object.fromEntries(Object.entries(sent).reverse()), key);
    await query(databaseUrl, `UPDATE fits SET price_modifier = 30 WHERE id = $1`, [example.fitId]);
    expect(second.status).toBe(201);
    const withoutLink = ({ body }: typeof first) => JSON.stringify({ ...body, link: undefined });
    expect(withoutLink(second)).toBe(withoutLink(first));
  });

  it('is refused for another inquiry', async () => {
    const key = { 'idempotency-key': 'other' };
    await submit(inquiryOf(example), key);
    const { status, body } = await submit<ProblemBody>(inquiryOf(example), key);
    expect([status, body.code]).toEqual([422, 'idempotency.key-reused']);
  });

  it('is forgotten after 24 hours', async () => {
    const key = { 'idempotency-key': 'old' };
    const sent = inquiryOf(example);
    const first = await submit(sent, key);
    const age = (hours: string) =>
      query(databaseUrl, `UPDATE idempotency_keys SET claimed_at = now() - $1::interval WHERE key = 'old'`, [
        hours,
      ]);
    await age('23 hours 59 minutes');
    expect((await submit(sent, key)).body.id).toBe(first.body.id);
    await age('24 hours 1 second');
    const second = await submit(sent, key);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await submit(sent, key)).body.id).toBe(second.body.id);
  });

  it.each([
    ['empty', ''],
    ['too long', 'k'.repeat(129)],
    ['with a blank', 'a b'],
    ['not ASCII', 'ké'],
  ])('that is %s is malformed', async (_, key) => {
    expect((await submit(inquiryOf(example), { 'idempotency-key': key })).status).toBe(400);
  });
});
