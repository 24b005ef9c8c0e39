// Staff's inquiries with 100,000 of them: lists, deep pages, filters, searches, figures and the export of all.
//
//   npm run measure:inquiries -- [--inquiries 100000] [--customers 10000] [--runs 40]
//
// Starts a PostgreSQL and the built backend of its own, seeds, signs in, and asks over HTTP, one request at a time.
// Prints p50 and p95 of each, and for the export the time, the first byte and what the backend's memory grew by.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '../embedded-postgres.mjs';
import { freePort } from '../free-port.mjs';
import { seedInquiries } from './seed-inquiries.mjs';

const BACKEND = fileURLToPath(new URL('../../backend/dist/main.js', import.meta.url));
const ACCOUNT = { email: 'measure@tiraz.example', password: 'a loom in old Cairo' };
const LIST = '/api/admin/inquiries';
const LIST_LIMIT_MS = 150;
const STATS_LIMIT_MS = 200;
const MEMORY_LIMIT_MB = 64;
const DEEP_PAGE = 400;

const { values: options } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '100000' },
    customers: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '40' },
  },
});
const runs = Number(options.runs);

const folder = await mkdtemp(join(tmpdir(), 'tiraz-scale-'));
const database = await startPostgres({ dataDir: join(folder, 'postgres') });
const backend = await startBackend(database.url);
try {
  const began = performance.now();
  await seedInquiries(database.url, {
    inquiries: Number(options.inquiries),
    customers: Number(options.customers),
  });
  console.log(
    `seeded ${options.inquiries} inquiries in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  const headers = { cookie: await signIn() };
  // First, while the process is still small: what it holds later is no growth that an export could show.
  await measureExport(headers);
  await measureRequests(headers);
} finally {
  await backend.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function startBackend(databaseUrl) {
  const port = await freePort();
  const child = spawn(process.execPath, [BACKEND], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      SEED_DEMO: 'true',
      ADMIN_EMAIL: ACCOUNT.email,
      ADMIN_PASSWORD: ACCOUNT.password,
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
    /** Resident memory in MB; only where /proc tells. */
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function signIn() {
  const answer = await fetch(`${backend.url}/api/admin/login`, {
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

async function ask(path, headers) {
  const began = performance.now();
  const answer = await fetch(backend.url + path, { headers });
  const body = await answer.json();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
  return { ms: performance.now() - began, body, headers: answer.headers };
}

async function measureRequests(headers) {
  const search = (q, more = '') => `${LIST}?limit=100&q=${encodeURIComponent(q)}${more}`;
  const first = await ask(`${LIST}?limit=1`, headers);
  const subjects = [
    ['first page', `${LIST}?limit=100`],
    ['a page of 1,000', `${LIST}?limit=1000`],
    [`page ${DEEP_PAGE}`, await pageAfter(`${LIST}?limit=100`, headers)],
    [`page ${DEEP_PAGE} by name`, await pageAfter(`${LIST}?limit=100&sort=customerName`, headers)],
    ['status new', `${LIST}?limit=100&status=new`],
    ['status closed', `${LIST}?limit=100&status=closed`],
    ['dearest first', `${LIST}?limit=100&sort=-totalCost`],
    ['rejected, by value', `${LIST}?limit=100&status=rejected&sort=-totalCost`],
    ['search: frequent, folded', search('احمد')],
    ['search: frequent, by value', search('مصطفي', '&sort=-totalCost')],
    ['search: frequent, with status', search('فاطمه', '&status=new')],
    ['search: two words', search('منى القحطاني')],
    ['search: one letter', search('ا')],
    ['search: one e-mail address', search('customer77@brand77.example')],
    ['search: one reference', search(first.body[0].reference)],
    ['search: one reference, by name', search(first.body[0].reference, '&sort=customerName')],
    ['search: nothing found', search('زرياب')],
    ['one inquiry', `${LIST}/${first.body[0].id}`],
    ['stats', '/api/admin/stats'],
  ];
  const times = subjects.map(() => []);
  const found = [];
  for (let run = -2; run < runs; run++) {
    for (const [index, [, path]] of subjects.entries()) {
      const answer = await ask(path, headers);
      found[index] = answer.headers.get('x-total-count') ?? '';
      if (run >= 0) times[index].push(answer.ms);
    }
  }
  const rows = subjects.map(([name], index) => {
    const limit = name === 'stats' ? STATS_LIMIT_MS : LIST_LIMIT_MS;
    const p95 = percentile(times[index], 0.95);
    return [
      name,
      {
        found: found[index],
        'p50 ms': percentile(times[index], 0.5),
        'p95 ms': p95,
        below: p95 < limit ? limit : `NOT ${limit}`,
      },
    ];
  });
  console.log(`\n${runs} requests each, in turns`);
  console.table(Object.fromEntries(rows));
}

/** The address of a page far down, reached by the links. */
async function pageAfter(path, headers) {
  let address = path.replace('limit=100', 'limit=1000');
  for (let page = 0; page < DEEP_PAGE / 10; page++) {
    const link = (await ask(address, headers)).headers.get('link') ?? '';
    const next = /<([^>]+)>; rel="next"/.exec(link)?.[1];
    if (!next) break;
    address = next;
  }
  return address.replace('limit=1000', 'limit=100');
}

async function measureExport(headers) {
  const before = backend.memory();
  let highest = before;
  const watching = setInterval(() => (highest = Math.max(highest, backend.memory())), 5);
  const began = performance.now();
  const answer = await fetch(`${backend.url}${LIST}/export.csv`, { headers });
  let firstByte;
  let bytes = 0;
  let lines = 0;
  for await (const chunk of answer.body) {
    firstByte ??= performance.now() - began;
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  clearInterval(watching);
  const grown = highest - before;
  console.log('The export of all of them');
  console.table({
    'export.csv': {
      lines: lines - 1,
      MB: Number((bytes / 1024 ** 2).toFixed(1)),
      'first byte ms': Math.round(firstByte),
      'all s': Number(((performance.now() - began) / 1000).toFixed(1)),
      'memory before MB': Math.round(before),
      'grown by MB': Number(grown.toFixed(1)),
      below: grown < MEMORY_LIMIT_MB ? MEMORY_LIMIT_MB : `NOT ${MEMORY_LIMIT_MB}`,
    },
  });
}

function percentile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1));
}
