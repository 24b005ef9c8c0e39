import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDatabase, query, signedIn, startBackend, type Backend } from './harness.js';
import { Quoted } from './quoted.js';

let backend: Backend;
let databaseUrl: string;
let quoted: Quoted;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true', INQUIRIES_PER_MINUTE: '0' } });
  const headers = await signedIn(backend, 'mona@tiraz.example');
  quoted = new Quoted(
    () => backend,
    () => headers,
  );
});
afterAll(() => backend.stop());

it('a code is guessed at five times, at once or not: what is refused is counted all the same', async () => {
  const followed = await quoted.drafted();
  await quoted.offer(followed, '100000.00');
  await quoted.send(followed);
  expect((await quoted.customer(followed, '/code', { revision: 1 })).status).toBe(204);
  const mails = `SELECT (regexp_match(blocks::text, '"(\\d{6})"'))[1] AS code FROM messages WHERE kind = 'acceptance-code'`;
  const [mail] = await query<{ code: string }>(databaseUrl, mails);
  const code = mail!.code;
  expect(code).toMatch(/^\d{6}$/);
  const guess = async (typed = code === '000000' ? '000001' : '000000') =>
    (await quoted.customer(followed, '/accept', { ...Quoted.yes(), code: typed })).body.code;

  expect([await guess(), await guess()]).toEqual(Array(2).fill('quotation.code-wrong'));
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => guess()));
  const counted = (refusal: string) => outcomes.filter((outcome) => outcome === refusal).length;
  expect([counted('quotation.code-wrong'), counted('quotation.code-over')]).toEqual([3, 5]);
  expect(await guess(code)).toBe('quotation.code-over');
});
