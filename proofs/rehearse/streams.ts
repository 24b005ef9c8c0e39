import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { ask, signIn, type Instance, type TwoBackends } from './product.ts';
import { expect, messageOf } from './steps.ts';

const STREAMS = 500;
const STREAMS_OF_A_SESSION = 5;
const AT_ONCE = 50;
const TOLD_WITHIN_MS = 2_000;
const ENDED_WITHIN_MS = 3_000;
const BACK_WITHIN_MS = 20_000;
/** As libs/staff-kit/src/live/stream.ts: a page asks again after this and up to as much again, then after twice that. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 8_000;

/**
 * Has hundreds of browsers follow the changes through nginx and changes a price; then stops one backend and, once
 * it
 * runs again, kills the other one, which has all streams by then, with -9. Each time those who lost theirs come
 * back to
 * the backend that is left and hear of the next change.
 * @returns what was seen
 */
export async function tryStreams({ publicUrl, one, other, pg, selection }: TwoBackends): Promise<string> {
  const headers = { cookie: await signIn(publicUrl) };
  const readers: Reader[] = [];
  for (const cookie of await sessions(pg, STREAMS / STREAMS_OF_A_SESSION)) {
    for (let stream = 0; stream < STREAMS_OF_A_SESSION; stream += 1)
      readers.push(new Reader(publicUrl, cookie));
    if (readers.length % AT_ONCE === 0) await allOpen(readers);
  }
  expect(readers.length === STREAMS, `${readers.length} streams`);

  const tellAll = async (basePrice: string): Promise<string> => {
    for (const reader of readers) reader.hasHeard = false;
    const began = performance.now();
    const path = `/api/admin/product-types/${selection.productTypeId}`;
    const { status } = await ask(publicUrl + path, { method: 'PUT', headers, body: { basePrice } });
    expect(status === 200, `changing the price answered ${status}`);
    const deaf = () => readers.filter(({ hasHeard }) => !hasHeard).length;
    await until(
      TOLD_WITHIN_MS,
      () => deaf() === 0,
      () => `${deaf()} of ${STREAMS} were not told`,
    );
    return `all told after ${(performance.now() - began).toFixed(0)} ms`;
  };
  const lose = async (instance: Instance, signal: NodeJS.Signals): Promise<string> => {
    const lostBefore = lostBy(readers);
    const began = performance.now();
    const goneMs = await instance.stop(signal);
    const lost = () => lostBy(readers) - lostBefore;
    await until(
      ENDED_WITHIN_MS,
      () => lost() > 0,
      () => 'no stream has ended',
    );
    await allOpen(readers).catch((error) => {
      throw new Error(`${signal}, ${lost()} lost: ${messageOf(error)}`);
    });
    const backMs = performance.now() - began;
    return `gone after ${goneMs.toFixed(0)} ms with ${lost()} streams, all back at the other after ${backMs.toFixed(0)} ms`;
  };

  try {
    const first = await tellAll('199.00');
    const stopped = `${await lose(one, 'SIGTERM')}, ${await tellAll('198.00')}`;
    await one.start();
    const killed = `${await lose(other, 'SIGKILL')}, ${await tellAll('197.00')}`;
    return `${STREAMS}: ${first}; a stopped backend ${stopped}; one killed with -9 ${killed}`;
  } finally {
    for (const reader of readers) reader.leave();
    // What was not held is said once; what comes next has both again.
    for (const instance of [one, other]) await instance.stop().then(() => instance.start());
  }
}

/** The cookies of new sessions of the first account: so many passwords nobody may try in a row. */
async function sessions(pg: Client, count: number): Promise<string[]> {
  const cookies: string[] = [];
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

/** A page that reads the stream, and asks for it again as often as it ends. */
class Reader {
  isOpen = false;
  hasHeard = false;
  /** How the latest request for a stream was answered: a status, or why not at all. */
  answered: string | undefined;
  /** How often a stream that had begun has ended. */
  lost = 0;
  #leaving = new AbortController();

  constructor(publicUrl: string, cookie: string) {
    void this.#read(`${publicUrl}/api/admin/live`, cookie);
  }

  leave() {
    this.#leaving.abort();
  }

  async #read(url: string, cookie: string) {
    const { signal } = this.#leaving;
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const hadBegun = await this.#readOnce(url, cookie).catch((error) => {
        if (!this.isOpen) this.answered = error.cause?.code ?? error.name;
        return this.isOpen;
      });
      this.isOpen = false;
      if (signal.aborted) return;
      if (hadBegun) {
        this.lost += 1;
        pauseMs = FIRST_PAUSE_MS;
      }
      await pause(pauseMs * (1 + Math.random()), undefined, { signal }).catch(() => undefined);
    }
  }

  async #readOnce(url: string, cookie: string): Promise<boolean> {
    const answer = await fetch(url, { headers: { cookie }, signal: this.#leaving.signal });
    this.answered = String(answer.status);
    if (answer.status !== 200) {
      const { code } = await answer.json().catch(() => ({}));
      this.answered = `${answer.status} ${code}`;
      return false;
    }
    if (!answer.body) return false;
    this.isOpen = true;
    let text = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      text = (text + part).slice(-1_000);
      if (/productType\.updated.*\n/.test(text)) {
        this.hasHeard = true;
        text = '';
      }
    }
    return true;
  }
}

function lostBy(readers: Reader[]): number {
  return readers.reduce((sum, { lost }) => sum + lost, 0);
}

/** Until all have a stream, and none of them has just lost it. */
async function allOpen(readers: Reader[]): Promise<void> {
  const closed = () => readers.filter(({ isOpen }) => !isOpen).map(({ answered }) => answered);
  await until(
    BACK_WITHIN_MS,
    async () => {
      const lostBefore = lostBy(readers);
      await pause(100);
      return closed().length === 0 && lostBy(readers) === lostBefore;
    },
    () => `${closed().length} of ${readers.length} have no stream (${[...new Set(closed())].join(', ')})`,
  );
}

async function until(
  ms: number,
  isSo: () => boolean | Promise<boolean>,
  otherwise: () => string,
): Promise<void> {
  const giveUp = performance.now() + ms;
  while (!(await isSo())) {
    expect(performance.now() < giveUp, `${otherwise()} within ${ms} ms`);
    await pause(2);
  }
}
