// What the rows share: a database, the product's production build on it, and requests as bytes.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SentSelection } from '@tiraz/contracts/selection';
import { startPostgres } from '../tools/embedded-postgres.mjs';
import { backendMemory } from '../tools/start/backend-memory.mjs';
import { startServer, type Server } from './servers.ts';

const BACKEND_DIST = fileURLToPath(new URL('../backend/dist/', import.meta.url));
export const OURS = 'Tiraz';
export const OTHER = 'other build';
const ACCOUNT = { email: 'bench@tiraz.example', password: 'a loom in old Cairo' };

/** @param folder for its files; gone afterwards */
export function startDatabase(folder: string) {
  return startPostgres({ dataDir: join(folder, 'postgres') });
}

export interface BackendOptions {
  databaseUrl: string;
  /** For what it stores, and its log. */
  folder: string;
  name?: string;
  /** Its backend/dist. */
  dist?: string;
  isWorker?: boolean;
}

/** The backend as production runs it, and beside it the build that `--against` names. */
export async function startBackends({
  databaseUrl,
  folder,
  against,
}: Pick<BackendOptions, 'databaseUrl' | 'folder'> & { against: string | undefined }): Promise<
  [Server, ...Server[]]
> {
  const ours = await startBackend({ databaseUrl, folder });
  if (!against) return [ours];
  return [ours, await startBackend({ databaseUrl, folder, name: OTHER, dist: against })];
}

export function startBackend({
  databaseUrl,
  folder,
  name = OURS,
  dist = BACKEND_DIST,
  isWorker = false,
}: BackendOptions): Promise<Server> {
  return startServer({
    name,
    script: join(dist, 'main.js'),
    ready: '/api/health/ready',
    // A file, as a collector of logs would give it: not the terminal, and not nothing.
    log: join(folder, `${name}.log`),
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SEED_DEMO: 'true',
      // A worker does them, as deployed.
      RUN_JOBS: String(isWorker),
      ADMIN_EMAIL: ACCOUNT.email,
      ADMIN_PASSWORD: ACCOUNT.password,
      ...backendMemory({}),
    },
  });
}

/** A server of bench/peers that the product is measured against. */
export function startPeer(name: string, file: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const script = fileURLToPath(new URL(`peers/${file}`, import.meta.url));
  return startServer({ name, script, ready: '/ready', env });
}

/** @returns the Cookie header of a member of staff */
export async function signIn({ url }: Pick<Server, 'url'>): Promise<string> {
  const ask = () =>
    fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ACCOUNT),
    });
  let answer = await ask();
  // Turned away while the machine is busy with something else.
  for (let times = 50; times > 0 && answer.status === 503; times--) {
    await pause(200);
    answer = await ask();
  }
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A whole request, as a browser behind a proxy would send it but for what nobody reads. */
export function requestText(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines: Record<string, string | number> = {
    host: 'localhost',
    accept: 'application/json',
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${text}`;
}

/** What a visitor could choose right now: an order with one print in two colours. */
export async function readSelection(url: string): Promise<SentSelection> {
  const first = async (list: string) => {
    const answer = await fetch(`${url}/api/${list}`);
    const [item]: [{ id: string }] = await answer.json();
    return item.id;
  };
  return {
    productTypeId: await first('product-types'),
    fabricId: await first('fabrics'),
    fitId: await first('fits'),
    finishingQualityId: await first('finishing-qualities'),
    quantity: 333,
    colors: ['white', 'black'],
    printOptions: [{ printTypeId: await first('print-types'), colors: 2 }],
  };
}
