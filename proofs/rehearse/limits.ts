import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Selection } from '@tiraz/api-client';
import { freePorts } from '../../tools/free-port.mjs';
import { renderConfiguration, startNginx, type Places } from './nginx.ts';
import { ask } from './product.ts';
import { expect, type Stage } from './steps.ts';

const TRIES = 80;
/** deploy/nginx: the first and 30 more at once; while that many are asked, a few more become free. */
const [FEWEST, MOST] = [31, 45];
const EXEMPT = '  127.0.0.0/8 0;\n';

/**
 * Asks through an nginx to which this machine is a stranger.
 * @returns what was seen
 */
export async function tryLimits({
  nginx,
  folder,
  webs,
  backends,
  selection,
  started,
}: Pick<Places, 'webs' | 'backends'> &
  Pick<Stage, 'started'> & {
    /** Its path. */
    nginx: string;
    folder: string;
    selection: Selection;
  }): Promise<string> {
  const { site, toBackends } = await freePorts('site', 'toBackends');
  const configuration = renderConfiguration(folder, {
    site,
    toBackends,
    webs,
    backends,
  });
  const file = join(folder, 'limits.conf');
  const limits = readFileSync(file, 'utf8');
  expect(limits.includes(EXEMPT), 'limits.conf does not exempt this machine any more');
  writeFileSync(file, limits.replace(EXEMPT, ''));
  started(await startNginx(nginx, configuration, site));

  const url = `http://127.0.0.1:${site}`;
  const contact = { customerName: 'Layla Hassan', customerEmail: 'many@example.com' };
  const inquiries = await flood(`${url}/api/inquiries`, { ...selection, ...contact }, 201);
  const guess = { email: 'nobody@tiraz.example', password: 'not the password' };
  const guesses = await flood(`${url}/api/admin/login`, guess, 401);
  const quote = await ask(`${url}/api/calculate-quote`, { body: selection });
  expect(quote.status === 200, `a quote after that answered ${quote.status}`);
  return `${inquiries} of ${TRIES} inquiries and ${guesses} of ${TRIES} guesses let in, the others 429 with Retry-After; quotes go on`;
}

/** @returns how many nginx let in */
async function flood(url: string, body: object, usual: number): Promise<number> {
  const answers = await Promise.all(Array.from({ length: TRIES }, () => ask<unknown>(url, { body })));
  const refused = answers.filter(
    ({ status, body: { code } }) => status === 429 && code === 'client.throttled',
  );
  expect(
    refused.every(({ headers }) => headers.has('retry-after')),
    'a 429 without Retry-After',
  );
  const letIn = TRIES - refused.length;
  const statuses = answers.map(({ status }) => status).join(' ');
  expect(letIn >= FEWEST && letIn <= MOST && statuses.includes(String(usual)), statuses);
  return letIn;
}
