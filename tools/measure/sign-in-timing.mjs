// Whether the time of a refused sign-in tells who has an account, against the product as `npm start` serves it.
//
//   npm run sign-in-timing -- [--accounts 30]
//
// Starts a copy of its own, gives it accounts, and tries ten wrong passwords on each of them and on as many e-mail
// addresses without an account, in turns. Prints the median of both and their difference.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { runningPostgres } from '../embedded-postgres.mjs';
import { runProduct } from '../run-product.mjs';

/** As many as are looked at in ten minutes. */
const GUESSES = 10;
/** What QUALITY asks for, in milliseconds. */
const WANTED_BELOW_MS = 5;

const { values: options } = parseArgs({ options: { accounts: { type: 'string', default: '30' } } });
const accounts = Number(options.accounts);

const folder = await mkdtemp(join(tmpdir(), 'tiraz-timing-'));
const dataDir = join(folder, 'data');
const product = await runProduct({ DATA_DIR: dataDir, DEMO_ACCOUNT: 'true' });
const taken = { known: [], unknown: [] };
try {
  await addAccounts();
  await guess('warm-up@tiraz.example');
  for (let account = 1; account <= accounts; account += 1) {
    for (let times = 0; times < GUESSES; times += 1) {
      const inTurn = times % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
      for (const kind of inTurn) taken[kind].push(await guess(`${kind}-${account}@tiraz.example`));
    }
  }
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
report();

/** With the demo account's password, which is never tried. */
async function addAccounts() {
  const client = new pg.Client({ connectionString: runningPostgres(join(dataDir, 'postgres')) });
  await client.connect();
  await client.query(
    `INSERT INTO staff (id, email, password_hash, is_demo, created_at)
     SELECT gen_random_uuid(), 'known-' || n || '@tiraz.example', password_hash, false, now()
     FROM staff, generate_series(1, $1) AS n WHERE email = 'demo@tiraz.example'`,
    [accounts],
  );
  await client.end();
}

/** Milliseconds until the whole refusal is here. */
async function guess(email) {
  const started = performance.now();
  const answer = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a wrong password' }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`A wrong password was answered with ${answer.status}.`);
  return performance.now() - started;
}

function report() {
  const [known, unknown] = [median(taken.known), median(taken.unknown)];
  console.log(`${taken.known.length} refusals each, milliseconds (median):`);
  console.log(`  an account's e-mail address  ${known.toFixed(2)}`);
  console.log(`  nobody's e-mail address      ${unknown.toFixed(2)}`);
  console.log(
    `  difference                   ${Math.abs(known - unknown).toFixed(2)} (wanted: below ${WANTED_BELOW_MS})`,
  );
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
