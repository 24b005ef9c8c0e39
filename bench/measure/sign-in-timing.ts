// Whether the time of a refused sign-in tells who has an account, against the product as `npm start` serves it.
//
//   npm run sign-in-timing -w bench -- [--accounts 30]
//
// Starts a copy of its own, gives it accounts, and tries ten wrong passwords on each of them and on as many e-mail
// addresses without an account, in turns. Prints the median of both and their difference.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { runningPostgres } from '../../tools/embedded-postgres.mjs';
import { runProduct } from '../../tools/run-product.mjs';
import { timeRefusals } from './refusal-times.ts';

/** The most by which the two may differ, in milliseconds. */
const WANTED_BELOW_MS = 5;

const { values: options } = parseArgs({ options: { accounts: { type: 'string', default: '30' } } });

const folder = await mkdtemp(join(tmpdir(), 'tiraz-timing-'));
const dataDir = join(folder, 'data');
const product = await runProduct({ DATA_DIR: dataDir, DEMO_ACCOUNT: 'true' });
const client = new pg.Client({ connectionString: runningPostgres(join(dataDir, 'postgres')) });
try {
  await client.connect();
  const sql = (text: string, params: unknown[]) => client.query(text, params);
  const { each, known, unknown } = await timeRefusals(product.url, sql, Number(options.accounts));
  const difference = Math.abs(known - unknown).toFixed(2);
  console.log(`${each} refusals each, milliseconds (median):`);
  console.log(`  an account's e-mail address  ${known.toFixed(2)}`);
  console.log(`  nobody's e-mail address      ${unknown.toFixed(2)}`);
  console.log(`  difference                   ${difference} (wanted: below ${WANTED_BELOW_MS})`);
} finally {
  await client.end();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
