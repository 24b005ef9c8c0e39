// What visitors and staff do on a busy day, as many times faster as it is told: they come when they come, whether or not
// the ones before them have been answered.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../product.mjs';

/** How often each thing is done on a busy day of ten hours, by visitors and by six members of staff. */
const BUSY_DAY = {
  page: 6_000,
  catalogue: 4_000,
  quote: 30_000,
  inquiry: 300,
  link: 1_500,
  design: 60,
  list: 3_000,
  search: 600,
  record: 2_400,
  note: 600,
  status: 300,
  today: 600,
  picture: 20,
  quotation: 100,
  export: 20,
};
const DAY_S = 10 * 3_600;
const SEEN_WITHIN_MS = 30_000;

/**
 * @typedef {{ kind: string, status: number, code: string, sentAt: number, endedAt: number }} Answered one request;
 *   times as performance.now() says, status 0 where nothing came
 */

/** The work of a day, until it is told to stop. */
export class Work {
  /** @type {Answered[]} */
  answered = [];
  /** Inquiries that were answered 201: the key that they were sent with, their id and their customer's link. */
  acknowledged = [];
  /** Those that were not; the same can be sent again. */
  unanswered = [];
  /** Ids of inquiries whose quotation was answered as sent. */
  quoted = [];
  /** Designs that were answered as taken, and the inquiries that they came with. */
  designs = [];
  /** Paths of the pictures that were answered as made. */
  pictures = [];
  #under = new Set();
  #isOver = false;
  #rounds;
  #next = 0;

  /**
   * @param {object} given
   * @param {string} given.site
   * @param {() => string} given.cookie of a member of staff
   * @param {object} given.selection a body of calculate-quote
   * @param {Uint8Array} given.picture a PNG
   * @param {number} given.times how much faster than on a busy day
   */
  constructor({ site, cookie, selection, picture, times }) {
    this.site = site;
    this.cookie = cookie;
    this.selection = selection;
    this.file = picture;
    this.#rounds = Object.entries(BUSY_DAY).map(([kind, count]) => this.#come(kind, DAY_S / (count * times)));
  }

