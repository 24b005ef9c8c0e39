import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { textOf } from '../../backend/e2e/answer-text.ts';
import { runningPostgres } from '../../tools/embedded-postgres.mjs';
import type { Product } from '../../tools/run-product.mjs';
import { commandLine, processIdentity, processTree, signalTree } from '../../tools/running-processes.mjs';

const ENDED_WITHIN_MS = 15_000;
const DUE = 'SELECT FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts LIMIT 1';

type Member = [pid: number, identity: string];
type HeldThing = 'requests' | 'hashes' | 'connections' | 'waiting' | 'locks' | 'megabytes';

/** A PostgreSQL outside of the product, to do things to. */
export interface OwnDatabase {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
}

export interface Account {
  email: string;
  password: string;
}

/** Of a request, by their names: a session's, say. */
export type SentHeaders = Record<string, string>;

/** As calculate-quote takes it. */
export type Selection = Awaited<ReturnType<typeof select>>;

/** A body that is neither text nor bytes is sent as JSON, by POST unless a method is given. */
export interface Request {
  method?: string;
  headers?: SentHeaders;
  body?: unknown;
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON. */
  body: any;
  text: string;
  ms: number;
}

interface Parts {
  product: Product;
  dataDir: string;
  account: Account;
  database: OwnDatabase | undefined;
  databaseUrl: string | undefined;
  metricsPort: number | string;
}

/** A copy of the product under proof. */
export class Copy {
  readonly #product: Product;
  readonly #databaseUrl: string | undefined;
  readonly #metricsUrl: string;
  #selection: Selection | undefined;
  /** Without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** The e-mail address and password of its one staff account. */
  readonly account: Account;
  /** What `database: 'own'` asked for; see Workshop.startDatabase. */
  readonly database: OwnDatabase | undefined;
  /** The lines that it has printed. */
  readonly output: readonly string[];

  constructor({ product, dataDir, account, database, databaseUrl, metricsPort }: Parts) {
    this.#product = product;
    this.#databaseUrl = databaseUrl;
    this.#metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
    this.url = product.url;
    this.pid = product.pid;
    this.dataDir = dataDir;
    this.account = account;
    this.database = database;
    this.output = product.output;
  }

  get databaseUrl(): string {
    return this.#databaseUrl ?? runningPostgres(join(this.dataDir, 'postgres')) ?? '';
  }

  /** Where its API answers without the web server. */
  get apiUrl(): string {
    const environment = readFileSync(`/proc/${this.pidsOf('host-shell')[0]}/environ`, 'utf8');
    return /(?:^|\0)API_URL=([^\0]*)/.exec(environment)?.[1] ?? '';
  }

  /**
   * One request.
   */
  api = async (
    path: string,
    { method, headers = {}, body, signal = AbortSignal.timeout(60_000) }: Request = {},
  ): Promise<Answer> => {
    const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
    const began = performance.now();
    const answer = await fetch(this.url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: isRaw ? (body as BodyInit | null) : JSON.stringify(body),
      redirect: 'manual',
      signal,
    });
    const text = await textOf(answer);
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
  signIn = async ({ email, password } = this.account): Promise<{ cookie: string }> => {
    const { status, headers } = await this.api('/api/admin/login', { body: { email, password } });
    if (status !== 200) throw new Error(`Signing in answered ${status}.`);
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return { cookie: cookies.join('; ') };
  };

  /** The rows of one statement, past the product, on a connection of its own. */
  sql = async (text: string, params: unknown[] = []): Promise<any[]> => {
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

  /** Whether none of its jobs is due or under way. */
  hasWorked = async () => (await this.sql(DUE)).length === 0;

  /**
   * What it holds at the moment; of a copy that nobody asks anything all of it is 0 but its memory.
   */
  held = async (): Promise<Record<HeldThing, number>> => {
    const text = await (await fetch(this.#metricsUrl)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
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

  /** The process ids of what runs for as long as it does; what is worked on elsewhere has others, which come and go. */
  parts = (): string => this.pidsOf('/main.').join();

  /** The process ids of its parts whose command line holds the text. */
  pidsOf = (text: string): number[] => processTree(this.pid).filter((pid) => commandLine(pid).includes(text));

  /** A complete selection of the demo catalogue, as calculate-quote takes it; asked for once. */
  selection = async () =>
    (this.#selection ??= await select(async (list) => (await this.api(`/api/${list}`)).body[0].id));

  /** What a visitor submits, with that selection. */
  inquiry = async (change: object = {}) => ({
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

/** Ends a process and all that descend from it: asks, and then does not ask. */
export async function endTree(pid: number): Promise<void> {
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
function identities(pid: number): Member[] {
  return processTree(pid).flatMap((member) => {
    const identity = processIdentity(member);
    return identity ? ([[member, identity]] satisfies Member[]) : [];
  });
}

async function allEnded(members: Member[]): Promise<boolean> {
  const deadline = Date.now() + ENDED_WITHIN_MS;
  while (members.some(([pid, identity]) => processIdentity(pid) === identity)) {
    if (Date.now() > deadline) return false;
    await pause(10);
  }
  return true;
}

/** @param first the id of the first item of a list of the catalogue */
async function select(first: (list: string) => Promise<string>) {
  return {
    productTypeId: await first('product-types'),
    fabricId: await first('fabrics'),
    fitId: await first('fits'),
    finishingQualityId: await first('finishing-qualities'),
    quantity: 100,
    colors: ['white'],
    printOptions: [{ printTypeId: await first('print-types'), colors: 2 }],
  };
}
