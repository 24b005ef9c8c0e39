import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { faultOfShape } from '@tiraz/contracts/request-shape';
import { readAddress } from './page.ts';
import { TestSite } from './test-site.ts';

jest.setTimeout(60_000);

const REPOSITORY = join(import.meta.dirname, '../..');
/** Where this server's own code is. What it imports of the libraries, and what that imports, is looked at as well. */
const OWN = globSync('host-shell/server/*.ts', {
  cwd: REPOSITORY,
  exclude: ['**/*.spec.ts', '**/test-site.ts'],
});

/** Not one of its texts comes with a request. */
const TRUSTED = 'it reads nothing of a request';
/** The text to repeat that such a pattern or loop is slowest with, or a call that leads to it. */
type Worst = string | ((length: number) => unknown) | typeof TRUSTED;

/**
 * Every regular expression and every loop over the letters of a text on a request's way. One that is missing here fails
 * the first test.
 */
const WORST: Record<string, Worst> = {
  'api-proxy.ts: for (const prefix of': TRUSTED,
  'compression.ts: /^(application\\/json|text\\/csv)\\b/': 'application/json',
  'compression.ts: /"$/': '"',
  'compression.ts: for (const condition of': TRUSTED,
  'compression.ts: /-(br|gzip)"/g': '-br',
  'compression.ts: /;q=(?!0(\\.0*)?$).*/': ';q=0.00',
  'config.ts: /^\\d+$/': TRUSTED,
  'config.ts: /^\\d{1,6}$/': TRUSTED,
  'config.ts: /^[a-z][a-z\\d+.-]+:\\/\\//i': TRUSTED,
  'config.ts: /\\/?$/': TRUSTED,
  'listening.ts: for (const each of': TRUSTED,
  'page.ts: while (url[end - 1]': (length) => [
    readAddress('/'.repeat(length)),
    readAddress(`${'/'.repeat(length)}x`),
  ],
  'page.ts: /\\{\\{#(\\w+)\\}\\}(.*?)\\{\\{\\/\\1\\}\\}/gs': TRUSTED,
  'page.ts: /\\{\\{(\\w+)\\}\\}/g': TRUSTED,
  'page-handler.ts: /(text|\\*)\\/\\*|text\\/html/': 'text/htm',
  'page-handler.ts: /\\.[\\da-z]+$/i': '.js',
  'page-handler.ts: /<script nonce\\b[^>]*>(.+?)<\\/script>/gs': TRUSTED,
  'remote-pages.ts: /^(\\/:?[\\w-]{1,60}){0,8}$/': TRUSTED,
  'remote-pages.ts: /^[a-z][a-z\\d-]{0,39}$/': TRUSTED,
  'remote-pages.ts: /^[a-z-]+(\\.[a-z-]+)+$/': TRUSTED,
  'remotes.ts: /^\\w[\\w.-]{0,63}$/': TRUSTED,
  'remote-pages.ts: /^\\/api(\\/:?[\\w-]{1,60}){1,8}$/': TRUSTED,
  'page-data.ts: /^[\\w-]{1,100}$/': 'a-',
  'page-data.ts: /^\\/api(\\/[\\w-]{1,60}){1,4}$/': '/api',
  'customer-link.ts: /%(2f|74|72)/i': '%2',
  'customer-link.ts: /%([2-7][\\da-f])/gi': '%7',
  'customer-link.ts: /(\\/(?:t|requests)\\/)[^/?#&\\s"\'<>()]+/gi': '/t',
  'shared-pages.ts: for (const oldest of': TRUSTED,
  'shared-pages.ts: /<style\\b[^>]*>(.*?)<\\/style>/gs': TRUSTED,
  'shared-pages.ts: /^W\\//': 'W/',
  'static-files.ts: /\\.[\\da-f]{12}\\.[\\da-z]+$/': '.0123456789ab.js',
  'static-files.ts: for (const remote of': TRUSTED,
  'static-files.ts: /\\.(br|gz)$/': '.br',
  'requests.ts: /^[\\w.-]{8,64}$/': 'a-',
  'request-shape.ts: /^(?:[\\w.-]+|\\[[\\da-f:.]+\\])(?::\\d{1,5})?$/i': '[a:',
  'request-shape.ts: for (let index =': (length) =>
    faultOfShape({ url: '/', httpVersionMinor: 1, headers: {}, rawHeaders: Array(length).fill('x-ab') }),
  'client-address.ts: /^(127\\.|::1$|::ffff:127\\.)/i': '::ffff:',
  'client-address.ts: /^(?:(\\d+(?:\\.\\d+){3})|\\[([\\da-f:.]+)\\])(?::\\d+)?$/i': '1.',
  'client-address.ts: /^::ffff:(\\d+\\.\\d+\\.\\d+\\.\\d+)$/i': '1.',
  'client-address.ts: /^0+(?=.)/': '0',
  'farewell.ts: for (const response of': TRUSTED,
  'farewell.ts: for (const socket of': TRUSTED,
};

