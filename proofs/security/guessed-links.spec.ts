import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { startFaultProxy } from '../../backend/e2e/fault-proxy.ts';
import { receiveTraces } from '../../tools/otlp-receiver.mjs';
import { freePort } from '../../tools/free-port.mjs';
import { Attacks } from '../support/attacks.ts';
import { openBrowser } from '../support/browser.ts';
import type { Copy } from '../support/copy.ts';
import { timeUntil } from '../support/figures.ts';
import { broughtDesign } from '../support/designs.ts';
import { Guesser, withLanguage } from '../support/guesser.ts';
import { guesses } from '../support/guesses.ts';
import { operationsOf } from '../support/operations.ts';
import { QuotationSteps, type Followed } from '../support/quotations.ts';
import { proof } from '../proof.ts';

const SHOWN_WITHIN_MS = 20_000;
const TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname = 'public' OR schemaname = 'graphile_worker' AND tablename = '_private_jobs' ORDER BY name`;
const REGULAR_JOBS =
  'SELECT identifier, last_execution FROM graphile_worker._private_known_crontabs ORDER BY identifier';
const FOLLOWED_LINKS = 4;
/** A customer's copy of an inquiry is printed when it is first asked for, with a link of its own. */
const PRINTED_ONCE = ['public.documents', 'public.link_tokens'];

interface Scale {
  guesses: number;
  /** To each of the other routes. */
  sample: number;
  flood: number;
  /** Of each kind. */
  timed: number;
  /** Whether logs, metrics, traces and a browser are looked at, too. */
  isWatched: boolean;
}

proof<Scale>({
  promise: 'Links of customers: nobody guesses one, and looking changes nothing',
  figure:
    '10,000 guesses answered alike, 0 found; one address has 30 a minute, the rest 429 with Retry-After; revoked, unknown and malformed take the same time by a rank test; a crawler changes 0 rows once the customer’s copy is printed; the token in no log, metric, trace or Referer',
  full: { guesses: 10_000, sample: 200, flood: 300, timed: 600, isWatched: true },
  quick: { guesses: 500, sample: 10, flood: 60, timed: 100, isWatched: false },
  limitMs: 600_000,
  bites:
    'Where a token of another form is not looked for it prints “13928 attacks, 2 not repelled; first: time tells unknown from malformed; … revoked 1.25 ms, unknown 1.25 ms, malformed 0.97 ms; by rank … unknown and malformed 23.4 σ apart … NOT HELD”; without the bound of an address, and with a look that is noted by GET, “one address 404 × 60, 200 × 1”, “visit 1 of a crawler changes: public.audit_trail, public.quotation_events”.',
  mended:
    'Opened from a mail, the page named its address to our own server for two fonts: Chromium heeds no Referrer-Policy for the fonts of inline styles, so those of this page are a file now. A page error that spoke of /api/requests/TOKEN was logged as it came.',

  async prove({ start, anyCopy, defer, say, scale }) {
    const attacks = new Attacks(say);
    const traces = scale.isWatched ? await receiveTraces() : undefined;
    if (traces) defer(() => traces.stop());
    const metricsPort = await freePort();
    const copy = traces
      ? await start({
          env: {
            LOG_LEVEL: 'trace',
            OTEL_EXPORTER_OTLP_ENDPOINT: traces.endpoint,
            METRICS_PORT: String(metricsPort),
          },
        })
      : await anyCopy();
    const headers = await copy.signIn();
    const desk = new QuotationSteps(() => copy, headers);
    const followed = await desk.sent('known@guessed.example');
    const guesser = new Guesser(copy, attacks);

    await guesser.guess(guesses(followed.token, scale.guesses));
    await guesser.guessElsewhere(scale.sample);
    say(`${scale.guesses} guesses`);
    const bounded = await guesser.flood(scale.flood, followed);
    const revoked = await revokedTokens(desk, headers, copy, 5);
    const times = await guesser.time(scale.timed, revoked);
    await expectUnchanged(copy, desk, attacks);
    if (traces) {
      await browse(copy, followed, attacks, defer);
      await hide(copy, metricsPort, [followed.token, ...revoked], attacks, traces.raw);
    }
    return attacks.result(`${guesser.told}; ${bounded}; ${times}`);
  },
});

async function revokedTokens(
  desk: QuotationSteps,
  headers: Record<string, string>,
  copy: Copy,
  count: number,
): Promise<string[]> {
  const revoked: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const recipient = `revoked-${n}@guessed.example`;
    const { id, token } = await desk.drafted(recipient);
    await copy.api(`/api/admin/inquiries/${id}/links/revoke`, { headers, body: { recipient } });
    revoked.push(token);
  }
  return revoked;
}

/**
 * A crawler, or whoever looks through mails before their reader, follows everything twice. What the jobs of the minute
 * write meanwhile is not theirs: then somebody else's link is followed, up to `FOLLOWED_LINKS` of them.
 */
async function expectUnchanged(copy: Copy, desk: QuotationSteps, attacks: Attacks): Promise<void> {
  for (let link = 1; ; link += 1) {
    const { draft, id: artworkId } = await broughtDesign(copy);
    const { token } = await desk.sent(`link-${link}@guessed.example`, {
      artwork: { draft, mayBeUsed: true },
    });
    const paths = await pathsOf(copy, token, artworkId);
    const visits: string[][] = [];
    await timeUntil(copy.hasWorked, SHOWN_WITHIN_MS);
    const begun = await copy.sql(REGULAR_JOBS);
    for (const mayChange of [PRINTED_ONCE, []]) {
      const before = await fingerprints(copy);
      await follow(copy, paths, attacks);
      const after = await fingerprints(copy);
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      visits.push(changed.filter((table) => !mayChange.includes(table)));
    }
    if (link < FOLLOWED_LINKS && !isDeepStrictEqual(await copy.sql(REGULAR_JOBS), begun)) continue;
    for (const [visit, wrong] of visits.entries())
      attacks.note(`visit ${visit + 1} of a crawler changes ${wrong.join(', ')}`, wrong.length === 0);
    return;
  }
}

/** Every address that a link opens, in both languages. */
async function pathsOf(copy: Copy, token: string, artworkId: string): Promise<Set<string>> {
  const operations = await operationsOf(copy, { token, revision: '1', artworkId });
  const routes = operations.filter(({ method, path }) => method === 'GET' && path.includes(token));
  const paths = [...routes.map(({ path }) => withLanguage(path)), `/t/${token}`, `/ar/t/${token}`];
  return new Set([...paths, ...paths.map((path) => path.replace('language=en', 'language=ar'))]);
}

async function follow(copy: Copy, paths: Iterable<string>, attacks: Attacks): Promise<void> {
  for (const path of paths) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await copy.api(path, { method, headers: { accept: '*/*' } });
      attacks.note(`${method} ${path} finds nothing`, status === 200, text);
      attacks.note(`${path} names itself to others`, headers.get('referrer-policy') === 'no-referrer');
    }
  }
}

async function fingerprints(copy: Copy): Promise<Record<string, string>> {
  const tables = await copy.sql(TABLES);
  const sums = tables.map(async ({ name }) => {
    const [{ sum }] = await copy.sql(
      `SELECT md5(string_agg(r::text, ' ' ORDER BY r::text)) AS sum FROM ${name} AS r`,
    );
    return [name, sum];
  });
  return Object.fromEntries(await Promise.all(sums));
}

/** A browser opens the page, and goes on to another one. */
async function browse(
  copy: Copy,
  { token }: Followed,
  attacks: Attacks,
  defer: (work: () => unknown) => void,
): Promise<void> {
  // What the browser's own tools tell of a font that it has already is not what it sends.
  const wire = await startFaultProxy(copy.url);
  defer(() => wire.close());
  const own = new RegExp(`^[A-Z]+ (/ar)?/(t|api/requests)/${token}`);
  wire.onRequest = (text) => {
    const [line = ''] = text.split('\r\n', 1);
    attacks.note(`the browser sends it beside ${line}`, !text.replace(own, '').includes(token), text);
  };
  const page = await (await openBrowser(defer)).newPage();
  await page.goto(`${wire.url}/t/${token}`, { waitUntil: 'networkidle' });
  await page.locator('header a').first().click();
  await page.waitForURL((url) => !url.pathname.includes(token));
  await page.reload({ waitUntil: 'networkidle' });
}

/** What the product writes down of all this. */
async function hide(
  copy: Copy,
  metricsPort: number,
  tokens: string[],
  attacks: Attacks,
  traced: () => string,
): Promise<void> {
  const [token] = tokens;
  const message = `at ${copy.url}/t/${token} and /api/requests/${token}`;
  await copy.api('/api/page-errors', {
    body: { message, remote: 'storefront', path: `/t/${token}`, at: message },
  });
  // Escapes that hide what is a link.
  for (const path of [`/%74/${token}`, `/t%2F${token}`, `/api/%72equests/${token}`, `/t/${token}%zz`])
    await copy.api(path);
  const metrics = await Promise.all(
    [metricsPort, metricsPort + 1].map(async (port) =>
      (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    ),
  );
  const isTraced = () => traced().includes('/api/requests/:token');
  attacks.note('no trace came', (await timeUntil(isTraced, SHOWN_WITHIN_MS)) !== Infinity);
  await copy.stop();
  const logs = join(copy.dataDir, 'logs');
  const places = {
    log: readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8')),
    'line of the start': copy.output,
    metric: metrics,
    trace: [traced()],
  };
  for (const [place, texts] of Object.entries(places)) {
    const text = texts.join('\n');
    attacks.note(`no ${place} is there`, text.length > 0);
    for (const [n, secret] of tokens.entries())
      attacks.note(
        `token ${n + 1} in a ${place}`,
        !text.includes(secret),
        text.split('\n').find((line) => line.includes(secret)),
      );
  }
  attacks.note('the log knows no request', places.log.join('').includes('/api/requests/***'));
}
