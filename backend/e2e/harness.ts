import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import type { Role } from '@tiraz/contracts/roles';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { FastifyInstance } from 'fastify';
import { onThisMachine } from '../../tools/this-machine.mjs';
import { createApp } from '../src/app.js';
import { Accounts } from '../src/auth/auth.module.js';
import { parseConfig } from '../src/config.js';
import { openApiDocument } from '../src/openapi.js';
import { Clock } from '../src/shared/domain/clock.js';
import { DemoQuotations } from '../src/quotations/quotations.module.js';
import { textOf } from './answer-text.js';
import { startBackendProcess } from './backend-process.js';
import { documentedAnswers, type Answer, type DocumentedAnswers } from './documented-answers.js';
import type { Ask, Neighbour } from './neighbour.js';
import { createDatabase, until } from './databases.js';

/** Of every account that `signedIn` makes. */
export const STAFF_PASSWORD = 'a loom in old Cairo';

export interface Backend extends Neighbour {
  /** The application itself, for what HTTP cannot do. */
  app: NestFastifyApplication;
}

export { createDatabase, createEmptyDatabase, query } from './databases.js';
export { onThisMachine, until, type Answer, type Ask, type Neighbour };

const running = new Set<() => Promise<void>>();
afterAll(async () => {
  for (const stop of running) await stop();
});

/**
 * The real application in this process on a free port, ready unless `awaitReady` is false.
 *
 * @param env variables beside DATABASE_URL, as main.ts would read them; logging is off unless LOG_LEVEL is given
 * @param now what its clock says, instead of the true time
 * @param demoQuotations whether the demo has them: jobs go on printing them for seconds after the start
 * @param plant registers routes beside those of the application
 */
export async function startBackend(options: {
  databaseUrl: string;
  env?: Record<string, string>;
  awaitReady?: boolean;
  now?: () => Date;
  demoQuotations?: boolean;
  plant?: (server: FastifyInstance, app: NestFastifyApplication) => void;
}): Promise<Backend> {
  const { databaseUrl, env = {}, awaitReady = true, now, demoQuotations = false, plant } = options;
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'tiraz-data-')));
  const config = parseConfig({ LOG_LEVEL: 'silent', ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const app = await createApp(config, async (module, adapter, nest) => {
    const testing = Test.createTestingModule({ imports: [module] });
    if (now) testing.overrideProvider(Clock).useValue({ now });
    if (!demoQuotations) testing.overrideProvider(DemoQuotations).useValue({ seed: async () => undefined });
    return (await testing.compile()).createNestApplication<NestFastifyApplication>(adapter, nest);
  });
  const stop = async () => {
    if (!running.delete(stop)) return;
    await app.close();
    if (dataDir !== env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
  };
  running.add(stop);
  // The test holds up its own server too: a connection that nobody looked at for so long would be closed as it is used.
  app.getHttpServer().keepAliveTimeout = 60_000;
  plant?.(app.getHttpAdapter().getInstance() as unknown as FastifyInstance, app);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  documented = documentedAnswers(() => openApiDocument(app, config.publicUrl));
  const backend: Backend = { app, ...reach(url), stop };
  if (awaitReady) await ready(backend);
  return backend;
}

/** The built backend in a process of its own, ready. */
export async function startNeighbour(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<Neighbour & { pid: number | undefined }> {
  const { child, listening, ended } = startBackendProcess({ DATABASE_URL: databaseUrl, ...env });
  const stop = async () => {
    if (!running.delete(stop)) return;
    child.kill('SIGTERM');
    await ended;
  };
  running.add(stop);
  const neighbour = { ...reach(await listening), stop, pid: child.pid };
  await ready(neighbour);
  return neighbour;
}

/**
 * Two processes on one new database, this one and another.
 *
 * @param now what the clock of this one says; the other one's is true
 */
export async function startNeighbours(now?: () => Date) {
  const databaseUrl = await createDatabase();
  const [backend, neighbour] = await Promise.all([
    startBackend({ databaseUrl, ...(now && { now }) }),
    startNeighbour(databaseUrl),
  ]);
  return { databaseUrl, backend, neighbour };
}

function reach(url: string): Pick<Neighbour, 'url' | 'ask'> {
  return {
    url,
    ask: async (path, ask) => expectDocumented(path, ask, await askPatiently(url + path, ask)),
  };
}

function ready(backend: Neighbour): Promise<void> {
  return until('the backend is ready', async () => (await backend.ask('/api/health/ready')).status === 200);
}

/** The headers of a staff request: signs in, to an account that is made where it is missing. */
export async function signedIn(
  backend: Backend,
  email = 'mona@tiraz.example',
  role: Role = 'owner',
): Promise<Record<string, string>> {
  const password = STAFF_PASSWORD;
  const accounts = backend.app.get(Accounts);
  if (!(await accounts.list()).some((account) => account.email === email))
    await accounts.add({ email, password }, role);
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

/** One document for all of them: it is the same with every configuration but for the cookie's name. */
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
  const text = await textOf(answer);
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as Body };
}
