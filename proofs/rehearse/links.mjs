import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../../tools/free-port.mjs';
import { renderConfiguration, startNginx } from './nginx.mjs';
import { ask } from './product.mjs';
import { expect } from './steps.mjs';

const CUSTOMER = { customerName: 'Layla Hassan', customerEmail: 'link@example.com' };
const NOBODY_KEEPS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
const TOKEN_BYTES = 24;
const apiPaths = (token) => [`/api/requests/${token}`, `/api/requests/${token}/quotation`];
const paths = (token) => [`/t/${token}`, `/ar/t/${token}`, ...apiPaths(token)];

/**
 * Follows the link of a new inquiry through nginx, and looks for its token in everything that nginx has written.
 * @param {{ publicUrl: string, folder: string, selection: object }} given folder: of nginx
 * @returns {Promise<string>} what was seen
 */
export async function tryLinks({ publicUrl, folder, selection }) {
  const { status, body } = await ask(`${publicUrl}/api/inquiries`, { body: { ...selection, ...CUSTOMER } });
  expect(status === 201, `the inquiry answered ${status}`);
  const token = new URL(body.link).pathname.split('/').at(-1);
  const unknown = randomBytes(TOKEN_BYTES).toString('base64url');
  const statuses = [];
  for (const path of [...paths(token), ...paths(unknown)]) {
    const answer = await ask(publicUrl + path, { headers: { referer: publicUrl + path } });
    statuses.push(answer.status);
    for (const [name, wanted] of Object.entries(NOBODY_KEEPS)) {
      const found = answer.headers.get(name) ?? '';
      expect(found.includes(wanted), `${name} of ${path.replace(token, 'TOKEN')} is “${found}”`);
    }
  }
  // The first inquiry has no quotation yet.
  expect(statuses.join(' ') === '200 200 200 404 404 404 404 404', statuses.join(' '));
  const [access, error] = ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8'));
  for (const secret of [token, unknown]) {
    expect(!access.includes(secret), 'a token stands in the access log');
    expect(!error.includes(secret), 'a token stands in the error log');
  }
  const masked = access.split('\n').filter((line) => line.includes('***')).length;
  expect(masked >= statuses.length, `${masked} masked lines of ${statuses.length}`);
  return `${statuses.join(' ')}, each no-store, no-referrer and noindex; ${masked} lines of the log say ***, none a token`;
}

/**
 * Asks for a link while nobody answers behind nginx, of that which faces visitors and of that which faces web servers:
 * what failed goes to the log of errors with its whole address.
 * @param {string} nginx its path
 * @param {string} folder for one of its own
 * @returns {Promise<string>} what was seen
 */
export async function tryLinksWhileAway(nginx, folder) {
  const { site, toBackends, ...away } = await freePorts('site', 'toBackends', 'a', 'b', 'c', 'd');
  const [web, otherWeb, one, other] = Object.values(away);
  const places = { site, toBackends, webs: [web, otherWeb], backends: [one, other] };
  const running = await startNginx(nginx, renderConfiguration(folder, places), site);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const asked = [
    ...[...paths(token), '/api/fits'].map((path) => `http://127.0.0.1:${site}${path}`),
    ...[...apiPaths(token), '/api/fits'].map((path) => `http://127.0.0.1:${toBackends}${path}`),
  ];
  try {
    for (const url of asked) {
      const { status } = await ask(url);
      expect(status === 503, `${url.replace(token, 'TOKEN')} answered ${status}`);
    }
  } finally {
    await running.stop();
  }
  const [access, error] = ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8'));
  const told = error.split('\n').filter((line) => line.includes('/api/fits')).length;
  expect(told >= 2, `the log of errors has ${told} lines of what is no link`);
  expect(!error.includes(token), 'a token stands in the error log');
  expect(!access.includes(token), 'a token stands in the access log');
  return `${asked.length} × 503; of what is no link the log of errors has ${told} lines, of a link none`;
}
