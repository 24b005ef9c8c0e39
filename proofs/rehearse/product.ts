// The parts of the product as separate processes, for rehearsals of what an operator does with them.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import type { Problem, Selection } from '@tiraz/api-client';
import { backendMemory } from '../../tools/start/backend-memory.mjs';
import { onThisMachine } from '../../tools/this-machine.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const STARTED_WITHIN_MS = 60_000;

/** Of the staff account that every rehearsal begins with. */
export const ACCOUNT = { email: 'rehearsal@tiraz.example', password: 'a loom in old Cairo' };

/** A process of the product that can be ended and started again at the same address. */
export class Instance {
  readonly script: string;
  readonly url: string;
  readonly env: NodeJS.ProcessEnv;
  readonly sign: string;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> | undefined;

  /** @param sign the path that answers 200 when it can be used */
  constructor(script: string, port: number, env: NodeJS.ProcessEnv, sign: string) {
    this.script = script;
    this.url = `http://127.0.0.1:${port}`;
    this.env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', ...env };
    this.sign = sign;
  }

  /** Of the process that was started last. */
  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error(`${this.script} was not started.`);
    return this.#child.pid;
  }

  /** Resolves when it can be used. */
  async start(): Promise<this> {
    const child = spawn(process.execPath, [this.script], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: this.env,
    });
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once('exit', resolve));
    const within = onThisMachine(STARTED_WITHIN_MS);
    const giveUp = Date.now() + within;
    while ((await fetch(this.url + this.sign).catch(() => undefined))?.status !== 200) {
      if (child.exitCode !== null) throw new Error(`${this.script} ended before it was ready.`);
      if (Date.now() > giveUp)
        throw new Error(`${this.script} was not ready within ${Math.round(within / 1000)} s.`);
      await pause(20);
    }
    return this;
  }

  /** @returns milliseconds until it was gone */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number> {
    const began = performance.now();
    if (this.#child?.exitCode === null) this.#child.kill(signal);
    await this.#ended;
    return performance.now() - began;
  }
}

/** How every part of the product is configured. */
interface Configured {
  port: number;
  /** Where the pictures lie; those on one machine may share it. */
  dataDir: string;
  publicUrl: string;
  /** What it is configured with beside that. */
  env?: NodeJS.ProcessEnv;
}

export function backend({
  port,
  databaseUrl,
  dataDir,
  publicUrl,
  repository = REPOSITORY,
  env: more = {},
}: Configured & {
  databaseUrl: string;
  /** Whose built backend it is. */
  repository?: string;
}): Instance {
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    SEED_DEMO: 'true',
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
    ...backendMemory({}),
    ...more,
  };
  return new Instance(join(repository, 'backend/dist/main.js'), port, env, '/api/health/ready');
}

export function webServer({
  port,
  apiUrl,
  dataDir,
  publicUrl,
  env: more = {},
}: Configured & { apiUrl: string }): Instance {
  const env = { API_URL: apiUrl, DATA_DIR: dataDir, PUBLIC_URL: publicUrl, ...more };
  return new Instance(join(REPOSITORY, 'host-shell/server/main.ts'), port, env, '/remotes.json');
}

export interface Request {
  method?: string;
  headers?: Record<string, string>;
  /** Bytes, or what is sent as JSON. */
  body?: unknown;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON, else text; with a code where it is a refusal. */
  body: Body & Partial<Pick<Problem, 'code' | 'detail'>>;
}

/** One request, whatever comes of it; `Body` is what the API documents for its success. */
export async function ask<Body>(
  url: string,
  { method, headers = {}, body }: Request = {},
): Promise<Answer<Body>> {
  const isFile = isBytes(body);
  const answer = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }), ...headers },
    body: isFile ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}

function isBytes(body: unknown): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

/**
 * Signs in.
 * @param url of a backend or of the site
 * @returns the cookies
 */
export async function signIn(url: string): Promise<string> {
  const { status, headers } = await ask(`${url}/api/admin/login`, { body: ACCOUNT });
  if (status !== 200) throw new Error(`Signing in at ${url} answered ${status}.`);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** @returns the token in a customer's link */
export function tokenOf(link: string): string {
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

/** What a visitor may choose, from the demo catalogue. */
export async function selectionOf(url: string): Promise<Selection> {
  const firstOf = async (list: string) => {
    const [first] = (await ask<{ id: string }[]>(`${url}/api/${list}`)).body;
    if (!first) throw new Error(`There are no ${list} at ${url}.`);
    return first.id;
  };
  return {
    productTypeId: await firstOf('product-types'),
    fabricId: await firstOf('fabrics'),
    fitId: await firstOf('fits'),
    finishingQualityId: await firstOf('finishing-qualities'),
    quantity: 100,
    colors: ['white'],
    printOptions: [],
  };
}

/** Two backends on one database, behind one address. */
export interface TwoBackends {
  publicUrl: string;
  one: Instance;
  other: Instance;
  pg: Client;
  selection: Selection;
}
