import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { count, inquiryOf, workedExample, type ProblemBody, type SelectionBody } from './garments.js';
import { createDatabase, startBackend, type Backend } from './harness.js';

const cell = (change: object = {}) => ({ color: null, size: 'm', pieces: 100, ...change });
const exact = (...cells: object[]) => ({ mode: 'exact', cells });
const ratio = (...parts: object[]) => ({ mode: 'ratio', ratio: parts });

/** Of the form, 400: what no client of the document would write. Of the order, 422. */
const REFUSED: readonly (readonly [string, unknown, number, string])[] = [
  ['a word', '"m"', 400, 'body.invalid'],
  ['a list', [], 400, 'body.invalid'],
  ['nothing in it', {}, 400, 'body.invalid'],
  ['a mode that is none', { mode: 'later' }, 400, 'body.invalid'],
  ['cells that are no list', { mode: 'exact', cells: { length: 1, 0: cell() } }, 400, 'body.invalid'],
  ['a cell that is none', exact([]), 400, 'body.invalid'],
  ['pieces as text', exact(cell({ pieces: '100' })), 400, 'body.invalid'],
  ['half a piece', exact(cell({ pieces: 99.5 })), 400, 'body.invalid'],
  ['negative pieces', exact(cell({ pieces: -1 }), cell({ size: 'l', pieces: 101 })), 400, 'body.invalid'],
  ['a thousand million pieces', exact(cell({ pieces: 1e9 })), 400, 'body.invalid'],
  ['negative parts', ratio({ size: 'm', parts: -1 }), 400, 'body.invalid'],
  ['100 parts', ratio({ size: 'm', parts: 100 }), 400, 'body.invalid'],
  ['13 parts', ratio(...Array.from({ length: 13 }, () => ({ size: 'm', parts: 1 }))), 400, 'body.invalid'],
  ['769 cells', exact(...Array.from({ length: 769 }, () => cell({ pieces: 0 }))), 400, 'body.invalid'],
  ['a size of 13 characters', exact(cell({ size: 'm'.repeat(13) })), 400, 'body.invalid'],
  ['a cell twice', exact(cell({ pieces: 50 }), cell({ pieces: 50 })), 422, 'sizes.duplicate'],
  ['a size of every object', exact(cell({ size: '__proto__' })), 422, 'sizes.unknown-size'],
  ['another one', exact(cell({ size: 'constructor' })), 422, 'sizes.unknown-size'],
  ['a colour of every object', exact(cell({ color: '__proto__' })), 422, 'sizes.unknown-colour'],
  ['a piece too few', exact(cell({ pieces: 99 })), 422, 'sizes.do-not-add-up'],
  ['no parts', ratio({ size: 'm', parts: 0 }), 422, 'sizes.none'],
];

describe('sizes that nobody means', () => {
  let databaseUrl: string;
  let backend: Backend;
  let example: SelectionBody;

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
    example = await workedExample(backend);
  });
  afterAll(() => backend.stop());

  it.each(REFUSED)('%s is refused, as a price and as an inquiry', async (_, sizes, status, code) => {
    const before = await count(databaseUrl, 'inquiries');
    for (const [path, body] of [
      ['/api/calculate-quote', { ...example, sizes }],
      ['/api/inquiries', inquiryOf(example, { sizes })],
    ] as const) {
      const answer = await backend.ask<ProblemBody>(path, { method: 'POST', body });
      expect({ path, status: answer.status, code: answer.body.code }).toEqual({ path, status, code });
    }
    expect(await count(databaseUrl, 'inquiries')).toBe(before);
  });

  it('what is meant is taken', async () => {
    const body = inquiryOf(example, { sizes: exact(cell()) });
    expect((await backend.ask('/api/inquiries', { method: 'POST', body })).status).toBe(201);
  });
});
