import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runningPostgres } from '../../tools/embedded-postgres.mjs';
import { processIdentity } from '../../tools/running-processes.mjs';
import type { Copy } from '../support/copy.ts';
import { timeUntil } from '../support/figures.ts';
import { countStored, submitting } from '../support/submissions.ts';
import { proof } from '../proof.ts';

const CLIENTS = 4;
const BACK_WITHIN_MS = 30_000;
/** Who was asked to end serves those who are connected a moment longer. */
const TAKES_EFFECT_WITHIN_MS = 1_000;
/** What a program is by default unmoved by (signal(7)); SIGCONT lets a stopped one go on. */
const HARMLESS = ['SIGCONT', 'SIGCHLD', 'SIGURG', 'SIGWINCH'];

proof({
  promise: 'Any child of `npm start` ended or stopped by any signal',
  figure: 'the product whole again within 30 s, every acknowledged inquiry stored once',
  limitMs: 1_800_000,
  bites:
    'Without the watch over a smart shutdown and over parts that fell silent it prints “SIGTERM to the database: not whole after 30 s … NOT HELD”.',
  mended:
    'One or two of some 14,000 submissions were answered 500: TypeORM lets go of a connection that ends within a transaction, and what refused the next statement was not known as an absent database. A stopped backend was noticed after more than 30 s: it is asked every four seconds now.',

  async prove({ start, say, signal: over }) {
    const copy = await start();
    const inquiry = await copy.inquiry();
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      submitting(
        () => copy,
        inquiry,
        client,
        () => isOver || over.aborted,
      ),
    );
    const parts = {
      database: () => copy.pidsOf(`-D ${join(copy.dataDir, 'postgres')}`)[0],
      backend: () => copy.pidsOf('backend/dist/main.js')[0],
      'web server': () => copy.pidsOf('host-shell/server/main.ts')[0],
    };
    const signals = (Object.keys(constants.signals) as NodeJS.Signals[]).filter(
      (name) => !HARMLESS.includes(name),
    );
    const slowest = { ms: 0, what: 'none' };
    const broken: string[] = [];
    let sent = 0;
    for (const signal of signals) {
      for (const [name, pidOf] of Object.entries(parts)) {
        if (over.aborted) break;
        process.kill(pidOf() ?? 0, signal);
        sent += 1;
        const what = `${signal} to the ${name}`;
        await pause(TAKES_EFFECT_WITHIN_MS);
        const ms = await timeUntil(() => isWhole(copy, parts), BACK_WITHIN_MS);
        if (ms === Infinity) broken.push(what);
        else if (ms > slowest.ms) Object.assign(slowest, { ms, what });
        say(`${what}: ${ms === Infinity ? 'not whole' : `whole after ${(ms / 1000).toFixed(1)} s`}`);
      }
    }
    isOver = true;
    const stored = await countStored(copy, (await Promise.all(clients)).flat());
    const failures = broken.map((what) => `${what}: not whole after ${BACK_WITHIN_MS / 1000} s; `).join('');
    return {
      held: broken.length === 0 && stored.faults === 0 && stored.acknowledged > sent,
      measured:
        `${failures}${sent} signals, ${signals.length} kinds; the longest ${(slowest.ms / 1000).toFixed(1)} s ` +
        `after ${slowest.what}; ${stored.measured}`,
    };
  },
});

/** Every part runs and does its work for somebody who comes anew: a stopped one still holds the connections it has. */
async function isWhole(copy: Copy, parts: Record<string, () => number | undefined>): Promise<boolean> {
  if (!Object.values(parts).every((pidOf) => processIdentity(pidOf() ?? 0))) return false;
  const isServed = async (path: string) => {
    const headers = { connection: 'close' };
    const answer = await copy
      .api(path, { headers, signal: AbortSignal.timeout(1_000) })
      .catch(() => undefined);
    return answer?.status === 200;
  };
  return (await isServed('/')) && (await isServed('/api/health/ready')) && takesClients(copy);
}

async function takesClients(copy: Copy): Promise<boolean> {
  const client = new pg.Client({
    connectionString: runningPostgres(join(copy.dataDir, 'postgres')),
    connectionTimeoutMillis: 1_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
