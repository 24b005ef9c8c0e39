import type { Browser } from '@playwright/test';
import type { RemoteLocation } from '../../libs/contracts/src/remote.ts';
import { Attacks, askExactly, speak, type ExactAnswer } from '../support/attacks.ts';
import { MARKER, openBrowser, watchedPage } from '../support/browser.ts';
import type { Copy } from '../support/copy.ts';
import { proof } from '../proof.ts';

const IDLE_WITHIN_MS = 5_000;
const SCREENS = ['', '/calculator', '/about', '/logo', '/no-such-page'];
const PAGES = [
  ...['', '/en', '/ar'].flatMap((language) => SCREENS.map((screen) => language + screen || '/')),
  ...['/admin', '/admin/login', '/admin/inquiries', '/admin/products', '/admin/crm', '/admin/no-such-page'],
];
const API_DOCUMENT = '/api/docs';
const OTHERS = [
  ...['/robots.txt', '/sitemap.xml', '/remotes.json', '/remotes/storefront/mf-manifest.json', '/favicon.svg'],
  ...['/assets/no-such.js', '/remotes/admin/no-such.js', '/api/fits', '/api/admin/me', '/api/no-such-route'],
  ...[
    '/api/openapi.json',
    '/objects/0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
    '/objects/x?w=7',
    '/api/fits?q=%00',
  ],
  ...['/%', '/api/%', '/api/%ff', `/${'x'.repeat(2_000)}`, '/api/../x'],
];
const BROKEN: [what: string, bytes: string][] = [
  ['a line that is no HTTP', 'HELLO\r\n\r\n'],
  ['a header of 40 KB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
];

/** Wanted on whatever the server says. */
const EVERYWHERE = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'none'/,
};

/** What an attacker would have the server write into a page, if a text were not escaped. */
const INJECTED = [
  `<script>${MARKER}('an inline script')</script>`,
  `<script nonce="">${MARKER}('an empty nonce')</script>`,
  `<script nonce="AAAAAAAAAAAAAAAAAAAAAA==">${MARKER}('a guessed nonce')</script>`,
  `<script src="data:text/javascript,${MARKER}('a data script')"></script>`,
  `<script src="/api/fits"></script>`,
  `<script type="module">${MARKER}('a module')</script>`,
  `<img src="x" onerror="${MARKER}('an error handler')">`,
  `<svg onload="${MARKER}('a load handler')"></svg>`,
  `<details open ontoggle="${MARKER}('a toggle handler')"></details>`,
  `<iframe srcdoc="<script>parent.${MARKER}('a frame')</script>"></iframe>`,
  `<iframe src="javascript:parent.${MARKER}('a script address')"></iframe>`,
  `<object data="data:text/html,<script>${MARKER}('an object')</script>"></object>`,
  `<embed src="data:text/html,<script>${MARKER}('an embed')</script>">`,
  `<base href="https://elsewhere.example/">`,
  `<link rel="stylesheet" href="https://elsewhere.example/style.css">`,
  `<a id="injected" href="javascript:${MARKER}('a link')">x</a>`,
];

proof({
  promise:
    "HTML pages: CSP default-src 'none' with nonces, no unsafe-inline or unsafe-eval for scripts, frame-ancestors 'none'; nosniff; Referrer-Policy; Permissions-Policy; COOP; HSTS on https",
  figure: 'on every page, error and file; no nonce twice; no injected script runs in Chromium',
  bites:
    "With 'unsafe-inline' in place of the nonce it prints “2447 attacks, 371 not repelled; first: / trusts 'self' 'unsafe-inline' … NOT HELD”.",
  mended:
    'An address with a broken escape, two lengths, headers of 40 KB and what is no HTTP were answered by the web server without any of these headers, since its hooks do not run for them; now they have them all, as problem documents.',
  async prove({ start, say, defer }) {
    const attacks = new Attacks(say);
    const copy = await start();
    const nonces = new Set<string | undefined>();
    for (const path of PAGES) await tryPage(copy, attacks, path, nonces);
    for (let times = 0; times < 100; times += 1) await tryPage(copy, attacks, '/', nonces);
    for (const path of [...OTHERS, ...(await files(copy))]) {
      tryHeaders(attacks, path, await askExactly(copy.url, { path }), false);
    }
    for (const [what, bytes] of BROKEN) tryBroken(attacks, what, await speak(copy.url, bytes));
    const document = await askExactly(copy.url, { path: API_DOCUMENT });
    tryHeaders(attacks, API_DOCUMENT, document, false);
    tryScriptSources(attacks, API_DOCUMENT, String(document.headers['content-security-policy']));
    const browser = await openBrowser(defer);
    await tryFrames(copy, attacks, browser);
    await tryInjection(copy, attacks, browser);

    const secure = await start({ env: { PUBLIC_URL: 'https://tiraz.example' } });
    for (const path of [...PAGES, ...OTHERS]) {
      tryHeaders(attacks, `${path} on https`, await askExactly(secure.url, { path }), true);
    }
    return attacks.result(`${nonces.size} nonces, all different`);
  },
});

