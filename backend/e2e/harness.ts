import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { onThisMachine } from '../../tools/this-machine.mjs';
import { createApp } from '../src/app.js';
import { Accounts } from '../src/auth/index.js';
import { parseConfig } from '../src/config.js';
import { openApiDocument } from '../src/openapi.js';
import { Clock } from '../src/shared/domain/clock.js';
import { migrate } from '../src/shared/database/migrate.js';
import { DocumentedAnswers, type Answer } from './documented-answers.js';

/** Of every account that `signedIn` makes. */
export const STAFF_PASSWORD = 'a loom in old Cairo';
const TEMPLATE = 'tiraz_template';
/** Test files run in parallel: one of them makes the template, the others wait. */
const TEMPLATE_LOCK = 7_219_340_499;

export interface Ask {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as it is when it is a string or bytes, as JSON otherwise. */
  body?: unknown;
}

export interface Backend {
  /** The application itself, for what HTTP cannot do. */
  app: NestFastifyApplication;
  /** Without a trailing slash. */
  url: string;
  /**
   * Comes back when it is turned away because the machine is busy.
   *
   * @throws Error when the answer is not as the OpenAPI document describes it: see DocumentedAnswers
   */
  ask<Body = unknown>(path: string, ask?: Ask): Promise<Answer<Body>>;
  /** Happens by itself at the end of the test file. */
  stop(): Promise<void>;
}

export { onThisMachine, type Answer };

const running = new Set<() => Promise<void>>();
afterAll(async () => {
  for (const stop of running) await stop();
});

/** A new database on the server of this run, with every migration applied and no rows. */
export async function createDatabase(): Promise<string> {
  const server = databaseServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withClient(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE ${TEMPLATE}_unfinished`);
      await migrate(databaseAt(server, `${TEMPLATE}_unfinished`));
      await client.query(`ALTER DATABASE ${TEMPLATE}_unfinished RENAME TO ${TEMPLATE}`);
    }
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  });
  return databaseAt(server, name);
}

/** A new database without even a migration. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withClient(databaseServer(), (client) => client.query(`CREATE DATABASE ${name}`));
  return databaseAt(databaseServer(), name);
}

/** Rows of one statement, on a connection of its own. */
export async function query<Row>(
  databaseUrl: string,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  return withClient(databaseUrl, async (client) => (await client.query(sql, parameters)).rows as Row[]);
}

/**
 * The real application in this process on a free port, ready unless `awaitReady` is false.
 *
 * @param env variables beside DATABASE_URL, as main.ts would read them; logging is off unless LOG_LEVEL is given
 * @param now what its clock says, instead of the true time
 * @param plant registers routes beside those of the application
 */
export async function startBackend(options: {
  databaseUrl: string;
  env?: Record<string, string>;
  awaitReady?: boolean;
  now?: () => Date;
  plant?: (server: FastifyInstance, app: NestFastifyApplication) => void;
}): Promise<Backend> {
  const { databaseUrl, env = {}, awaitReady = true, now, plant } = options;
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'tiraz-data-')));
  const config = parseConfig({ LOG_LEVEL: 'silent', ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const app = await createApp(config);
  const stop = async () => {
    if (!running.delete(stop)) return;
    await app.close();
    if (dataDir !== env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
  };
  running.add(stop);
  if (now) app.get(Clock).now = now;
  plant?.(app.getHttpAdapter().getInstance() as unknown as FastifyInstance, app);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  documented ??= new DocumentedAnswers(openApiDocument(app, config.publicUrl));
  const ask: Backend['ask'] = async (path, ask) =>
    expectDocumented(path, ask, await askPatiently(url + path, ask));
  const backend: Backend = { app, url, ask, stop };
  if (awaitReady)
    await until('the backend is ready', async () => (await backend.ask('/api/health/ready')).status === 200);
  return backend;
}

/** The headers of a staff request: signs in, to an account that is made where it is missing. */
export async function signedIn(
  backend: Backend,
  email = 'mona@tiraz.example',
): Promise<Record<string, string>> {
  const password = STAFF_PASSWORD;
  const accounts = backend.app.get(Accounts);
  if (!(await accounts.list()).some((account) => account.email === email))
    await accounts.add({ email, password });
  const { status, headers } = await backend.ask('/api/admin/login', { body: { email, password } });
  if (status !== 200) throw new Error(`signing in answered ${status}`);
  return { cookie: cookiesOf(headers) };
}

/** What a browser would send back. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Asks again and again until it is true; fails after `withinMs`, stretched as `onThisMachine` says. */
export async function until(
  what: string,
  condition: () => Promise<boolean>,
  withinMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + onThisMachine(withinMs);
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`);
    await pause(20);
  }
}

/** One document for the whole test file: it is the same with every configuration but for the cookie's name. */
let documented: DocumentedAnswers | undefined;

function expectDocumented<Body>(path: string, ask: Ask | undefined, answer: Answer<Body>): Answer<Body> {
  const method = methodOf(ask);
  const faults = documented?.faults(method, path, answer) ?? [];
  if (faults.length === 0) return answer;
  const body = JSON.stringify(answer.body).slice(0, 1_000);
  throw new Error(
    `${method} ${path} answered ${answer.status}, which the OpenAPI document describes otherwise:\n` +
      `${faults.map((fault) => `- ${fault}`).join('\n')}\n${body}`,
  );
}

function methodOf({ method, body }: Ask = {}): string {
  return method ?? (body === undefined ? 'GET' : 'POST');
}

async function askPatiently<Body>(url: string, ask?: Ask): Promise<Answer<Body>> {
  let answer = await askAt<Body>(url, ask);
  for (let times = 100; times > 0 && isTurnedAway(answer); times -= 1) {
    await pause(100);
    answer = await askAt<Body>(url, ask);
  }
  return answer;
}

/** Before anything was done about it. */
function isTurnedAway({ status, body }: Answer): boolean {
  return status === 503 && (body as { code?: string }).code === 'server.overloaded';
}

async function askAt<Body>(url: string, ask: Ask = {}): Promise<Answer<Body>> {
  const { headers = {}, body } = ask;
  const raw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  const answer = await fetch(url, {
    method: methodOf(ask),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: raw ? (body as BodyInit | undefined) : JSON.stringify(body),
  });
  const text = await answer.text();
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as Body };
}

function databaseServer(): string {
  const url = process.env.TEST_DATABASE_SERVER;
  if (!url) throw new Error('harness-setup.mjs did not start a database server');
  return url;
}

function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
