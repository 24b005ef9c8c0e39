import { createHash, randomUUID } from 'node:crypto';
import { ask, signIn } from './product.mjs';
import { expect } from './steps.mjs';

const STREAMS = 500;
const STREAMS_OF_A_SESSION = 5;
const AT_ONCE = 50;
const TOLD_WITHIN_MS = 2_000;
const ENDED_WITHIN_MS = 3_000;

/**
 * Has hundreds of browsers follow the changes through nginx, changes a price, and stops the backend that half of them read.
 * @param {{ publicUrl: string, one: import('./product.mjs').Instance, pg: import('pg').Client, selection: object }} given
 * @returns {Promise<string>} what was seen
 */
export async function tryStreams({ publicUrl, one, pg, selection }) {
  const headers = { cookie: await signIn(publicUrl) };
  const streams = [];
  for (const cookie of await sessions(pg, STREAMS / STREAMS_OF_A_SESSION)) {
    for (let stream = 0; stream < STREAMS_OF_A_SESSION; stream += 1) streams.push(follow(publicUrl, cookie));
    if (streams.length % AT_ONCE === 0) await Promise.all(streams);
  }
  const readers = await Promise.all(streams);
  expect(readers.length === STREAMS, `${readers.length} streams`);

  const began = performance.now();
  const path = `/api/admin/product-types/${selection.productTypeId}`;
  const { status } = await ask(publicUrl + path, { method: 'PUT', headers, body: { basePrice: '199.00' } });
  expect(status === 200, `changing the price answered ${status}`);
  await within(TOLD_WITHIN_MS, 'not all were told', Promise.all(readers.map(({ told }) => told)));
  const toldMs = performance.now() - began;

  const stoppedMs = await one.stop('SIGTERM');
  await within(ENDED_WITHIN_MS, 'no stream has ended', Promise.race(readers.map(({ ended }) => ended)));
  const again = await follow(publicUrl, headers.cookie);
  await one.start();
  for (const reader of [...readers, again]) reader.leave();
  return `${STREAMS} told after ${toldMs.toFixed(0)} ms; a backend with streams stops in ${stoppedMs.toFixed(0)} ms, and its readers find the other`;
}

/** The cookies of new sessions of the first account: so many passwords nobody may try in a row. */
async function sessions(pg, count) {
  const cookies = [];
  for (let made = 0; made < count; made += 1) {
    const token = randomUUID().replaceAll('-', '').padEnd(43, 's');
    await pg.query(
      `INSERT INTO staff_sessions (token_hash, id, staff_id, user_agent, started_at, seen_at)
       SELECT $1, $2, id, '', now(), now() FROM staff LIMIT 1`,
      [createHash('sha256').update(token).digest(), randomUUID()],
    );
    cookies.push(`tiraz.session=${token}`);
  }
  return cookies;
}

async function follow(publicUrl, cookie) {
  const leaving = new AbortController();
  const answer = await fetch(`${publicUrl}/api/admin/live`, { headers: { cookie }, signal: leaving.signal });
  expect(answer.status === 200, `a stream answered ${answer.status}`);
  const told = Promise.withResolvers();
  const ended = Promise.withResolvers();
  void (async () => {
    let text = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      text += part;
      if (text.includes('productType.updated')) told.resolve();
    }
  })().then(ended.resolve, ended.resolve);
  return { told: told.promise, ended: ended.promise, leave: () => leaving.abort() };
}

async function within(ms, otherwise, work) {
  const late = Promise.withResolvers();
  const timer = setTimeout(() => late.reject(new Error(`${otherwise} within ${ms} ms`)), ms);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