async function tryPage(copy: Copy, attacks: Attacks, path: string, nonces: Set<string | undefined>) {
  const answer = await askExactly(copy.url, { path, headers: { accept: 'text/html' } });
  const { status, headers, text } = answer;
  attacks.note(
    `${path} is no page`,
    /^text\/html/.test(headers['content-type'] ?? '') && [200, 404].includes(status),
    status,
  );
  tryHeaders(attacks, path, answer, false);
  const policy = String(headers['content-security-policy']);
  tryScriptSources(attacks, path, policy);
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
  attacks.note(
    `${path} repeats a nonce`,
    nonce !== undefined && nonce.length >= 22 && !nonces.has(nonce),
    nonce,
  );
  nonces.add(nonce);
  const scripts = text.match(/<script\b[^>]*>/g) ?? [];
  const isTrusted = (tag: string) =>
    tag.includes(`nonce="${nonce}"`) || /type="application\/(ld\+)?json"/.test(tag);
  attacks.note(`${path} has a script without the nonce`, scripts.every(isTrusted), scripts);
  attacks.note(
    `${path} has a handler in its markup`,
    !/<[^>]+\son\w+=/i.test(text.replace(/<script[^]*?<\/script>/g, '')),
  );
}

function tryHeaders(
  attacks: Attacks,
  path: string,
  { headers, status }: Pick<ExactAnswer, 'headers' | 'status'>,
  isHttps: boolean,
): void {
  const isPicture = headers['content-type'] === 'image/webp';
  for (const [name, wanted] of Object.entries(EVERYWHERE)) {
    attacks.note(
      `${path} (${status}) without ${name}`,
      isPicture || wanted.test(String(headers[name] ?? '')),
      headers[name],
    );
  }
  const hsts = headers['strict-transport-security'] ?? '';
  const isPinned = Number(/max-age=(\d+); includeSubDomains/.exec(hsts)?.[1]) >= 31_536_000;
  attacks.note(`${path} without HSTS on https, or with it on http`, isHttps ? isPinned : hsts === '', hsts);
  attacks.note(
    `${path} lets other sites read it`,
    headers['access-control-allow-origin'] === undefined,
    headers,
  );
  attacks.note(`${path} tells what it runs on`, !headers.server && !headers['x-powered-by'], headers);
}

function tryScriptSources(attacks: Attacks, path: string, policy: string): void {
  const sources = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'unsafe-inline'";
  attacks.note(`${path} trusts ${sources}`, !/unsafe-|\*|data:|https?:/.test(sources), policy);
  attacks.note(`${path} lets a base be set`, policy.includes("base-uri 'none'"), policy);
  attacks.note(`${path} lets forms go elsewhere`, policy.includes("form-action 'self'"), policy);
}

function tryBroken(attacks: Attacks, what: string, answer: string) {
  const [head = ''] = answer.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((each) => each.split(/: (.*)/s)));
  const status = Number(line.split(' ')[1]);
  tryHeaders(attacks, what, { status, headers }, false);
  attacks.note(
    `${what} is no problem document`,
    headers['content-type'] === 'application/problem+json',
    answer,
  );
}

/** The files that the page and its remotes load. */
async function files(copy: Copy): Promise<string[]> {
  const { text } = await askExactly(copy.url, { path: '/' });
  const remotes: RemoteLocation[] = (await copy.api('/remotes.json')).body;
  return [...new Set([...text.matchAll(/(?:src|href)="(\/[^"/][^"]*)"/g)].map(([, path = '']) => path))]
    .filter((path) => /\.\w+(\?.*)?$/.test(path))
    .concat(remotes.flatMap(({ entry }) => entry || []));
}

async function tryFrames(copy: Copy, attacks: Attacks, browser: Browser) {
  const { page, context } = await watchedPage(browser);
  await context.route('**/framing', (route) => {
    const frames = ['/', '/admin/login', API_DOCUMENT].map(
      (path) => `<iframe src="${copy.url}${path}"></iframe>`,
    );
    return route.fulfill({ contentType: 'text/html', body: frames.join('') });
  });
  await page.goto(`${copy.url.replace('localhost', '127.0.0.1')}/framing`);
  for (const frame of page.frames().slice(1)) {
    await frame.waitForLoadState().catch(() => undefined);
    const text = await frame
      .locator('body')
      .innerText({ timeout: 2_000 })
      .catch(() => '');
    attacks.note('another site shows the page in a frame', !/Tiraz|Sign in|openapi/i.test(text), text);
  }
  await context.close();
}

async function tryInjection(copy: Copy, attacks: Attacks, browser: Browser) {
  for (const path of ['/', '/ar/calculator', '/no-such-page', '/admin/login', API_DOCUMENT]) {
    const { page, context, seen } = await watchedPage(browser);
    await page.route(`${copy.url}${path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</body>', `${INJECTED.join('\n')}</body>`) });
    });
    await page.goto(copy.url + path, { waitUntil: 'load' });
    await page.locator('#injected').evaluate((link: HTMLElement) => link.click());
    // In a task of the page's own: what the debugger runs is above the policy.
    const evaluated = await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(() => {
            try {
              resolve(Function('return 1')());
            } catch {
              resolve('refused');
            }
          });
        }),
    );
    attacks.note(`${path} evaluates text`, evaluated === 'refused', evaluated);
    // A frame that the policy has stopped may never say that it is idle.
    await page.waitForLoadState('networkidle', { timeout: IDLE_WITHIN_MS }).catch(() => undefined);
    attacks.note(`${path} runs what was injected`, seen.ran.length === 0, seen.ran);
    const scripts = seen.violations.filter((what) => what.startsWith('script-src'));
    attacks.note(`${path} was not injected into`, scripts.length >= 8, seen.violations);
    await context.close();
  }
}
