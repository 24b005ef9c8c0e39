// What visitors and staff do all day, by a number of them at once, with every answer accounted for.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { InquiryReceipt, Selection } from '@tiraz/api-client';
import type { Client } from 'pg';
import { inTurns } from '../support/figures.ts';
import { ask, type Answer } from './product.ts';
import { expect } from './steps.ts';

/** A visitor waits this long between two requests: load, and not as much as can be had. */
const THINKS_MS = 5;

/** One request that was not answered as it should be; times as performance.now() says. */
export interface Failure {
  kind: string;
  status: number;
  code: string;
  sentAt: number;
  endedAt: number;
}

/** A submission that is stored, and the key that it was sent with. */
export interface Stored {
  key: string;
  id: string;
}

/** One that was answered 201: by which of the addresses, and the milliseconds since 1970 at its two ends. */
export interface Acknowledged extends Stored {
  at: string;
  sentAt: number;
  answeredAt: number;
}

type Kind = 'quote' | 'submission' | 'staffList' | 'catalogue' | 'update' | 'move' | 'page';

/** The shares of visitors and staff. */
const KINDS: Kind[] = [
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

interface Given {
  /** Where it goes, or several in turns. */
  url: string | string[];
  /** Of a member of staff. */
  cookie: string;
  selection: Selection;
  workers: number;
  /** Whether the site's pages are asked for, too. */
  pages?: boolean;
}

/** Requests without end until it is told to stop. */
export class Load {
  /** How many were answered as they should, by kind. */
  counts: Partial<Record<Kind, number>> = {};
  failures: Failure[] = [];
  acknowledged: Acknowledged[] = [];
  /** Keys of submissions that were not; the same request can be sent again. */
  unanswered: string[] = [];
  #unmoved: string[] = [];
  #stopping = false;
  #workers: Promise<void>[];
  readonly urls: string[];
  readonly cookie: string;
  readonly selection: Selection;
  readonly kinds: Kind[];

  constructor({ url, cookie, selection, workers, pages = false }: Given) {
    this.urls = [url].flat();
    this.cookie = cookie;
    this.selection = selection;
    this.kinds = pages ? [...KINDS, 'page'] : KINDS;
    this.#workers = Array.from({ length: workers }, (_, worker) => this.#work(worker));
  }

  get total(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  /** Resolves when every request that was begun has ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#workers);
  }

  async #work(worker: number) {
    for (let turn = worker; !this.#stopping; turn += 1) {
      const kind = inTurns(this.kinds, turn);
      const url = inTurns(this.urls, turn);
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

  quote(url: string) {
    return ask(`${url}/api/calculate-quote`, { body: this.selection });
  }

  catalogue(url: string) {
    return ask(`${url}/api/fabrics`);
  }

  page(url: string) {
    return ask(`${url}/en`);
  }

  staffList(url: string) {
    return ask(`${url}/api/admin/inquiries?limit=20`, { headers: { cookie: this.cookie } });
  }

  async submission(url: string) {
    const key = randomUUID();
    const answer = await this.acknowledge(url, key);
    if (answer.status === 201) this.#unmoved.push(answer.body.id);
    else this.unanswered.push(key);
    return answer;
  }

  /** Sends an inquiry and keeps what is answered with 201. */
  async acknowledge(url: string, key: string): Promise<Answer<InquiryReceipt>> {
    const sentAt = Date.now();
    const answer = await this.submit(url, key);
    if (answer.status === 201)
      this.acknowledged.push({ key, id: answer.body.id, at: url, sentAt, answeredAt: Date.now() });
    return answer;
  }

  submit(url: string, key: string) {
    const contact = { customerName: 'Layla Hassan', customerEmail: `${key}@example.com` };
    return ask<InquiryReceipt>(`${url}/api/inquiries`, {
      headers: { 'idempotency-key': key },
      body: { ...this.selection, ...contact },
    });
  }

  /** An inquiry of its own is accepted, closed and taken back, in turns by all instances. */
  async move(url: string): Promise<Answer<unknown>> {
    const id = this.#unmoved.pop();
    if (!id) return this.quote(url);
    const next = inTurns(this.urls, this.urls.indexOf(url) + 1);
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
  async update(url: string): Promise<Answer<unknown>> {
    const inquiry = this.acknowledged.at(-1);
    if (!inquiry) return this.quote(url);
    return ask(`${url}/api/admin/inquiries/${inquiry.id}`, {
      method: 'PUT',
      headers: { cookie: this.cookie },
      body: { adminNotes: `seen by ${url}` },
    });
  }
}

/** @returns how many of each kind: "3 × quote 503 server.unavailable" */
export function kindsOf(failures: Failure[]): string {
  const counts: Record<string, number> = {};
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

/** @returns how many; throws unless each is there exactly once */
export async function storedOnce(pg: Client, acknowledged: Stored[]): Promise<number> {
  const { rows } = await pg.query<{ id: string; customer_email: string }>(
    'SELECT id, customer_email FROM inquiries WHERE customer_email = ANY ($1)',
    [acknowledged.map(({ key }) => `${key}@example.com`)],
  );
  const known = rows.map(({ id, customer_email: email }) => `${id} ${email}`).sort();
  const wanted = acknowledged.map(({ id, key }) => `${id} ${key}@example.com`).sort();
  expect(known.join() === wanted.join(), `${known.length} stored of ${wanted.length} acknowledged`);
  return wanted.length;
}
