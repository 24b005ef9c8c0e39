import { askExactly, Attacks } from '../support/attacks.ts';
import type { Answer, Copy, SentHeaders } from '../support/copy.ts';
import { proof } from '../proof.ts';

/** The slowest answer to what is made to keep a pattern busy. */
const PATTERN_WITHIN_MS = 1_000;

proof({
  promise:
    'ASVS 5: a search is neither SQL nor a pattern, parameters count once, no text keeps a pattern busy',
  figure: `no search finds beyond its words; every odd parameter 400; every pattern within ${PATTERN_WITHIN_MS} ms`,
  bites:
    'With LIKE in place of strpos in the search it prints “not repelled: searching customers for %: 200, 16 of 16 … 133 attacks, 8 not repelled … NOT HELD”.',
  mended: 'limit=1e2 and limit=0x10 were read as the numbers 100 and 16; a limit is digits alone now.',
  async prove({ start, say }) {
    const attacks = new Attacks(say);
    const copy = await start();
    const headers = await copy.signIn();
    await trySearches(copy, attacks, headers);
    await tryParameters(copy, attacks, headers);
    const slowest = await tryPatterns(copy, attacks, headers);
    return attacks.result(`the slowest pattern took ${slowest.toFixed(0)} ms`);
  },
});

type Timed = Pick<Answer, 'status' | 'ms'>;

/** All that it says, however deep. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join(' ') : String(value);

/** A search finds words; it is neither SQL nor a pattern. */
async function trySearches(copy: Copy, attacks: Attacks, headers: SentHeaders) {
  const words = [
    '%',
    '_',
    '%%',
    '\\',
    '\\%',
    "'",
    "''",
    "' OR '1'='1",
    "'; DROP TABLE staff; --",
    '$1',
    '${1}',
    '.*',
    '^',
    '[',
    '(((',
    '|',
    '*',
    '+',
    '?',
    'a|b',
    '\\d',
    '(?i)a',
    '--',
    '/*',
    '@>',
    '&',
    '!',
    ':*',
  ];
  for (const list of ['customers', 'inquiries']) {
    const all = Number(
      (await copy.api(`/api/admin/${list}?limit=1`, { headers })).headers.get('x-total-count'),
    );
    if (all < 5) throw new Error(`There are only ${all} ${list}.`);
    for (const word of words) {
      const {
        status,
        body,
        headers: told,
      } = await copy.api(`/api/admin/${list}?q=${encodeURIComponent(word)}`, { headers });
      const found = Number(told.get('x-total-count'));
      const items: unknown[] = status === 200 ? body : [];
      const texts = items.map((item) => textOf(item).toLowerCase());
      const isLiteral = texts.every((text) => text.includes(word.trim().toLowerCase()));
      attacks.note(
        `searching ${list} for ${word}`,
        status === 200 && found < all && isLiteral,
        `${status}, ${found} of ${all}`,
      );
    }
  }
  const sorts = ["name'", 'name;--', '(SELECT 1)', '__proto__', 'constructor'];
  for (const sort of sorts) {
    for (const list of [
      'customers?sort=',
      'customers?status=',
      'inquiries?status=',
      'follow-ups?status=',
      'inquiries?cursor=',
      'customers?cursor=',
    ]) {
      const { status } = await copy.api(`/api/admin/${list}${encodeURIComponent(sort)}`, { headers });
      attacks.note(`${list}${sort}`, status === 400, status);
    }
  }
  const cursor = Buffer.from(JSON.stringify(['newest', 'next', "x' OR 1=1", '1'])).toString('base64url');
  const { status } = await copy.api(`/api/admin/inquiries?cursor=${cursor}`, { headers });
  attacks.note('a cursor of one’s own', status === 400, status);
}

/** The same parameter twice, as a list and as an object. */
async function tryParameters(copy: Copy, attacks: Attacks, headers: SentHeaders) {
  for (const query of [
    'q=a&q=b',
    'limit=1&limit=2',
    'q[]=a',
    'q[$ne]=a',
    'limit[]=1',
    'status=new&status=quoted',
    'unknown=1',
    'limit=1e2',
    'limit=0x10',
    'limit=-1',
    'limit=1001',
    'limit= 1;--',
  ]) {
    const { status } = await copy.api(`/api/admin/inquiries?${query}`, { headers });
    attacks.note(query, status === 400, status);
  }
}

/** Texts on which a pattern that backtracks takes for ever. */
async function tryPatterns(copy: Copy, attacks: Attacks, headers: SentHeaders): Promise<number> {
  const selection = await copy.selection();
  const long = (text: string, times: number) => text.repeat(times);
  const emails = [
    `${long('a', 240)}!`,
    `a@${long('a.', 120)}`,
    `a@${long('a-', 120)}`,
    `${long('.', 250)}`,
    `a@${long('1', 63)}.${long('1', 63)}.`,
    `${long('a@', 120)}`,
  ];
  let slowest = 0;
  const within = async (what: string, asking: Promise<Timed>) => {
    const { status, ms } = await asking;
    slowest = Math.max(slowest, ms);
    attacks.note(what, status < 500 && ms < PATTERN_WITHIN_MS, `${status} after ${ms} ms`);
  };
  await copy.api('/api/inquiries', { body: {} });
  for (const customerEmail of emails) {
    const body = { ...selection, customerName: 'Pattern', customerEmail };
    await within(`the e-mail address ${customerEmail.slice(0, 20)}`, copy.api('/api/inquiries', { body }));
    await within(
      `signing in as ${customerEmail.slice(0, 20)}`,
      copy.api('/api/admin/login', { body: { email: customerEmail, password: [] } }),
    );
  }
  for (const word of [
    long('%', 200),
    long('a%', 100),
    long('ا', 200),
    long('\\', 200),
    long('َ', 200),
    long(' ', 200),
    long('_', 200),
  ]) {
    for (const list of ['customers', 'inquiries']) {
      await within(
        `searching ${list} for ${word.slice(0, 10)}`,
        copy.api(`/api/admin/${list}?q=${encodeURIComponent(word)}`, { headers }),
      );
    }
  }
  for (const amount of [
    long('1', 60_000),
    `${long('1', 30_000)}.`,
    `.${long('1', 30_000)}x`,
    long('0', 60_000),
  ]) {
    const body = { ...selection, customerName: 'P', customerEmail: 'p@tiraz.example', totalCost: amount };
    await within(`an amount of ${amount.length} digits`, copy.api('/api/inquiries', { body }));
  }
  const spaces = long(' ', 60_000);
  await within(
    'blanks',
    copy.api('/api/inquiries', {
      body: { ...selection, customerName: `a${spaces}b`, customerEmail: 'p@tiraz.example' },
    }),
  );
  await within('an Accept header', askTimed(copy, { accept: long('text/html;q=0.1,', 500) }));
  await within('an Accept-Encoding header', askTimed(copy, { 'accept-encoding': long('br;q=0,', 1_500) }));
  await within('a Cookie header', askTimed(copy, { cookie: long('tiraz.language=;', 600) }));
  return slowest;
}

async function askTimed(copy: Copy, headers: SentHeaders): Promise<Timed> {
  const began = performance.now();
  const { status } = await askExactly(copy.url, { path: '/', headers });
  return { status, ms: performance.now() - began };
}
