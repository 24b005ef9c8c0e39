// What came of the day: how long people waited, what was lost, what it cost in memory.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { storedOnce } from '../load.ts';
import { ask, type Instance } from '../product.ts';
import { expect } from '../steps.ts';
import type { Answered, Work } from './work.ts';

const P99_MS = 300;
/** After a fault a mail is tried again within minutes. */
const MAILED_WITHIN_MS = 300_000;
/** Of a process that ran all day, the median of its last quarter beside that of its second. */
const MOST_GROWTH = 1.25;

/** When it was; times as performance.now() says. */
export interface Fault {
  name: string;
  beganAt: number;
  endedAt: number;
}

interface Ended {
  work: Work;
  pg: Client;
}

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
const median = (values: number[]) =>
  percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  );
const during = ({ beganAt, endedAt }: Fault, { sentAt, endedAt: answeredAt }: Answered) =>
  answeredAt >= beganAt && sentAt <= endedAt;

/**
 * Prints how long each kind of request took outside the faults.
 * @returns what was seen; throws where somebody waited too long or was refused without a reason
 */
export function waits(answered: Answered[], faults: Fault[]): string {
  const outside = answered.filter((one) => !faults.some((fault) => during(fault, one)));
  const row = (ones: Answered[] = []) => {
    const ms = ones.map(({ sentAt, endedAt }) => endedAt - sentAt).toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(percentile(ms, share));
    return { requests: ms.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) };
  };
  const kinds = Object.entries(Object.groupBy(outside, ({ kind }) => kind));
  console.table(
    Object.fromEntries([...kinds.map(([kind, ones]) => [kind, row(ones)]), ['all', row(outside)]]),
  );
  const refused = outside.filter(({ code }) => code !== '');
  expect(refused.length === 0, `refused outside the faults: ${summed(refused)}`);
  const { p99, requests } = row(outside);
  expect(p99 <= P99_MS, `p99 ${p99} ms of ${requests} requests outside the faults`);
  return `${requests} requests outside the faults, none refused, p99 ${p99} ms`;
}

/**
 * Prints what each fault cost.
 * @returns what was seen; throws where anything but 503 or a broken connection was the answer
 */
export function costs(answered: Answered[], faults: Fault[]): string {
  const rows = faults.map((fault) => {
    const ones = answered.filter((one) => during(fault, one));
    const refused = ones.filter(({ code }) => code !== '');
    const seconds = (fault.endedAt - fault.beganAt) / 1_000;
    return [
      fault.name,
      { seconds: seconds.toFixed(1), requests: ones.length, refused: refused.length, as: summed(refused) },
    ];
  });
  console.table(Object.fromEntries(rows));
  // A connection that a killed process held ends without an answer.
  const others = answered.filter(({ status, code }) => code !== '' && status !== 503 && status !== 0);
  expect(others.length === 0, `answers beside 503: ${summed(others)}`);
  return `${faults.length} faults; ${answered.filter(({ status }) => status === 503).length} answers of 503, each within one of them`;
}

function summed(refused: Answered[]): string {
  const kinds = Object.groupBy(refused, ({ kind, status, code }) => `${kind} ${status} ${code}`);
  return Object.entries(kinds)
    .map(([kind, ones = []]) => `${ones.length} × ${kind}`)
    .join(', ');
}

/**
 * Sends again what was not answered;
 * @returns what is stored; throws unless each is, once.
 */
export async function nothingLost({ work, pg, site }: Ended & { site: string }): Promise<string> {
  for (const { key, more } of work.unanswered.splice(0)) await work.send('inquiry', key, more);
  const stored = await storedOnce(pg, work.acknowledged);
  const count = async (sql: string, values: string[]) =>
    Number((await pg.query<{ count: string }>(sql, [values])).rows[0]?.count);
  const designs = await count(
    'SELECT count(*) FROM artwork WHERE id = ANY ($1) AND inquiry_id IS NOT NULL',
    work.designs,
  );
  expect(
    designs === work.designs.length,
    `${designs} of ${work.designs.length} designs are with their inquiry`,
  );
  const quoted = await count(
    `SELECT count(*) FROM quotations JOIN quotation_revisions AS revision ON quotation_id = quotations.id
     WHERE inquiry_id = ANY ($1) AND state = 'sent'`,
    work.quoted,
  );
  expect(quoted === work.quoted.length, `${quoted} of ${work.quoted.length} quotations are sent`);
  for (const path of work.pictures)
    expect((await ask(`${site}${path}?w=320`)).status === 200, `${path} is gone`);
  return `${stored} inquiries, ${designs} designs, ${quoted} quotations and ${work.pictures.length} pictures: 0 lost, 0 stored twice`;
}

/**
 * Waits until all mails have gone, and looks into the boxes of those who asked.
 * @returns what was seen; throws unless each mail came, and came again under its first Message-ID alone
 */
export async function mailsOnce({
  work,
  pg,
  mailsTo,
}: Ended & { mailsTo(address: string): Promise<{ messageId?: string }[]> }): Promise<string> {
  const emails = work.acknowledged.map(({ key }) => `${key}@example.com`);
  const rows = async () =>
    (
      await pg.query<{ email: string; state: string }>(
        'SELECT to_email AS email, state FROM messages WHERE to_email = ANY ($1)',
        [emails],
      )
    ).rows;
  const giveUp = Date.now() + MAILED_WITHIN_MS;
  while ((await rows()).some(({ state }) => state !== 'sent')) {
    expect(Date.now() < giveUp, 'not all mails have gone');
    await pause(500);
  }
  const due = Object.groupBy(await rows(), ({ email }) => email);
  let came = 0;
  let again = 0;
  for (const email of emails) {
    const ids = (await mailsTo(email)).map(({ messageId }) => messageId);
    const different = new Set(ids).size;
    const wanted = due[email]?.length ?? 0;
    expect(wanted > 0 && different === wanted, `${different} of ${wanted} mails to one who asked`);
    came += different;
    again += ids.length - different;
  }
  return `${came} mails to ${emails.length} who asked, ${again} of them twice under one Message-ID`;
}

/** Memory of processes, as Linux counts it, each time it is asked. */
export class Memory {
  readonly instances: Instance[];
  readonly timer: NodeJS.Timeout;
  /** Megabytes of each instance, at each look. */
  #seen: number[][] = [];

  constructor(instances: Instance[]) {
    this.instances = instances;
    this.timer = setInterval(() => this.look(), 5_000);
  }

  look(): void {
    this.#seen.push(this.instances.map(({ pid }) => residentMB(pid)));
  }

  /** @returns what was seen; throws where one grew all day */
  stop(): string {
    clearInterval(this.timer);
    const quarter = Math.floor(this.#seen.length / 4);
    const grown = this.instances.map(({ script }, place) => {
      const at = (from: number) =>
        median(this.#seen.slice(from, from + quarter).flatMap((all) => all[place] ?? []));
      return {
        name: script.includes('backend') ? 'backend' : 'web server',
        early: at(quarter),
        late: at(3 * quarter),
      };
    });
    const said = grown.map(({ name, early, late }) => `${name} ${early} → ${late} MB`).join(', ');
    expect(
      grown.every(({ early, late }) => late <= early * MOST_GROWTH),
      said,
    );
    return said;
  }
}

function residentMB(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
