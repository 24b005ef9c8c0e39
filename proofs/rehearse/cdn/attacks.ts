import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InquiryReceipt } from '@tiraz/api-client';
import { ACCOUNT, ask, tokenOf } from '../product.ts';
import { expect } from '../steps.ts';
import { isStored, textOf, unpacked } from './pages.ts';
import type { Setting } from './setting.ts';
import type { Asked } from './visitor.ts';

const BUNDLES = fileURLToPath(new URL('../../../storefront/dist', import.meta.url));

/** Addresses that a cache could take for a file, and a server for something of the signed-in. */
const CONFUSING = (token: string) => [
  ...[
    '/admin/x.js',
    '/admin/main.0123456789ab.js',
    '/admin;x.css',
    '/admin%2fx.js',
    '/admin/login/..%2fx.png',
  ],
  ...[
    '/api/admin/me/x.css',
    '/api/admin/me;x.js',
    '/api/admin/me%00.js',
    '/api/admin/me?x.js',
    '/api/admin/me%3fx.js',
  ],
  ...['/api/admin/me/', '//api/admin/me', '/%61pi/admin/me', '/api/admin/me%23.js', '/API/admin/me'],
  ...[
    '/assets/../api/admin/me',
    '/assets/%2e%2e/api/admin/me',
    '/assets/..%2fapi%2fadmin%2fme',
    '/assets/..;/api/admin/me',
  ],
  ...['/remotes/storefront/../../api/admin/me', '/remotes/..%2fapi/admin/me', '/objects/../api/admin/me'],
  ...[
    '/objects/..%2fapi%2fadmin%2fme',
    '/objects/%2e%2e/api/admin/me',
    '/en/../api/admin/me',
    '/en/%2e%2e/api/admin/me',
  ],
  ...[
    '/en/../admin',
    '/en/..%2fadmin',
    '/api/fits/../admin/me',
    '/api/fits%2f..%2fadmin%2fme',
    '/robots.txt/../api/admin/me',
  ],
  ...[`/t/${token}/main.js`, `/ar/t/${token}/main.0123456789ab.js`, `/t/${token}.js`, `/t/${token}%2f.css`],
  ...[`/en/../t/${token}`, `/assets/../t/${token}`, `/en//t/${token}`, `/api/requests/${token}/x.css`],
  ...[
    `/api/requests/${token}%2fx.js`,
    `/en/t/${token}?x.js`,
    `/EN/t/${token}`,
    `/ar/T/${token}`,
    `/ar/%74/${token}`,
  ],
];

const HOSTILE = {
  forwarded: 'host=evil.example;proto=https',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
};

