import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import type { Browser } from '@playwright/test';
import { askExactly, Attacks } from '../support/attacks.ts';
import { openBrowser } from '../support/browser.ts';
import type { Copy, SentHeaders } from '../support/copy.ts';
import { operationsOf, type Operation } from '../support/operations.ts';
import { proof, type Tools } from '../proof.ts';

/** Cookies do not know ports: a neighbour on the same host is sent the session along, a stranger is not. */
const NEIGHBOUR = 'localhost';
const STRANGER = '127.0.0.1';

proof({
  promise: 'CSRF: what another origin has the browser of signed-in staff send is refused',
  figure:
    'every write × every way a page can send it, from a neighbour, a stranger and an opaque origin: 403, nothing changed',
  bites:
    'Without the edge’s look at where a request comes from it prints “782 attacks, 750 not repelled; first: POST /api/admin/login from origin "https://elsewhere.example" … NOT HELD”.',
  full: { fromPages: /./ },
  quick: { fromPages: /\/logout|\/inquiries$|\/inquiries\/status/ },

  async prove({ anyCopy, say, defer, scale: { fromPages } }) {
    const attacks = new Attacks(say);
    const copy = await anyCopy();
    const headers = await copy.signIn();
    const writes = (await operationsOf(copy)).filter(({ method }) => method !== 'GET');
    const before = await stateOf(copy);

    for (const { name, method, path, body } of writes) {
      for (const [whose, claim] of foreignClaims(copy)) {
        const { status, text } = await askExactly(copy.url, {
          path,
          method,
          headers: { ...headers, ...claim },
          body,
        });
        attacks.note(
          `${name} from ${whose}`,
          status === 403 && text.includes('"request.foreign-origin"'),
          `${status} ${text}`,
        );
      }
    }
    await tryReading(copy, attacks, headers);
    const browser = await openBrowser(defer);
    const elsewhere = await openElsewhere(defer);
    const sentByPages = writes.filter(({ path }) => fromPages.test(path));
    for (const host of [NEIGHBOUR, STRANGER]) {
      await tryPage(copy, attacks, browser, `http://${host}:${elsewhere}`, sentByPages);
    }
    attacks.note('something changed', (await stateOf(copy)) === before);
    const alive = await copy.api('/api/admin/me', { headers });
    attacks.note('the session ended', alive.status === 200, alive.status);
    const own = await askExactly(copy.url, {
      path: '/api/calculate-quote',
      method: 'POST',
      headers: { origin: copy.url, 'sec-fetch-site': 'same-origin' },
      body: await copy.selection(),
    });
    if (own.status !== 200) throw new Error(`The site itself was answered with ${own.status}.`);
    return attacks.result(`${writes.length} writes`);
  },
});

type Claim = [whose: string, headers: SentHeaders];

