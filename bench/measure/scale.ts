// A database as it looks after years of business, behind the built backend: what the measurements at scale share.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { freePort } from '../../tools/free-port.mjs';
import { backendMemory } from '../../tools/start/backend-memory.mjs';
import type { Started } from '../servers.ts';
import { quantile } from '../statistics.ts';
import { seedInquiries, untilStandingsAreKept, type Size } from './seed-inquiries.ts';

const BACKEND = fileURLToPath(new URL('../../backend/dist/main.js', import.meta.url));
export const ACCOUNT = { email: 'measure@tiraz.example', password: 'a loom in old Cairo' };
const WARM_UP = 2;

/** What is asked for, and how long that may take. */
export interface Subject {
  name: string;
  path: string;
  /** Milliseconds. */
  limit: number;
}

export interface Figure {
  name: string;
  /** Milliseconds, as the limit. */
  p95: number;
  limit: number;
}

export interface Backend {
  url: string;
  /** Resident memory in MB; only where /proc tells. */
  memory(): number;
}

export interface Answer<Body> {
  ms: number;
  body: Body;
  headers: Headers;
}

/**
 * Starts a PostgreSQL and the built backend of its own, with the demo data and many inquiries, and signs in.
 * @returns what the work gave, when everything is stopped
 */
export async function atScale<Result>(size: Size, work: (scale: Scale) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'tiraz-scale-'));
  const database = await startPostgres({ dataDir: join(folder, 'postgres') });
  const dataDir = join(folder, 'data');
  const backend = await startBackend(database.url, dataDir);
  try {
    const began = performance.now();
    await seedInquiries(database.url, size);
    await untilStandingsAreKept(database.url);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`seeded ${size.inquiries} inquiries of ${size.customers} customers in ${seconds} s`);
    return await work(new Scale(database.url, dataDir, backend, await signIn(backend.url)));
  } finally {
    await backend.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A backend with many rows, asked as staff. */
export class Scale {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly backend: Backend;
  readonly headers: Readonly<Record<string, string>>;

  /** @param cookie of a member of staff */
  constructor(databaseUrl: string, dataDir: string, backend: Backend, cookie: string) {
    this.databaseUrl = databaseUrl;
    this.dataDir = dataDir;
    this.backend = backend;
    this.headers = { cookie };
  }

  /** One GET as staff; throws unless it succeeds. */
  async ask<Body>(path: string): Promise<Answer<Body>> {
    const began = performance.now();
    const answer = await fetch(this.backend.url + path, { headers: this.headers });
    const body = await answer.json();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
    return { ms: performance.now() - began, body, headers: answer.headers };
  }

  /** The address of a page so many thousand rows down, reached by the links. */
  async pageAfter(path: string, thousands: number): Promise<string> {
    let address = path.replace('limit=100', 'limit=1000');
    for (let page = 0; page < thousands; page++) {
      const link = (await this.ask(address)).headers.get('link') ?? '';
      const next = /<([^>]+)>; rel="next"/.exec(link)?.[1];
      if (!next) break;
      address = next;
    }
    return address.replace('limit=1000', 'limit=100');
  }

  /** Asks for each subject in turns, one request at a time, and prints p50 and p95 beside the limit. */
  async measure(subjects: readonly Subject[], runs: number): Promise<Figure[]> {
    const measured = subjects.map((subject) => ({ ...subject, found: '', times: [] as number[] }));
    for (let run = -WARM_UP; run < runs; run++) {
      for (const of of measured) {
        const answer = await this.ask(of.path);
        of.found = answer.headers.get('x-total-count') ?? '';
        if (run >= 0) of.times.push(answer.ms);
      }
    }
    const figures = measured.map(({ name, limit, found, times }) => {
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
      return { name, found, p50, p95, limit };
    });
    const rows = figures.map(({ name, found, p50, p95, limit }) => [
      name,
      { found, 'p50 ms': p50, 'p95 ms': p95, below: p95 < limit ? limit : `NOT ${limit}` },
    ]);
    console.log(`\n${runs} requests each, in turns`);
    console.table(Object.fromEntries(rows));
    return figures;
  }
}

/** The built backend on a free port, ready. */
export async function startBackend(databaseUrl: string, dataDir: string): Promise<Backend & Started> {
  const port = await freePort();
  const child = spawn(process.execPath, [BACKEND], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SEED_DEMO: 'true',
      ADMIN_EMAIL: ACCOUNT.email,
      ADMIN_PASSWORD: ACCOUNT.password,
      ...backendMemory({}),
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  while ((await fetch(`${url}/api/health/ready`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error('The backend ended before it was ready.');
    await pause(50);
  }
  return {
    url,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @returns the cookie */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function percentile(times: readonly number[], share: number): number {
  return Number(quantile(times, share).toFixed(1));
}
