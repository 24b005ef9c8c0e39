import { test as base } from '@playwright/test';
import { processIdentity } from '../tools/running-processes.mjs';
import type { Copy } from './support/copy.ts';
import { timeUntil } from './support/figures.ts';
import { Workshop } from './support/workshop.ts';

const LIMIT_MS = 300_000;
const CLEAR_WITHIN_MS = 30_000;
const DONE_WITHIN_MS = 240_000;
/** What the containers of deploy/ give a backend. */
const MOST_MEGABYTES = 512;

export interface Result {
  held: boolean;
  /** One line of figures. */
  measured: string;
}

/** What stands on the page about a promise. */
export interface Promised {
  promise: string;
  /** What is promised, in figures. */
  figure: string;
  /** What it prints when the protection is taken out, and which protection that is. */
  bites: string;
  /** What failed at first, why, and how that was mended. */
  mended?: string;
}

export type Tools<Scale> = Pick<
  Workshop,
  'start' | 'startDatabase' | 'folder' | 'defer' | 'say' | 'signal'
> & {
  scale: Scale;
  /** A copy that does no harm to others: of its own, but with the tests the same for all that ask for one. */
  anyCopy: () => Promise<Copy>;
};

export interface Proof<Scale> extends Promised {
  /** After which it has failed; 5 minutes unless it says otherwise. */
  limitMs?: number;
  /** How much of it `npm run prove` does. */
  full?: Scale;
  /** How much of it runs with the tests; without it, nothing. */
  quick?: Scale;
  /** Throws when the promise is broken. */
  prove(tools: Tools<Scale>): Promise<Result>;
}

const say = (line: string) => console.log(`  · ${line}`);

const test = base.extend<{ workshop: Workshop }, { shared: Workshop }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from the pattern.
  workshop: async ({}, use) => {
    const workshop = new Workshop(say);
    await use(workshop);
    await workshop.clear();
  },
  shared: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from the pattern.
    async ({}, use) => {
      const shared = new Workshop(say);
      await use(shared);
      await shared.clear();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** One promise and the experiment that tries it, on copies of the product that are gone afterwards. */
export function proof<Scale = object>({
  prove,
  limitMs = LIMIT_MS,
  full,
  quick,
  ...told
}: Proof<Scale>): void {
  const isQuick = Boolean(process.env.PROVE_QUICK);
  const details = {
    tag: quick ? ['@quick'] : [],
    annotation: { type: 'promised', description: JSON.stringify(told) },
  };
  test(told.promise, details, async ({ workshop, shared }, { annotations }) => {
    test.setTimeout(limitMs + DONE_WITHIN_MS);
    const { start, startDatabase, folder, defer, say, signal } = workshop;
    const scale = (isQuick ? quick : full) as Scale;
    const asked: Copy[] = [];
    const anyCopy = async () => {
      const copy = isQuick ? (shared.copies[0] ?? (await shared.start())) : await start();
      if (isQuick) asked.push(copy);
      return copy;
    };
    const tools = { start, startDatabase, folder, defer, say, signal, scale, anyCopy };
    const { held, measured } = await prove(tools);
    annotations.push({ type: 'measured', description: measured });
    if (!held) throw new Error(measured);
    await expectNothingHeld([...workshop.copies, ...asked], say);
  });
}

/**
 * Whatever was done to them: copies that run and have their database are ready, and hold nothing once nobody asks.
 * @throws {Error} naming what one of them holds
 */
async function expectNothingHeld(copies: Copy[], say: (line: string) => void): Promise<void> {
  // One that was killed shares its address with the one that came after it.
  for (const copy of copies.filter(({ pid }) => processIdentity(pid))) {
    const isAlive = await copy.api('/api/health/live').catch(() => undefined);
    if (isAlive?.status !== 200 || !(await copy.sql('SELECT 1').catch(() => undefined))) continue;
    // What was acknowledged goes on being worked on, which takes its connections: thousands of letters, on a busy machine.
    await timeUntil(copy.hasWorked, DONE_WITHIN_MS);
    let left: Awaited<ReturnType<Copy['held']>> | undefined;
    const isClear = async () => {
      if (!(await copy.isReady())) return false;
      left = await copy.held();
      const { megabytes, ...counts } = left;
      return Object.values(counts).every((count) => count === 0) && megabytes < MOST_MEGABYTES;
    };
    if ((await timeUntil(isClear, CLEAR_WITHIN_MS)) === Infinity)
      throw new Error(
        `afterwards a copy holds ${left ? JSON.stringify(left) : 'what keeps it from being ready'}`,
      );
    say(`holds nothing afterwards, and ${left?.megabytes} MB`);
  }
}
