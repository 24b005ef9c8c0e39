import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runningPostgres } from '../tools/embedded-postgres.mjs';
import { commandLine, processIdentity, processTree, signalTree } from '../tools/running-processes.mjs';

const ENDED_WITHIN_MS = 15_000;

/** A copy of the product under proof. */
export class Copy {
  #product;
  #databaseUrl;
  #metricsUrl;
  #selection;

  constructor({ product, dataDir, account, database, databaseUrl, metricsPort }) {
    this.#product = product;
    this.#databaseUrl = databaseUrl;
    this.#metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
    /** Without a trailing slash. */
    this.url = product.url;
    this.pid = product.pid;
    this.dataDir = dataDir;
    /** The e-mail address and password of its one staff account. */
    this.account = account;
    /** What `database: 'own'` asked for; see Workshop.startDatabase. */
    this.database = database;
    /** Settles when its first process has ended. */
    this.ended = product.ended;
    /** The lines that it has printed. */
    this.output = product.output;
  }

  get databaseUrl() {
    return this.#databaseUrl ?? runningPostgres(join(this.dataDir, 'postgres'));
  }

  /** Where its API answers without the web server. */
  get apiUrl() {
    const environment = readFileSync(`/proc/${this.pidsOf('host-shell')[0]}/environ`, 'utf8');
    return environment
      .split('\0')
      .find((variable) => variable.startsWith('API_URL='))
      ?.slice(8);
  }

  /**
   * One request. A body that is neither text nor bytes is sent as JSON, by POST unless a method is given.
   * @param {string} path
   * @param {{ method?: string, headers?: Record<string, string>, body?: unknown, signal?: AbortSignal }} [init]
   * @returns {Promise<{ status: number, headers: Headers, body: any, text: string, ms: number }>} the body
   *   parsed when it is JSON
   */
  api = async (path, { method, headers = {}, body, signal = AbortSignal.timeout(60_000) } = {}) => {
    const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
    const began = performance.now();
    const answer = await fetch(this.url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: isRaw ? body : JSON.stringify(body),
      redirect: 'manual',
      signal,
    });
    const text = await answer.text();
    const isJson = /json/.test(answer.headers.get('content-type') ?? '') && text !== '';
    const ms = performance.now() - began;
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson ? JSON.parse(text) : text,
      text,
      ms,
    };
  };

  /** The headers of a staff member's requests, of a new session. */
  signIn = async ({ email, password } = this.account) => {
    const { status, headers } = await this.api('/api/admin/login', { body: { email, password } });
    if (status !== 200) throw new Error(`Signing in answered ${status}.`);
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return { cookie: cookies.join('; ') };
  };

  /** The rows of one statement, past the product, on a connection of its own. */
  sql = async (text, params = []) => {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    try {
      return (await client.query(text, params)).rows;
    } finally {
      await client.end();
    }
  };

  /** Whether the part and all it needs answers `GET /api/health/ready` with 200. */
  isReady = async () => {
    const answer = await this.api('/api/health/ready').catch(() => undefined);
    return answer?.status === 200;
  };

  /**
   * What it holds at the moment; of a copy that nobody asks anything all of it is 0 but its memory.
   * @returns {Promise<{ requests: number, hashes: number, connections: number, waiting: number, locks: number, megabytes: number }>}
   */
  held = async () => {
    const text = await (await fetch(this.#metricsUrl)).text();
    const value = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    const [{ locks }] = await this.sql(
      `SELECT count(*)::integer AS locks FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND locktype <> 'advisory' AND backend_type = 'client backend'`,
    );
    return {
      requests: value('tiraz_requests_under_way'),
      hashes: value('tiraz_password_hashes_under_way'),
      connections: value('tiraz_database_pool_connections') - value('tiraz_database_pool_idle'),
      waiting: value('tiraz_database_pool_waiting'),
      locks,
      megabytes: Math.round(value('process_resident_memory_bytes') / 2 ** 20),
    };
  };

  /** The process ids of its parts whose command line holds the text. */
  pidsOf = (text) => processTree(this.pid).filter((pid) => commandLine(pid).includes(text));

  /** A complete selection of the demo catalogue, as calculate-quote takes it; asked for once. */
  selection = async () => {
    const first = async (list) => (await this.api(`/api/${list}`)).body[0].id;
    this.#selection ??= {
      productTypeId: await first('product-types'),
      fabricId: await first('fabrics'),
      fitId: await first('fits'),
      finishingQualityId: await first('finishing-qualities'),
      quantity: 100,
      colors: ['white'],
      printOptions: [{ printTypeId: await first('print-types'), colors: 2 }],
    };
    return this.#selection;
  };

  /** What a visitor submits, with that selection. */
  inquiry = async (change = {}) => ({
    ...(await this.selection()),
    customerName: 'ليلى حسن',
    customerEmail: 'layla@example.com',
    ...change,
  });

  /** Asks it to end, and waits until all of it has. */
  stop = async () => {
    const members = identities(this.pid);
    await this.#product.stop();
    await allEnded(members);
  };

  /** Ends all its processes with SIGKILL at once, and waits until they are gone. */
  kill = async () => {
    const members = identities(this.pid);
    signalTree(this.pid, 'SIGKILL');
    await allEnded(members);
  };
}

/**
 * Ends a process and all that descend from it: asks, and then does not ask.
 * @param {number} pid
 */
export async function endTree(pid) {
  const members = identities(pid);
  if (members.length === 0) return;
  signalTree(pid, 'SIGCONT');
  process.kill(pid, 'SIGTERM');
  if (await allEnded(members)) return;
  for (const [member, identity] of members) {
    if (processIdentity(member) === identity) process.kill(member, 'SIGKILL');
  }
  await allEnded(members);
}

/** Who they are by more than their ids, which are given away again. */
function identities(pid) {
  return processTree(pid).flatMap((member) => {
    const identity = processIdentity(member);
    return identity ? [[member, identity]] : [];
  });
}

async function allEnded(members) {
  const deadline = Date.now() + ENDED_WITHIN_MS;
  while (members.some(([pid, identity]) => processIdentity(pid) === identity)) {
    if (Date.now() > deadline) return false;
    await pause(10);
  }
  return true;
}
