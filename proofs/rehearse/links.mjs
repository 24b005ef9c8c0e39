import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from './product.mjs';
import { expect } from './steps.mjs';

const CUSTOMER = { customerName: 'Layla Hassan', customerEmail: 'link@example.com' };
const NOBODY_KEEPS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
const TOKEN_BYTES = 24;

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
  const paths = (of) => [`/t/${of}`, `/ar/t/${of}`, `/api/requests/${of}`, `/api/requests/${of}/quotation`];
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