  /** Resolves when all that was begun has ended. */
  async stop() {
    this.#isOver = true;
    await Promise.all(this.#rounds);
    await Promise.all(this.#under);
  }

  async #come(kind, everyS) {
    const began = performance.now();
    for (let turn = 1; ; turn += 1) {
      await pause(Math.max(0, began + turn * everyS * 1_000 - performance.now()));
      if (this.#isOver) return;
      const work = this[kind](kind).catch(() => undefined);
      this.#under.add(work);
      void work.finally(() => this.#under.delete(work));
    }
  }

  /** One request, on record; throws where it does not end as it should. */
  async #ask(kind, path, request) {
    const sentAt = performance.now();
    const url = path.startsWith('http') ? path : this.site + path;
    const answer = await ask(url, request).catch((error) => ({
      status: 0,
      headers: new Headers(),
      body: { code: String(error.cause?.code ?? error.name) },
    }));
    const { status, body } = answer;
    const code = status < 400 && status > 0 ? '' : String(body?.code ?? '');
    this.answered.push({ kind, status, code, sentAt, endedAt: performance.now() });
    if (code !== '') throw new Error(`${kind} ${status} ${code}`);
    return answer;
  }

  #staff(kind, path, request = {}) {
    return this.#ask(kind, path, { ...request, headers: { ...request.headers, cookie: this.cookie() } });
  }

  /** Every inquiry in turns, so that no two write one at once. */
  #inquiry() {
    this.#next += 1;
    return this.acknowledged[this.#next % this.acknowledged.length];
  }

  page(kind) {
    const paths = ['/', '/ar', '/calculator', '/ar/calculator'];
    this.#next += 1;
    return this.#ask(kind, paths[this.#next % paths.length], { headers: { accept: 'text/html' } });
  }

  catalogue(kind) {
    const lists = ['product-types', 'fabrics', 'fits', 'finishing-qualities', 'print-types'];
    this.#next += 1;
    return this.#ask(kind, `/api/${lists[this.#next % lists.length]}`);
  }

  quote(kind) {
    return this.#ask(kind, '/api/calculate-quote', { body: this.selection });
  }

  async inquiry(kind, more = {}) {
    const key = randomUUID();
    try {
      await this.send(kind, key, more);
    } catch (error) {
      this.unanswered.push({ key, more });
      throw error;
    }
  }

  /** Sends an inquiry under a key, for the first time or again. */
  async send(kind, key, more) {
    const { body } = await this.#ask(kind, '/api/inquiries', {
      headers: { 'idempotency-key': key },
      body: { ...this.selection, customerName: 'Layla Hassan', customerEmail: `${key}@example.com`, ...more },
    });
    this.acknowledged.push({ key, id: body.id, token: new URL(body.link).pathname.split('/').at(-1) });
    return body;
  }

  async link(kind) {
    const inquiry = this.#inquiry();
    if (!inquiry) return;
    await this.#ask(kind, `/t/${inquiry.token}`, { headers: { accept: 'text/html' } });
    await this.#ask(kind, `/api/requests/${inquiry.token}`);
  }

  async design(kind) {
    const announced = { fileName: 'شعار.png', bytes: this.file.length };
    const { body: place } = await this.#ask(kind, '/api/artwork', { body: announced });
    const headers = { 'artwork-draft': place.draft };
    await this.#ask(kind, place.uploadUrl, { method: 'PUT', body: this.file });
    await this.#ask(kind, `/api/artwork/${place.id}/finish`, { method: 'PUT', headers });
    for (const giveUp = performance.now() + SEEN_WITHIN_MS; performance.now() < giveUp; await pause(500)) {
      const { body: designs } = await this.#ask(kind, '/api/artwork', { headers });
      if (designs[0]?.state === 'done') break;
    }
    await this.inquiry(kind, { artwork: { draft: place.draft, mayBeUsed: true } });
    this.designs.push(place.id);
  }

  list(kind) {
    return this.#staff(kind, '/api/admin/inquiries?limit=25&sort=newFirst');
  }

  search(kind) {
    return this.#staff(kind, `/api/admin/inquiries?limit=25&q=${encodeURIComponent('هودي')}`);
  }

  async record(kind) {
    const inquiry = this.#inquiry();
    if (inquiry) await this.#staff(kind, `/api/admin/inquiries/${inquiry.id}`);
  }

  async note(kind) {
    const inquiry = this.#inquiry();
    const body = { adminNotes: `She takes ${this.#next}` };
    if (inquiry) await this.#staff(kind, `/api/admin/inquiries/${inquiry.id}`, { method: 'PUT', body });
  }

  /** One that nobody else moves is answered, and that is taken back. */
  async status(kind) {
    const inquiry = this.acknowledged.find(({ isTaken }) => !isTaken);
    if (!inquiry) return;
    inquiry.isTaken = true;
    const path = `/api/admin/inquiries/${inquiry.id}`;
    await this.#staff(kind, path, { method: 'PUT', body: { status: 'accepted' } });
    await this.#staff(kind, `${path}/status/undo`, { method: 'POST' });
  }

  today(kind) {
    return this.#staff(kind, '/api/admin/today');
  }

  async picture(kind) {
    const { body: upload } = await this.#staff(kind, '/api/objects/upload', { method: 'POST' });
    await this.#ask(kind, upload.uploadURL, { method: 'PUT', body: this.file });
    const body = { imageURL: upload.uploadURL };
    const made = await this.#staff(kind, '/api/objects/finalize', { method: 'PUT', body });
    this.pictures.push(made.body.objectPath);
    await this.#ask(kind, `${made.body.objectPath}?w=640`);
  }

  async quotation(kind) {
    const inquiry = this.acknowledged.find(({ isTaken }) => !isTaken);
    if (!inquiry) return;
    inquiry.isTaken = true;
    const path = `/api/admin/inquiries/${inquiry.id}/quotation`;
    await this.#staff(kind, `${path}/draft`, { body: {} });
    await this.#staff(kind, `${path}/send`, { body: {} });
    this.quoted.push(inquiry.id);
  }

  export(kind) {
    return this.#staff(kind, '/api/admin/inquiries/export.csv');
  }
}
