import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InquiryReceipt, Selection } from '@tiraz/api-client';
import { freePorts } from '../../tools/free-port.mjs';
import { renderConfiguration, startNginx, type Places } from './nginx.ts';
import { ask, tokenOf } from './product.ts';
import { expect } from './steps.ts';

const CUSTOMER = { customerName: 'Layla Hassan', customerEmail: 'link@example.com' };
const NOBODY_KEEPS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
const TOKEN_BYTES = 24;
const apiPaths = (token: string) => [`/api/requests/${token}`, `/api/requests/${token}/quotation`];
const paths = (token: string) => [`/t/${token}`, `/ar/t/${token}`, ...apiPaths(token)];

/** What nginx has written. */
function logsIn(folder: string): { access: string; error: string } {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { access: read('access.log'), error: read('error.log') };
}

/**
 * Follows the link of a new inquiry through nginx, and looks for its token in everything that nginx has written.
 * @param given folder: of nginx
 * @returns what was seen
 */
export async function tryLinks({
  publicUrl,
  folder,
  selection,
}: {
  publicUrl: string;
  folder: string;
  selection: Selection;
}): Promise<string> {
  const { status, body } = await ask<InquiryReceipt>(`${publicUrl}/api/inquiries`, {
    body: { ...selection, ...CUSTOMER },
  });
  expect(status === 201, `the inquiry answered ${status}`);
  const token = tokenOf(body.link);
  const unknown = randomBytes(TOKEN_BYTES).toString('base64url');
  const statuses: number[] = [];
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
  const { access, error } = logsIn(folder);
  for (const secret of [token, unknown]) {
    expect(!access.includes(secret), 'a token stands in the access log');
    expect(!error.includes(secret), 'a token stands in the error log');
  }
  const masked = access.split('\n').filter((line) => line.includes('***')).length;
  expect(masked >= statuses.length, `${masked} masked lines of ${statuses.length}`);
  return `${statuses.join(' ')}, each no-store, no-referrer and noindex; ${masked} lines of the log say ***, none a token`;
}

/**
 * Asks for a link while nobody answers behind nginx, of that which faces visitors and of that which faces web
 * servers:
 * what failed goes to the log of errors with its whole address.
 * @param nginx its path
 * @param folder for one of its own
 * @returns what was seen
 */
export async function tryLinksWhileAway(nginx: string, folder: string): Promise<string> {
  const port = await freePorts('site', 'toBackends', 'web', 'otherWeb', 'one', 'other');
  const { site, toBackends } = port;
  const places: Places = {
    ...{ site, toBackends },
    webs: [port.web, port.otherWeb],
    backends: [port.one, port.other],
  };
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
  const { access, error } = logsIn(folder);
  const told = error.split('\n').filter((line) => line.includes('/api/fits')).length;
  expect(told >= 2, `the log of errors has ${told} lines of what is no link`);
  expect(!error.includes(token), 'a token stands in the error log');
  expect(!access.includes(token), 'a token stands in the access log');
  return `${asked.length} × 503; of what is no link the log of errors has ${told} lines, of a link none`;
}
