// What visitors and staff do on a busy day, as many times faster as it is told: they come when they come, whether or not
// the ones before them have been answered.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Artwork, ArtworkUploadPlace, InquiryReceipt, Selection } from '@tiraz/api-client';
import type { FinalizedPicture, UploadPlace } from '@tiraz/api-client/staff';
import { inTurns } from '../../support/figures.ts';
import type { Stored } from '../load.ts';
import { ask, tokenOf, type Answer, type Request } from '../product.ts';

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
const KINDS = Object.keys(BUSY_DAY) as Kind[];
const DAY_S = 10 * 3_600;
const SEEN_WITHIN_MS = 30_000;

type Kind = keyof typeof BUSY_DAY;

/** One request; times as performance.now() says, status 0 where nothing came. */
export interface Answered {
  kind: Kind;
  status: number;
  code: string;
  sentAt: number;
  endedAt: number;
}

/** An inquiry that was answered 201, the key that it was sent with, and the token of its customer's link. */
interface Taken extends Stored {
  token: string;
  /** Whether staff have answered it. */
  isTaken?: boolean;
}

interface Given {
  site: string;
  /** Of a member of staff. */
  cookie: () => string;
  selection: Selection;
  /** A PNG. */
  picture: Buffer;
  /** How much faster than on a busy day. */
  times: number;
}

/** The work of a day, until it is told to stop. */
export class Work {
  answered: Answered[] = [];
  acknowledged: Taken[] = [];
  /** Those that were not; the same can be sent again. */
  unanswered: { key: string; more: object }[] = [];
  /** Ids of inquiries whose quotation was answered as sent. */
  quoted: string[] = [];
  /** Designs that were answered as taken, and the inquiries that they came with. */
  designs: string[] = [];
  /** Paths of the pictures that were answered as made. */
  pictures: string[] = [];
  readonly site: string;
  readonly cookie: () => string;
  readonly selection: Selection;
  readonly file: Buffer;
  #under = new Set<Promise<unknown>>();
  #isOver = false;
  #rounds: Promise<void>[];
  #next = 0;

  constructor({ site, cookie, selection, picture, times }: Given) {
    this.site = site;
    this.cookie = cookie;
    this.selection = selection;
    this.file = picture;
    this.#rounds = KINDS.map((kind) => this.#come(kind, DAY_S / (BUSY_DAY[kind] * times)));
  }

