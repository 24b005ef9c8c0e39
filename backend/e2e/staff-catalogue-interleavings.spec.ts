import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inquiryOf, workedExample, type SelectionBody } from './garments.js';
import {
  createDatabase,
  query,
  signedIn,
  startBackend,
  startNeighbour,
  type Answer,
  type Ask,
  type Neighbour,
} from './harness.js';

const INTERLEAVINGS = 200;

interface Span {
  /** Of performance.now(), in milliseconds. */
  from: number;
  until: number;
}

let databaseUrl: string;
let backends: Neighbour[];
let staff: Record<string, string>;
let example: SelectionBody;
const statuses = new Map<string, number>();

beforeAll(async () => {
  databaseUrl = await createDatabase();
  const first = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  backends = [first, await startNeighbour(databaseUrl)];
  staff = await signedIn(first);
  example = await workedExample(first);
});
afterAll(() => Promise.all(backends.map((backend) => backend.stop())));

/** Asks one of the two processes in turn, and counts the answer. */
async function ask<Body>(
  what: string,
  round: number,
  path: string,
  request: Ask,
): Promise<Answer<Body> & Span> {
  const from = performance.now();
  const answer = await backends[round % 2]!.ask<Body>(`/api/${path}`, { ...request, headers: staff });
  const outcome = `${what} ${answer.status}`;
  statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
  return { ...answer, from, until: performance.now() };
}

it(`${INTERLEAVINGS} interleavings of submitting, repricing, switching off and deleting`, async () => {
  const shirt = `admin/product-types/${example.productTypeId}`;
  /** From when a price may have been in force, until when: asked for, and answered for its successor. */
  const inForce: (Span & { pounds: number })[] = [{ pounds: 145, from: 0, until: Infinity }];
  const sent: (Span & { id: string })[] = [];

  async function reprice(round: number) {
    const pounds = 200 + round;
    const price: Span & { pounds: number } = { pounds, from: performance.now(), until: Infinity };
    inForce.push(price);
    const { status, until } = await ask('reprice', round, shirt, {
      method: 'PUT',
      body: { basePrice: `${pounds}.00` },
    });
    if (status === 200) {
      for (const former of inForce)
        if (former.from < price.from) former.until = Math.min(former.until, until);
    } else {
      inForce.splice(inForce.indexOf(price), 1);
    }
  }
  async function submit(round: number) {
    const { status, body, ...span } = await ask<{ id: string }>('submit', round, 'inquiries', {
      body: inquiryOf(example),
    });
    if (status === 201) sent.push({ id: body.id, from: span.from, until: span.until });
  }

  for (let round = 0; round < INTERLEAVINGS; round += 1) {
    await Promise.all([
      submit(round),
      reprice(round),
      submit(round + 1),
      ask('quote', round, 'calculate-quote', { body: example }),
      [
        () => ask('delete', round, shirt, { method: 'DELETE' }),
        () => ask('restore', round, `${shirt}/restore`, { method: 'POST' }),
        () => ask('switch', round, shirt, { method: 'PUT', body: { isActive: round % 8 < 4 } }),
        () => ask('restore', round + 1, `${shirt}/restore`, { method: 'POST' }),
      ][round % 4]!(),
    ]);
  }

  expect(Object.fromEntries(statuses)).toEqual({
    'submit 201': 2 * INTERLEAVINGS,
    'reprice 200': expect.any(Number),
    'reprice 404': expect.any(Number),
    'quote 200': expect.any(Number),
    'quote 422': expect.any(Number),
    'delete 204': INTERLEAVINGS / 4,
    'restore 200': INTERLEAVINGS / 2,
    'switch 200': INTERLEAVINGS / 4,
  });

  const rows = await query<{ id: string; total_cost: string; has_inactive_items: boolean }>(
    databaseUrl,
    `SELECT id, total_cost, has_inactive_items FROM inquiries WHERE id = ANY($1)`,
    [sent.map(({ id }) => id)],
  );
  expect(rows).toHaveLength(2 * INTERLEAVINGS);
  const stored = new Map(rows.map((row) => [row.id, row.total_cost]));
  const faulty = sent.filter(({ id, from, until }) => {
    // Of 100 pieces: fabric 15, fit 30, finishing 25 and print 15 a piece, and 700 of set-up.
    const possible = inForce
      .filter((price) => price.from <= until && price.until >= from)
      .map(({ pounds }) => `${(pounds + 85) * 100 + 700}.00`);
    return !possible.includes(stored.get(id)!);
  });
  expect(faulty).toEqual([]);
  expect(new Set(stored.values()).size).toBeGreaterThan(INTERLEAVINGS / 4);
  expect(rows.some((row) => row.has_inactive_items)).toBe(true);
}, 60_000);
