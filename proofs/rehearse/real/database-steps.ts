// What happens to a database of several servers, under load: nothing acknowledged is lost or stored twice, whatever
// cannot be done is said with a 503, and the product goes on by itself.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Quote, Selection } from '@tiraz/api-client';
import { Client } from 'pg';
import { inTurns } from '../../support/figures.ts';
import { kindsOf, Load, storedOnce } from '../load.ts';
import { ask, signIn, type Instance } from '../product.ts';
import { expect, type Stage } from '../steps.ts';
import type { PostgresPair } from './postgres-pair.ts';

const WORKERS = 6;
const QUIET_MS = 2_000;
const BACK_WITHIN_MS = 15_000;
const PRICE_SEEN_WITHIN_MS = 2_000;
/** Of a hundred that the server has; two backends with ten each, LISTEN, and what a lost standby still holds. */
const MOST_CONNECTIONS = 50;

interface Site {
  pair: PostgresPair;
  urls: string[];
  selection: Selection;
}

/** What is done to the database; what it returns is done afterwards, when nobody asks any more. */
type Harm = () => Promise<void | (() => Promise<void>)>;

export async function tryDatabase({
  pair,
  backends,
  selection,
  step,
}: Omit<Site, 'urls'> & Pick<Stage, 'step'> & { backends: Instance[] }): Promise<void> {
  const urls = backends.map(({ url }) => url);
  const under = (harm: Harm) => underLoad({ pair, urls, selection }, harm);

  await step(
    'the primary killed with -9, nothing for five seconds, the standby promoted, the address moved',
    () =>
      under(async () => {
        await pair.server('primary').stop('SIGKILL');
        await pause(5_000);
        await pair.promote();
        await pair.lead('primary', { cut: true });
      }),
  );
  await step('the former primary is the new one’s synchronous standby', () => rejoin(pair));

  await step('the primary frozen, the standby promoted, the address moved, old connections left alone', () =>
    under(async () => {
      const frozen = pair.server('primary');
      frozen.signal('SIGSTOP');
      await pause(3_000);
      await pair.promote();
      await pair.lead('primary', { cut: false });
      return () => frozen.stop('SIGKILL');
    }),
  );
  await rejoin(pair);

  await step('the address on the standby for six seconds, then the standby promoted', () =>
    under(async () => {
      await pair.lead('standby', { cut: true });
      await pause(6_000);
      await pair.server('primary').stop('SIGKILL');
      await pair.promote();
    }),
  );
  await rejoin(pair);

  await step('the address on the standby for three seconds and back at the primary', async () => {
    const seen = await under(async () => {
      await pair.lead('standby', { cut: true });
      await pause(3_000);
      await pair.lead('primary', { cut: false });
    });
    const [kept] = await pair.admin<{ count: number }>(
      `SELECT count(*)::int FROM pg_stat_activity WHERE usename = 'tiraz'`,
      { at: pair.standby },
    );
    expect(kept?.count === 0, `${kept?.count} connections are kept on the standby`);
    return `${seen}; no connection left on the standby`;
  });

  await step('the role’s password changed for five seconds', () =>
    under(async () => {
      await pair.admin(`ALTER ROLE tiraz PASSWORD 'another'`);
      await pair.admin(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'tiraz'`);
      await pause(5_000);
      await pair.admin(`ALTER ROLE tiraz PASSWORD '${new URL(pair.url).password}'`);
    }),
  );

  await step('default_transaction_read_only for five seconds', () =>
    under(async () => {
      const set = async (value: 'on' | 'off') => {
        await pair.admin(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
        await pair.admin('SELECT pg_reload_conf()');
      };
      await set('on');
      await pause(5_000);
      await set('off');
    }),
  );

  await step('the synchronous standby lost for fifteen seconds', async () => {
    const most = { count: 0 };
    const seen = await under(async () => {
      await pair.server('standby').stop('SIGKILL');
      for (const end = Date.now() + 15_000; Date.now() < end; await pause(250)) {
        const [taken] = await pair.admin<{ count: number }>(
          `SELECT count(*)::int FROM pg_stat_activity WHERE usename = 'tiraz'`,
        );
        most.count = Math.max(most.count, taken?.count ?? 0);
      }
      await pair.restart(pair.standby);
    });
    expect(most.count <= MOST_CONNECTIONS, `${most.count} of 100 connections were taken`);
    return `${seen}; at most ${most.count} of 100 connections taken`;
  });
}

async function rejoin(pair: PostgresPair): Promise<string> {
  await pair.rejoin();
  const giveUp = Date.now() + BACK_WITHIN_MS;
  for (;;) {
    const [standby] = await pair.admin<{ state: string }>(
      'SELECT sync_state AS state FROM pg_stat_replication',
    );
    if (standby?.state === 'sync') return 'sync';
    expect(Date.now() < giveUp, `its state is ${standby?.state ?? 'nothing'}`);
    await pause(50);
  }
}

/** @returns what was seen; throws unless the harm cost nothing but time */
async function underLoad({ pair, urls, selection }: Site, harm: Harm): Promise<string> {
  const load = new Load({ url: urls, cookie: await signIn(inTurns(urls, 0)), selection, workers: WORKERS });
  let afterwards: Awaited<ReturnType<Harm>> = undefined;
  let back: number[];
  try {
    await pause(QUIET_MS);
    afterwards = await harm();
    const over = performance.now();
    back = await Promise.all(urls.map((url) => untilSubmitted(load, url, over)));
    await pause(QUIET_MS);
  } finally {
    await load.stop();
    await afterwards?.();
  }
  const others = load.failures.filter(({ status }) => status !== 503);
  expect(others.length === 0, `answers beside 503: ${kindsOf(others)}`);
  const quotes = load.failures.filter(({ kind }) => kind === 'quote' || kind === 'catalogue');
  expect(quotes.length === 0, `without need of a database: ${kindsOf(quotes)}`);
  const stored = await allStoredOnce(pair, urls, load);
  const price = await priceChangeSeen(urls, selection);
  return (
    `${load.total} answered, 503 × ${load.failures.length}; ${stored} acknowledged, 0 lost, 0 twice; ` +
    `201 again after ${back.map((ms) => `${Math.round(ms)} ms`).join(' and ')}; a price change seen by both in ${price} ms`
  );
}

/** The first of many visitors who is served again: each comes a tenth of a second after the other, and waits. */
async function untilSubmitted(load: Load, url: string, since: number): Promise<number> {
  let servedAt: number | undefined;
  const visitors: Promise<void>[] = [];
  const visit = async () => {
    const key = randomUUID();
    const answer = await load.acknowledge(url, key).catch(() => undefined);
    if (answer?.status === 201) servedAt ??= performance.now();
  };
  while (servedAt === undefined) {
    visitors.push(visit());
    await pause(100);
    expect(
      performance.now() - since < BACK_WITHIN_MS,
      `${url} takes no inquiry ${BACK_WITHIN_MS / 1000} s later`,
    );
  }
  await Promise.all(visitors);
  return servedAt - since;
}

/** What was not acknowledged is sent again with its key, and is stored once as well. */
async function allStoredOnce(pair: PostgresPair, urls: string[], load: Load): Promise<number> {
  for (const [turn, key] of load.unanswered.entries()) {
    const { status } = await load.acknowledge(inTurns(urls, turn), key);
    expect(status === 201, `sent again with its key: ${status}`);
  }
  const client = new Client({ connectionString: pair.urlAt(pair.ports[pair.primary]) });
  await client.connect();
  try {
    return await storedOnce(client, load.acknowledged);
  } finally {
    await client.end();
  }
}

async function priceChangeSeen(urls: string[], selection: Selection): Promise<number> {
  const headers = { cookie: await signIn(inTurns(urls, 0)) };
  const basePrice = `${100 + Math.floor(Math.random() * 800)}.00`;
  const path = `/api/admin/product-types/${selection.productTypeId}`;
  const { status } = await ask(inTurns(urls, 0) + path, { method: 'PUT', headers, body: { basePrice } });
  expect(status === 200, `changing a price answered ${status}`);
  const began = performance.now();
  const wanted = `${Number(basePrice) * selection.quantity}.00`;
  for (;;) {
    const quotes = await Promise.all(
      urls.map((url) => ask<Partial<Quote>>(`${url}/api/calculate-quote`, { body: selection })),
    );
    const ms = Math.round(performance.now() - began);
    if (quotes.every(({ body }) => body.breakdown?.baseCost === wanted)) return ms;
    expect(ms < PRICE_SEEN_WITHIN_MS, 'a price change is not in the quotes of both');
    await pause(10);
  }
}