  /** Resolves when all that was begun has ended. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#rounds);
    await Promise.all(this.#under);
  }

  async #come(kind: Kind, everyS: number): Promise<void> {
    const began = performance.now();
    for (let turn = 1; ; turn += 1) {
      await pause(Math.max(0, began + turn * everyS * 1_000 - performance.now()));
      if (this.#isOver) return;
      const asked: Promise<unknown> = this[kind](kind);
      const work = asked.catch(() => undefined);
      this.#under.add(work);
      void work.finally(() => this.#under.delete(work));
    }
  }

  /** One request, on record; throws where it does not end as it should. */
  async #ask<Body>(kind: Kind, path: string, request?: Request): Promise<Answer<Body>> {
    const sentAt = performance.now();
    const url = path.startsWith('http') ? path : this.site + path;
    const answer = await ask<Body>(url, request).catch((error) => String(error.cause?.code ?? error.name));
    const { status, body } = typeof answer === 'string' ? { status: 0, body: { code: answer } } : answer;
    const code = status < 400 && status > 0 ? '' : String(body?.code ?? '');
    this.answered.push({ kind, status, code, sentAt, endedAt: performance.now() });
    if (typeof answer === 'string' || code !== '') throw new Error(`${kind} ${status} ${code}`);
    return answer;
  }

  #staff<Body>(kind: Kind, path: string, request: Request = {}): Promise<Answer<Body>> {
    return this.#ask<Body>(kind, path, {
      ...request,
      headers: { ...request.headers, cookie: this.cookie() },
    });
  }

  /** Every inquiry in turns, so that no two write one at once. */
  #inquiry(): Taken | undefined {
    this.#next += 1;
    return this.acknowledged[this.#next % this.acknowledged.length];
  }

  page(kind: Kind) {
    const paths = ['/', '/ar', '/calculator', '/ar/calculator'];
    this.#next += 1;
    return this.#ask(kind, inTurns(paths, this.#next), { headers: { accept: 'text/html' } });
  }

  catalogue(kind: Kind) {
    const lists = ['product-types', 'fabrics', 'fits', 'finishing-qualities', 'print-types'];
    this.#next += 1;
    return this.#ask(kind, `/api/${inTurns(lists, this.#next)}`);
  }

  quote(kind: Kind) {
    return this.#ask(kind, '/api/calculate-quote', { body: this.selection });
  }

  async inquiry(kind: Kind, more: object = {}): Promise<void> {
    const key = randomUUID();
    try {
      await this.send(kind, key, more);
    } catch (error) {
      this.unanswered.push({ key, more });
      throw error;
    }
  }

  /** Sends an inquiry under a key, for the first time or again. */
  async send(kind: Kind, key: string, more: object): Promise<void> {
    const { body } = await this.#ask<InquiryReceipt>(kind, '/api/inquiries', {
      headers: { 'idempotency-key': key },
      body: { ...this.selection, customerName: 'Layla Hassan', customerEmail: `${key}@example.com`, ...more },
    });
    this.acknowledged.push({ key, id: body.id, token: tokenOf(body.link) });
  }

  async link(kind: Kind) {
    const inquiry = this.#inquiry();
    if (!inquiry) return;
    await this.#ask(kind, `/t/${inquiry.token}`, { headers: { accept: 'text/html' } });
    await this.#ask(kind, `/api/requests/${inquiry.token}`);
  }

  async design(kind: Kind) {
    const announced = { fileName: 'شعار.png', bytes: this.file.length };
    const { body: place } = await this.#ask<ArtworkUploadPlace>(kind, '/api/artwork', { body: announced });
    const headers = { 'artwork-draft': place.draft };
    await this.#ask(kind, place.uploadUrl, { method: 'PUT', body: this.file });
    await this.#ask(kind, `/api/artwork/${place.id}/finish`, { method: 'PUT', headers });
    for (const giveUp = performance.now() + SEEN_WITHIN_MS; performance.now() < giveUp; await pause(500)) {
      const { body: designs } = await this.#ask<Artwork[]>(kind, '/api/artwork', { headers });
      if (designs[0]?.state === 'done') break;
    }
    await this.inquiry(kind, { artwork: { draft: place.draft, mayBeUsed: true } });
    this.designs.push(place.id);
  }

  list(kind: Kind) {
    return this.#staff(kind, '/api/admin/inquiries?limit=25&sort=newFirst');
  }

  search(kind: Kind) {
    return this.#staff(kind, `/api/admin/inquiries?limit=25&q=${encodeURIComponent('هودي')}`);
  }

  async record(kind: Kind) {
    const inquiry = this.#inquiry();
    if (inquiry) await this.#staff(kind, `/api/admin/inquiries/${inquiry.id}`);
  }

  async note(kind: Kind) {
    const inquiry = this.#inquiry();
    const body = { adminNotes: `She takes ${this.#next}` };
    if (inquiry) await this.#staff(kind, `/api/admin/inquiries/${inquiry.id}`, { method: 'PUT', body });
  }

  /** One that nobody else moves is answered, and that is taken back. */
  async status(kind: Kind) {
    const inquiry = this.acknowledged.find(({ isTaken }) => !isTaken);
    if (!inquiry) return;
    inquiry.isTaken = true;
    const path = `/api/admin/inquiries/${inquiry.id}`;
    await this.#staff(kind, path, { method: 'PUT', body: { status: 'accepted' } });
    await this.#staff(kind, `${path}/status/undo`, { method: 'POST' });
  }

  today(kind: Kind) {
    return this.#staff(kind, '/api/admin/today');
  }

  async picture(kind: Kind) {
    const { body: upload } = await this.#staff<UploadPlace>(kind, '/api/objects/upload', { method: 'POST' });
    await this.#ask(kind, upload.uploadURL, { method: 'PUT', body: this.file });
    const body = { imageURL: upload.uploadURL };
    const made = await this.#staff<FinalizedPicture>(kind, '/api/objects/finalize', { method: 'PUT', body });
    this.pictures.push(made.body.objectPath);
    await this.#ask(kind, `${made.body.objectPath}?w=640`);
  }

  async quotation(kind: Kind) {
    const inquiry = this.acknowledged.find(({ isTaken }) => !isTaken);
    if (!inquiry) return;
    inquiry.isTaken = true;
    const path = `/api/admin/inquiries/${inquiry.id}/quotation`;
    await this.#staff(kind, `${path}/draft`, { body: {} });
    await this.#staff(kind, `${path}/send`, { body: {} });
    this.quoted.push(inquiry.id);
  }

  export(kind: Kind) {
    return this.#staff(kind, '/api/admin/inquiries/export.csv');
  }
}