/** What an attacker sends first, in the hope that everybody gets what comes of it. */
const POISON: Record<string, Asked> = {
  'other hosts': { headers: { 'x-forwarded-host': 'evil.example', 'x-host': 'evil.example', ...HOSTILE } },
  'another scheme': {
    headers: { 'x-forwarded-proto': 'http', 'x-forwarded-scheme': 'http', 'x-forwarded-ssl': 'off' },
  },
  'another method': { headers: { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' } },
  'no page wanted': { headers: { accept: 'application/json' } },
  'another language': { headers: { 'accept-language': 'fr', cookie: 'tiraz.language=fr' } },
  'no coding at all': { headers: { 'accept-encoding': 'br;q=0, gzip;q=0, identity;q=0' } },
  'a made-up coding': { headers: { 'accept-encoding': 'evil, BR, xbr' } },
  'a part': { headers: { range: 'bytes=0-9' } },
  'a part that is not there': { headers: { range: 'bytes=99999999-' } },
  'what it has': { headers: { 'if-none-match': '*', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' } },
  'the head': { method: 'HEAD' },
  'a POST': { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  'a body': { headers: { 'content-length': '4' }, body: 'evil' },
  'a large header': { headers: { 'x-large': 'x'.repeat(7_000) } },
  'a too large header': { headers: { 'x-large': 'x'.repeat(30_000) } },
  'a broken header': { headers: { 'x-request-id': '<script>', 'content-type': 'nonsense' } },
  'what the CDN notes': { headers: { 'x-shared': 'yes', 'x-anew': 'yes', 'x-stale': 'yes' } },
};

/** Nothing private is stored under any address, and nothing that one sends is what others get. */
export async function tryAttacks({
  step,
  visitor,
  direct,
  atPurge,
  cookie,
  publicUrl,
  selection,
  picture,
}: Setting): Promise<void> {
  const customer = { customerName: 'Layla Hassan', customerEmail: 'link@example.com' };
  const { body } = await ask<InquiryReceipt>(`${publicUrl}/api/inquiries`, {
    body: { ...selection, ...customer },
  });
  const token = tokenOf(body.link);

  await step('no address makes the CDN store what is of a session or a customer’s link', async () => {
    const paths = CONFUSING(token);
    const statuses: Record<number, number> = {};
    for (const path of paths) {
      const said = path.replace(token, 'TOKEN');
      const own = await visitor.ask(path, { headers: { cookie } });
      const others = await visitor.ask(path);
      for (const answer of [own, others]) {
        expect(!isStored(answer), `${said} is stored`);
        const caching = answer.headers['cache-control'] ?? '';
        expect(/no-store|private/.test(caching) || answer.status === 400, `${said} says “${caching}”`);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      }
      expect(!textOf(others).includes(ACCOUNT.email), `${said} shows an account to a stranger`);
      const isLink = path.includes(token) && /^text\/html/.test(others.headers['content-type'] ?? '');
      if (!isLink)
        expect(!textOf(others).includes(customer.customerEmail), `${said} shows a customer to a stranger`);
    }
    return `${paths.length} addresses, twice: ${JSON.stringify(statuses)}`;
  });

  const chunks = readdirSync(BUNDLES).filter((name) => /\.[\da-f]{12}\.js$/.test(name));
  for (const [what, sent] of Object.entries(POISON)) {
    await step(`${what}: others get what they would have got`, async () => {
      // A bundle is stored for ever: each attack has one that nobody has asked for.
      const bundle = `/remotes/storefront/${chunks.pop()}`;
      for (const path of ['/ar', '/en/calculator', '/api/fits', '/robots.txt', `${picture}?w=640`, bundle]) {
        const own = unpacked(await direct.ask(path));
        await atPurge.ask('/', { method: 'PURGE' });
        await visitor
          .ask(path, sent)
          .catch(({ code }) => expect(code === 'ECONNRESET' || code === 'EPIPE', code));
        for (const accepted of ['br', 'gzip', 'identity']) {
          const { status, headers, ...answer } = await visitor.ask(path, {
            headers: { 'accept-encoding': accepted },
          });
          expect(status === 200, `${path}: then ${status}`);
          expect(unpacked({ headers, ...answer }).equals(own), `${path}: then other bytes (${accepted})`);
          const known = JSON.stringify(headers);
          expect(!/evil|<script|POST/.test(known), `${path}: then ${known}`);
        }
      }
      return '6 addresses';
    });
  }

  await step('what is not there, and what has a query, is not stored', async () => {
    const missing = [
      '/en/nowhere',
      '/assets/gone.0123456789ab.js',
      '/remotes/storefront/gone.js',
      `/objects/${randomUUID()}`,
    ];
    const queries = [
      '/en?x=1',
      '/ar/calculator?product=1&x=2',
      '/en?tiraz.language=ar',
      '/robots.txt?1',
      '/api/fits?x=1',
    ];
    for (const path of [...missing, ...queries]) {
      for (let turn = 0; turn < 3; turn += 1) {
        const answer = await visitor.ask(path);
        expect(!isStored(answer), `${path} is stored, with status ${answer.status}`);
      }
    }
    return `${missing.length} missing, ${queries.length} with a query, each three times`;
  });

  await step('a purge is said where visitors cannot', async () => {
    const { status } = await visitor.ask('/', { method: 'PURGE' });
    await visitor.ask('/en');
    const after = await visitor.ask('/en');
    expect(status === 405 && isStored(after), `${status}, then a ${after.cache}`);
    const told = await atPurge.ask('/', { method: 'PURGE' });
    const anew = await visitor.ask('/en');
    expect(told.status === 204 && anew.cache === 'miss', `${told.status}, then a ${anew.cache}`);
    return `a visitor’s answered ${status}, and the page stayed; the operator’s ${told.status}, and it was fetched anew`;
  });
}