const COMMON = [
  '/',
  ' ',
  '-',
  ',',
  ';',
  'a',
  '0',
  '.',
  ':',
  '"',
  '=',
  '%',
  '\\',
  '*',
  '\t',
  '//',
  'a/',
  ', ',
];
const ENDS = ['', 'x', '\0'];
const SHORT = 1_000;
/** A request with all its headers has at most so many bytes. */
const LONG = 16_000;
/** Linear work takes 16 times as long for the long text, quadratic work 256 times. */
const MOST_TIMES = 64;
/** In ms. Quadratic work takes far longer for the long text; what is done sooner is too quick for a ratio to mean much. */
const HARMLESS = 1;
const TRIES = 5;

/** Of work that others interrupt, the quickest time is the nearest to what it takes alone. */
async function quickest(work: (length: number) => unknown, length: number): Promise<number> {
  let least = Infinity;
  for (let times = 0; times < TRIES; times += 1) {
    const began = performance.now();
    await work(length);
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

async function expectLinear(
  work: (length: number) => unknown,
  what: string,
  [short, long] = [SHORT, LONG],
): Promise<void> {
  let times = Infinity;
  // What else the machine does may fall into one comparison; what is slow by itself is so in each.
  for (let tries = 0; tries < TRIES && times > MOST_TIMES; tries += 1) {
    const slow = await quickest(work, long);
    if (slow < HARMLESS) return;
    times = slow / (await quickest(work, short));
  }
  expect({ what, isLinear: times <= MOST_TIMES || `${times.toFixed()} times` }).toEqual({
    what,
    isLinear: true,
  });
}

interface Found {
  key: string;
  pattern?: RegExp;
}

function findIn(file: string, seen = new Set<string>()): Found[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const name = relative(dirname(file), file);
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ key: `${name}: ${node.text}`, pattern });
    }
    if (ts.isIterationStatement(node, false)) {
      found.push({ key: `${name}: ${node.getText().split(' ', 4).join(' ')}` });
    }
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) {
      const library = /^'@tiraz\/(\w+)\/([\w-]+)'$/.exec(node.moduleSpecifier.getText());
      const path = library && join(REPOSITORY, `libs/${library[1]}/src/${library[2]}.ts`);
      if (path) found.push(...findIn(path, seen));
      const beside = /^'\.\/([\w-]+)\.js'$/.exec(node.moduleSpecifier.getText());
      if (beside) found.push(...findIn(join(dirname(file), `${beside[1]}.ts`), seen));
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const seen = new Set<string>();
const found = OWN.flatMap((file) => findIn(join(REPOSITORY, file), seen));

test('every pattern and every loop on the way of a request has its worst text', () => {
  expect([...new Set(found.map(({ key }) => key))].toSorted()).toEqual(Object.keys(WORST).toSorted());
  expect(seen).toContain(
    fileURLToPath(new URL('../../libs/contracts/src/request-shape.ts', import.meta.url)),
  );
});

describe('takes no more than twice as long for a text twice as long:', () => {
  test.each(found.filter(({ key, pattern }) => pattern && WORST[key] !== TRUSTED))(
    '$key',
    async ({ key, pattern }) => {
      const worst = WORST[key];
      for (const piece of [...COMMON, ...(typeof worst === 'string' ? [worst] : [])]) {
        for (const end of ENDS) {
          const work = (length: number) =>
            (piece.repeat(length / piece.length) + end).replace(pattern as RegExp, '');
          await expectLinear(work, JSON.stringify(piece + end));
        }
      }
    },
  );

  test.each(Object.entries(WORST).filter(([, worst]) => typeof worst === 'function'))('%s', (key, worst) =>
    expectLinear(worst as (length: number) => unknown, key),
  );
});

describe('a whole request takes no more than twice as long for twice as much', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await TestSite.create();
    await site.start({
      apiUrl: await site.listen((request, response) => void request.resume().pipe(response)),
    });
  });
  afterAll(() => site.remove());

  const HEADERS = [
    ...['accept', 'accept-encoding', 'accept-language', 'connection', 'content-type', 'cookie', 'forwarded'],
    ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'origin', 'range', 'te', 'traceparent'],
    ...['x-forwarded-for', 'x-forwarded-host', 'x-request-id'],
  ];
  const PIECES = ['/', '..', ',', ';', 'a', '0', '"', '=', '%', ', ', ';q=0', 'gzip;q=0.', 'bytes=0-'];
  const PLACES = ['/', '/api/x', '/assets/main.0123456789ab.js'];

  test.each(HEADERS)('in the header %s', async (name) => {
    for (const url of PLACES) {
      for (const piece of PIECES) {
        const work = (length: number) =>
          site.app.inject({ url, headers: { [name]: `${piece.repeat(length / piece.length)}x` } });
        await expectLinear(work, `${url} with ${JSON.stringify(piece)}`);
      }
    }
  });

  test.each(PLACES)('in an address below %s', async (place) => {
    for (const piece of [...PIECES, '%2f', '%zz', 'a=b&', '\\', '/en', './', '%20']) {
      for (const [start, longest] of [
        ['/', 2_000],
        ['?', 8_000],
        ['?a=', 8_000],
      ] as const) {
        const work = (length: number) =>
          site.app.inject({ url: `${place}${start}${piece.repeat(length / piece.length)}x` });
        await expectLinear(work, `${start} with ${JSON.stringify(piece)}`, [longest / 16, longest]);
      }
    }
  });
});
