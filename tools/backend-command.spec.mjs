// `npm run staff` and `npm run seed -w tools` over a stand-in for the backend and a real PostgreSQL.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { freePort } from './free-port.mjs';
import { BACKEND_ALONE, noteBuilt } from './start/ensure-built.mjs';
import { makeStandIn } from './start/stand-in.mjs';
import { runNode, temporaryFolder } from './testing.mjs';

const checkout = makeStandIn();
const folder = temporaryFolder();

// Says what it was given, whether the demo account counts, and whether a server answers there, and ends with the code in its arguments.
writeFileSync(
  join(checkout, 'backend/dist/staff.js'),
  `import { connect } from 'node:net';
   const url = new URL(process.env.DATABASE_URL);
   const socket = connect(Number(url.port), url.hostname);
   const end = (answers) => {
     const { DEMO_ACCOUNT } = process.env;
     console.log(JSON.stringify({ url: url.href, answers, args: process.argv.slice(2), DEMO_ACCOUNT }));
     process.exit(Number(process.argv[2]));
   };
   socket.once('connect', () => end(true)).once('error', () => end(false));`,
);
noteBuilt(checkout, BACKEND_ALONE);

/** @param {NodeJS.ProcessEnv} env @param {...string} args */
async function command(env, ...args) {
  const run = runNode([join(checkout, 'tools/backend-command.mjs'), 'staff', ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  const { code } = await run.exited;
  return { code, output: run.output, said: code === 1 ? undefined : JSON.parse(run.output) };
}

it('works on a given database, and passes arguments and exit code on', async () => {
  const DATABASE_URL = `postgres://tiraz:hidden@127.0.0.1:${await freePort()}/tiraz`;
  expect(await command({ DATABASE_URL }, '3', 'mona@tiraz.example')).toMatchObject({
    code: 3,
    said: { url: DATABASE_URL, answers: false, args: ['3', 'mona@tiraz.example'], DEMO_ACCOUNT: 'false' },
  });
});

it('counts the demo account as the product does, which would miss its only owner', async () => {
  const env = { DATA_DIR: mkdtempSync(join(folder, 'data-')) };
  expect(await command(env, '0')).toMatchObject({ said: { DEMO_ACCOUNT: 'true' } });
  expect(await command({ ...env, DEMO_ACCOUNT: 'false' }, '0')).toMatchObject({
    said: { DEMO_ACCOUNT: 'false' },
  });
});

it('starts the embedded database for the while, and again on the same data', async () => {
  const DATA_DIR = mkdtempSync(join(folder, 'data-'));
  for (let times = 0; times < 2; times += 1) {
    expect(await command({ DATA_DIR }, '0')).toMatchObject({ code: 0, said: { answers: true } });
    expect(existsSync(join(DATA_DIR, 'postgres/postmaster.pid'))).toBe(false);
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);
  }
});

it('works on the database of a running product, and leaves it running', async () => {
  const env = { DATA_DIR: mkdtempSync(join(folder, 'data-')), PORT: String(await freePort()) };
  const product = runNode([join(checkout, 'tools/start.mjs')], { env: { PATH: process.env.PATH, ...env } });
  await product.says(/Tiraz is ready at .*\n/);
  const database = await (await fetch(`http://127.0.0.1:${env.PORT}/database`)).text();

  expect(await command(env, '0')).toMatchObject({ said: { url: database, answers: true } });
  expect(await command(env, '0')).toMatchObject({ said: { url: database, answers: true } });

  // What was pulled meanwhile waits for the restart; a backup at night does not.
  const source = join(checkout, 'backend/new.ts');
  writeFileSync(source, '');
  expect(await command(env, '0')).toMatchObject({ said: { url: database, answers: true } });
  rmSync(source);

  product.child.kill('SIGTERM');
  expect(await product.exited).toEqual({ code: 0, signal: null });
});

it('refuses a faulty configuration in one sentence', async () => {
  const { code, output } = await command({ DATABASE_URL: 'mysql://db/tiraz' }, '0');
  expect({ code, output }).toEqual({
    code: 1,
    output:
      'The configuration is faulty: DATABASE_URL is to be postgres://user:password@host:port/database.\n',
  });
});
