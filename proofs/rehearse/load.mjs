// What visitors and staff do all day, by a number of them at once, with every answer accounted for.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './product.mjs';
import { expect } from './steps.mjs';

/** A visitor waits this long between two requests: load, and not as much as can be had. */
const THINKS_MS = 5;

/**
 * @typedef {{ kind: string, status: number, code: string, sentAt: number, endedAt: number }} Failure times as
 *   performance.now() says
 */

/** Requests without end until it is told to stop. */
export class Load {
  /** How many were answered as they should, by kind. */
  counts = {};
  /** @type {Failure[]} */
  failures = [];
  /** Submissions that were answered 201, with the milliseconds since 1970 at which they were sent and answered. */
  acknowledged = [];
  /** Keys of submissions that were not; the same request can be sent again. */
  unanswered = [];
  #unmoved = [];
  #stopping = false;
  #workers;

  /**
   * @param {object} given
   * @param {string | string[]} given.url where it goes, or several in turns
   * @param {string} given.cookie of a member of staff
   * @param {object} given.selection a body of calculate-quote
   * @param {number} given.workers
   * @param {boolean} [given.pages] whether the site's pages are asked for, too
   */
  constructor({ url, cookie, selection, workers, pages = false }) {
    this.urls = [url].flat();
    this.cookie = cookie;
    this.selection = selection;
    this.kinds = [
      'quote',
      'submission',
      'quote',
      'staffList',
      'quote',
      'catalogue',
      'quote',
      'update',
      'move',
    ];
    if (pages) this.kinds.push('page');
    this.#workers = Array.from({ length: workers }, (_, worker) => this.#work(worker));
  }

  get total() {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  /** Resolves when every request that was begun has ended. */
  async stop() {
    this.#stopping = true;
    await Promise.all(this.#workers);
  }

  async #work(worker) {
    for (let turn = worker; !this.#stopping; turn += 1) {
      const kind = this.kinds[turn % this.kinds.length];
      const url = this.urls[turn % this.urls.length];
      const sentAt = performance.now();
      const { status, body } = await this[kind](url).catch((error) => ({
        status: 0,
        body: { code: String(error.cause ?? error) },
      }));
      if (status === 200 || status === 201) this.counts[kind] = (this.counts[kind] ?? 0) + 1;
      else this.failures.push({ kind, status, code: body?.code ?? '', sentAt, endedAt: performance.now() });
      await pause(THINKS_MS);
    }
  }

  quote(url) {
    return ask(`${url}/api/calculate-quote`, { body: this.selection });
  }

  catalogue(url) {
    return ask(`${url}/api/fabrics`);
  }

  page(url) {
    return ask(`${url}/en`);
  }

  staffList(url) {
    return ask(`${url}/api/admin/inquiries?limit=20`, { headers: { cookie: this.cookie } });
  }

  async submission(url) {
    const key = randomUUID();
    const sentAt = Date.now();
    const answer = await this.submit(url, key);
    if (answer.status === 201) {
      this.acknowledged.push({ key, id: answer.body.id, at: url, sentAt, answeredAt: Date.now() });
      this.#unmoved.push(answer.body.id);
    } else this.unanswered.push(key);
    return answer;
  }

  submit(url, key) {
    const contact = { customerName: 'Layla Hassan', customerEmail: `${key}@example.com` };
    return ask(`${url}/api/inquiries`, {
      headers: { 'idempotency-key': key },
      body: { ...this.selection, ...contact },
    });
  }

  /** An inquiry of its own is accepted, closed and taken back, in turns by all instances. */
  async move(url) {
    const id = this.#unmoved.pop();
    if (!id) return this.quote(url);
    const next = this.urls[(this.urls.indexOf(url) + 1) % this.urls.length];
    const path = `/api/admin/inquiries/${id}`;
    const headers = { cookie: this.cookie };
    let answer;
    for (const [at, status] of [
      [next, 'accepted'],
      [url, 'closed'],
    ]) {
      answer = await ask(at + path, { method: 'PUT', headers, body: { status } });
      if (answer.status !== 200) return answer;
    }
    return ask(`${next}${path}/status/undo`, { method: 'POST', headers });
  }

  /** Notes on what was acknowledged, in turns, also by another instance. */
  async update(url) {
    const inquiry = this.acknowledged.at(-1);
    if (!inquiry) return this.quote(url);
    return ask(`${url}/api/admin/inquiries/${inquiry.id}`, {
      method: 'PUT',
      headers: { cookie: this.cookie },
      body: { adminNotes: `seen by ${url}` },
    });
  }
}

/**
 * @param {Failure[]} failures
 * @returns {string} how many of each kind: "3 × quote 503 server.unavailable"
 */
export function kindsOf(failures) {
  const counts = {};
  for (const { kind, status, code } of failures) {
    const name = `${kind} ${status} ${code}`.trim();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return (
    Object.entries(counts)
      .map(([name, times]) => `${times} × ${name}`)
      .join(', ') || 'none'
  );
}

/**
 * @param {{ query(sql: string, values: unknown[]): Promise<{ rows: { id: string, customer_email: string }[] }> }} pg
 * @param {{ id: string, key: string }[]} acknowledged
 * @returns {Promise<number>} how many; throws unless each is there exactly once
 */
export async function storedOnce(pg, acknowledged) {
  const { rows } = await pg.query(
    'SELECT id, customer_email FROM inquiries WHERE customer_email = ANY ($1)',
    [acknowledged.map(({ key }) => `${key}@example.com`)],
  );
  const known = rows.map(({ id, customer_email: email }) => `${id} ${email}`).sort();
  const wanted = acknowledged.map(({ id, key }) => `${id} ${key}@example.com`).sort();
  expect(known.join() === wanted.join(), `${known.length} stored of ${wanted.length} acknowledged`);
  return wanted.length;
}
