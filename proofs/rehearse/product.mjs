// The parts of the product as separate processes, for rehearsals of what an operator does with them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { backendMemory } from '../../tools/start/backend-memory.mjs';
import { onThisMachine } from '../../tools/this-machine.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const STARTED_WITHIN_MS = 60_000;

/** Of the staff account that every rehearsal begins with. */
export const ACCOUNT = { email: 'rehearsal@tiraz.example', password: 'a loom in old Cairo' };

/**
 * A process of the product that can be ended and started again at the same address.
 * @param {string} script
 * @param {number} port
 * @param {Record<string, string>} env
 * @param {string} sign the path that answers 200 when it can be used
 */
export class Instance {
  #child;
  #ended;

  constructor(script, port, env, sign) {
    this.script = script;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', ...env };
    this.sign = sign;
  }

  get pid() {
    return this.#child.pid;
  }

  /** Resolves when it can be used. */
  async start() {
    this.#child = spawn(process.execPath, [this.script], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: this.env,
    });
    this.#ended = new Promise((resolve) => this.#child.once('exit', resolve));
    const within = onThisMachine(STARTED_WITHIN_MS);
    const giveUp = Date.now() + within;
    while ((await fetch(this.url + this.sign).catch(() => undefined))?.status !== 200) {
      if (this.#child.exitCode !== null) throw new Error(`${this.script} ended before it was ready.`);
      if (Date.now() > giveUp)
        throw new Error(`${this.script} was not ready within ${Math.round(within / 1000)} s.`);
      await pause(20);
    }
    return this;
  }

  /** @returns {Promise<number>} milliseconds until it was gone */
  async stop(signal = 'SIGTERM') {
    const began = performance.now();
    if (this.#child?.exitCode === null) this.#child.kill(signal);
    await this.#ended;
    return performance.now() - began;
  }
}

/**
 * @param {object} given
 * @param {number} given.port
 * @param {string} given.databaseUrl
 * @param {string} given.dataDir where the pictures lie; backends on one machine may share it
 * @param {string} given.publicUrl
 * @param {string} [given.repository] whose built backend it is
 * @param {Record<string, string>} [given.env] what it is configured with beside that
 */
export function backend({ port, databaseUrl, dataDir, publicUrl, repository = REPOSITORY, env: more = {} }) {
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

/**
 * @param {{ port: number, apiUrl: string, dataDir: string, publicUrl: string, env?: Record<string, string> }} given env:
 *   what it is configured with beside that
 */
export function webServer({ port, apiUrl, dataDir, publicUrl, env: more = {} }) {
  const env = { API_URL: apiUrl, DATA_DIR: dataDir, PUBLIC_URL: publicUrl, ...more };
  return new Instance(join(REPOSITORY, 'host-shell/server/main.ts'), port, env, '/remotes.json');
}

/**
 * One request, whatever comes of it.
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: unknown }} [ask] `body`: bytes, or what is sent
 *   as JSON
 * @returns {Promise<{ status: number, headers: Headers, body: any }>} `body`: parsed where it is JSON
 */
export async function ask(url, { method, headers = {}, body } = {}) {
  const isFile = body instanceof Uint8Array;
  const answer = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined || isFile ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}

/**
 * Signs in.
 * @param {string} url of a backend or of the site
 * @returns {Promise<string>} the cookies
 */
export async function signIn(url) {
  const { status, headers } = await ask(`${url}/api/admin/login`, { body: ACCOUNT });
  if (status !== 200) throw new Error(`Signing in at ${url} answered ${status}.`);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/**
 * What a visitor may choose, from the demo catalogue.
 * @param {string} url
 */
export async function selectionOf(url) {
  const firstOf = async (list) => (await ask(`${url}/api/${list}`)).body[0].id;
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