/** What the browsers of other sites say about where a request comes from. */
function foreignClaims({ url }: Copy): Claim[] {
  const { port } = new URL(url);
  const origins = [
    'https://elsewhere.example',
    'null',
    '',
    `https://localhost:${port}`,
    `http://localhost:${port}0`,
  ];
  origins.push(
    'http://localhost',
    `${url}.elsewhere.example`,
    `http://elsewhere.example#${url}`,
    `${url}/`,
    'file://',
  );
  origins.push(url.toUpperCase(), `http://127.0.0.1:${port}, ${url}`, `http://user@localhost:${port}`);
  return [
    ...origins.map((origin): Claim => [`origin "${origin}"`, { origin }]),
    ...['cross-site', 'same-site', '', 'odd'].map((site): Claim => [
      `site "${site}"`,
      { 'sec-fetch-site': site },
    ]),
    ['its own origin and another site', { origin: url, 'sec-fetch-site': 'cross-site' }],
    ['another origin and its own site', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [
      'another origin as the host',
      { origin: 'http://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' },
    ],
  ];
}

/** Another site may have a request sent, but never reads the answer. */
async function tryReading(copy: Copy, attacks: Attacks, headers: SentHeaders) {
  for (const origin of ['https://elsewhere.example', 'null', copy.url.replace('localhost', '127.0.0.1')]) {
    for (const path of ['/api/admin/me', '/api/admin/customers', '/api/fits', '/', '/remotes.json']) {
      for (const method of ['GET', 'OPTIONS']) {
        const asked = {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'content-type',
        };
        const answer = await askExactly(copy.url, { path, method, headers: { ...headers, ...asked } });
        const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
        attacks.note(`${method} ${path} lets ${origin} read`, allowed.length === 0, allowed);
      }
    }
  }
}

async function openElsewhere(defer: Tools<object>['defer']) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title><body>');
  });
  server.listen(0);
  await once(server, 'listening');
  defer(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** Every way in which a page can have something sent that no preflight asks about first, and one that it does. */
async function tryPage(
  copy: Copy,
  attacks: Attacks,
  browser: Browser,
  elsewhere: string,
  writes: Operation[],
) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(elsewhere);
  const { status } = await context.request
    .post(`${copy.url}/api/admin/login`, { data: copy.account })
    .then((answer) => ({ status: answer.status() }));
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  const statuses: [method: string, path: string, status: number][] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (response.url().startsWith(copy.url))
      statuses.push([request.method(), response.url().slice(copy.url.length), response.status()]);
  });
  for (const { path, body = {}, name } of writes) {
    statuses.length = 0;
    await page.evaluate(send, { url: copy.url + path, text: JSON.stringify(body) });
    await page.waitForLoadState('networkidle');
    const isRefused =
      statuses.length >= 7 &&
      statuses.every(([method, , status]) => status === 403 || (method === 'OPTIONS' && status === 404));
    attacks.note(`${name} from a page of ${elsewhere}`, isRefused, statuses);
  }
  const me = await context.request.get(`${copy.url}/api/admin/me`);
  attacks.note(`the session of who visits ${elsewhere}`, me.status() === 200, me.status());
  await context.close();
}

/** Runs in the page. */
async function send({ url, text }: { url: string; text: string }): Promise<void> {
  const { document, navigator, FormData, Blob } = globalThis;
  const credentials: RequestCredentials = 'include';
  const quietly = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      () => undefined,
    );
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
  const simple: RequestInit = { method: 'POST', mode: 'no-cors', credentials, body: text };
  for (const type of types) await quietly(fetch(url, { ...simple, headers: { 'content-type': type } }));
  await quietly(fetch(url, { ...simple, keepalive: true, body: new FormData() }));
  for (const method of ['PUT', 'DELETE']) {
    await quietly(
      fetch(url, { method, credentials, headers: { 'content-type': 'application/json' }, body: text }),
    );
  }
  navigator.sendBeacon(url, new Blob([text], { type: 'text/plain' }));
  for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const frame = document.createElement('iframe');
    frame.name = `frame-${enctype}`;
    const form = Object.assign(document.createElement('form'), {
      action: url,
      method: 'post',
      enctype,
      target: frame.name,
    });
    const field = Object.assign(document.createElement('input'), { name: text.slice(0, -1), value: '}' });
    form.append(field);
    document.body.append(frame, form);
    const done = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    form.submit();
    await done;
    frame.remove();
    form.remove();
  }
  // A sandboxed frame has an opaque origin, which says "null".
  const opaque = document.createElement('iframe');
  opaque.setAttribute('sandbox', 'allow-scripts');
  opaque.srcdoc = `<script>fetch(${JSON.stringify(url)}, { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' })
    .finally(() => parent.postMessage('done', '*'))</script>`;
  const done = new Promise((resolve) => globalThis.addEventListener('message', resolve, { once: true }));
  document.body.append(opaque);
  await done;
  opaque.remove();
}

async function stateOf(copy: Copy): Promise<string> {
  const [{ state }] = await copy.sql(
    `SELECT json_build_array(
       (SELECT count(*) FROM audit_trail WHERE action <> 'session.started'), (SELECT count(*) FROM inquiries),
       (SELECT count(*) FROM customers), (SELECT count(*) FROM follow_ups), (SELECT count(*) FROM communications),
       (SELECT count(*) FROM fits), (SELECT count(*) FROM uploads))::text AS state`,
  );
  return state;
}
