// How fast the product is, beside what it can be measured against: `npm run bench -- --help`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ratioTable, tableOf } from './compare.ts';
import { curve } from './curve.ts';
import { profileTable, summarise, type Share } from './profile.ts';
import type { ProfiledLoad, Row } from './row.ts';
import { PINNED, startClient, type Server, type Started } from './servers.ts';
import { spread } from './statistics.ts';

const ROWS = new Map<string, () => Promise<{ default: Row }>>([
  ['quote', () => import('./rows/quote.ts')],
  ['catalogue', () => import('./rows/catalogue.ts')],
  ['submission', () => import('./rows/submission.ts')],
  ['lists', () => import('./rows/lists.ts')],
  ['least', () => import('./rows/least.ts')],
  ['process', () => import('./rows/process.ts')],
  ['pages', () => import('./rows/pages.ts')],
  ['browser', () => import('./rows/browser.ts')],
]);
const RESULTS = fileURLToPath(new URL('../test-results/bench/', import.meta.url));
const HELP = `npm run bench [-- NAME… --rounds 7 --seconds 3 --profile --against DIST]

NAME: ${[...ROWS.keys()].join(', ')}; all of them without one.
--rounds, --seconds   how often each server is loaded in turns, and for how long
--profile             records the product under the same load, too, and says where its time went
--against DIST        the backend/dist of another build, measured in turns with this one
--inquiries LIST      how many there are, for the rows that depend on it (1000,10000,100000)

Writes test-results/bench/NAME.json, NAME.svg for lists, and with --profile NAME.cpuprofile. No figure makes it fail.`;
const PROFILED_S = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    profile: { type: 'boolean', default: false },
    against: { type: 'string' },
    inquiries: { type: 'string', default: '1000,10000,100000' },
    help: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !ROWS.has(name));
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no ${unknown.join(', ')}.\n\n${HELP}` : HELP);
  process.exit(unknown.length > 0 ? 1 : 0);
}
const about = {
  at: new Date().toISOString(),
  commit: commit(),
  node: process.version,
  machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GB`,
  pinned: PINNED,
};
console.log(
  `${about.commit}, Node ${about.node} on ${about.machine}` +
    `${PINNED ? '; servers on core 0, load on core 1' : '; not pinned'}`,
);
mkdirSync(RESULTS, { recursive: true });
for (const name of positionals.length > 0 ? positionals : ROWS.keys()) {
  const module = await ROWS.get(name)?.();
  if (module) await show(module.default);
}

async function show({ name, ...row }: Row): Promise<void> {
  console.log(`\n${row.title}`);
  const folder = await mkdtemp(join(tmpdir(), `tiraz-bench-${name}-`));
  const started: Started[] = [];
  const shares: { modules: Share[]; functions: Share[] }[] = [];
  try {
    const {
      measured = [],
      tables = {},
      promises = [],
      curve: drawn,
    } = await row.run({
      folder,
      against: values.against && `${resolve(values.against)}/`,
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      inquiries: values.inquiries.split(',').map(Number),
      cleanUp: (...things) => (started.push(...things), things),
      profile: async (server, request) => {
        if (values.profile) shares.push(await profiled(name, server, request));
      },
    });
    if (measured.length > 0) {
      console.table(tableOf(measured));
      console.table(ratioTable(measured));
    }
    for (const [title, table] of Object.entries(tables)) {
      console.log(title);
      console.table(table);
    }
    for (const { promise, found, kept } of promises) {
      console.log(`${kept ? 'kept  ' : 'MISSED'} ${promise}: ${spread(found)}`);
    }
    for (const { modules, functions } of shares) {
      console.table(profileTable(modules));
      console.table(profileTable(functions));
    }
    if (drawn) writeFileSync(join(RESULTS, `${name}.svg`), curve(drawn));
    const result = { ...about, row: name, measured, tables, promises, profiles: shares };
    writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  } finally {
    for (const server of started.toReversed()) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loads a warm server once more, and records what it does. */
async function profiled(
  name: string,
  server: Server,
  { requests, status, connections = 32 }: ProfiledLoad,
): Promise<{ modules: Share[]; functions: Share[] }> {
  const client = startClient();
  try {
    await server.startProfile();
    await client.load({ url: server.url, requests, status, connections, seconds: PROFILED_S });
    const profile = await server.stopProfile();
    writeFileSync(join(RESULTS, `${name}.cpuprofile`), JSON.stringify(profile));
    const { modules, functions } = summarise(profile);
    return { modules: modules.slice(0, 30), functions: functions.slice(0, 60) };
  } finally {
    client.stop();
  }
}

function commit() {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: RESULTS.replace(/test-results.*$/, ''), encoding: 'utf8' });
    const changed = git('status', '--porcelain', '--', 'backend', 'libs', 'package-lock.json').trim() !== '';
    return `${git('rev-parse', '--short', 'HEAD').trim()}${changed ? ' with changes' : ''}`;
  } catch {
    return 'no commit';
  }
}
