import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { pictureFile } from '../../backend/e2e/picture-files.ts';
import { SCHEMA_LINES } from '../../backend/e2e/schema-lines.ts';
import { Uploader } from '../../backend/e2e/upload.ts';
import { PRESENT_TABLES } from '../../tools/backup/contents.ts';
import { proof, type Result, type Tools } from '../proof.ts';
import { ADDED_UP_TABLES } from '../support/added-up-tables.ts';
import type { Account, Copy } from '../support/copy.ts';

const BUILT = new URL('../../backend/dist/', import.meta.url);
const COMMAND = fileURLToPath(new URL('../../tools/backend-command.mjs', import.meta.url));
/** What comes of the rows that jobs go on adding up. */
const SUMS = ['stats', 'inquiries/counts', 'inquiries/sums', 'customers?limit=1000'].map(
  (list) => `/api/admin/${list}`,
);
const PICTURES = 5;
const INQUIRIES = 50;

proof({
  promise: 'Migrations, backup',
  figure: 'up, down, up gives equal schemas; dump and restore gives equal rows and pictures',
  bites: 'With one `down` that leaves its table it prints “relation "sweeps" already exists … NOT HELD”.',

  async prove(tools) {
    const migrations = await upDownUp(tools);
    const backup = await backUpAndRestore(tools);
    return { held: migrations.held && backup.held, measured: `${migrations.measured}; ${backup.measured}` };
  },
});

async function upDownUp({ start, say }: Tools<object>): Promise<Result> {
  const copy = await start({ database: 'own', env: { SEED_DEMO: 'false' } });
  const schema = async (): Promise<string[]> => (await copy.sql(SCHEMA_LINES)).map(({ line }) => line);
  const up = await schema();
  await copy.stop();
  const { migrations } = await import(new URL('shared/database/migrations/index.js', BUILT).href);
  const { dataSourceOptions } = await import(new URL('shared/database/data-source.js', BUILT).href);
  const { migrate } = await import(new URL('shared/database/migrate.js', BUILT).href);
  const { DataSource } = createRequire(new URL('../package.json', BUILT))('typeorm');
  const dataSource = await new DataSource(dataSourceOptions(copy.databaseUrl)).initialize();
  for (let left = migrations.length; left > 0; left -= 1) await dataSource.undoLastMigration();
  await dataSource.destroy();
  const between = (await schema()).filter((line) => !/\bmigrations|^extension /.test(line));
  say(`${migrations.length} migrations undone`);
  await migrate(copy.databaseUrl);
  const again = await schema();
  const differing =
    up.filter((line) => !again.includes(line)).length + again.filter((line) => !up.includes(line)).length;
  return {
    held: differing === 0 && between.length === 0,
    measured: `${migrations.length} migrations up, down, up: ${differing} of ${up.length} parts of the schema differ, ${between.length} were left between`,
  };
}

async function backUpAndRestore({ start, folder, say }: Tools<object>): Promise<Result> {
  const from = await start();
  const uploader = new Uploader({ url: from.url, ask: from.api }, await from.signIn());
  const pictures: string[] = [];
  for (let i = 0; i < PICTURES; i += 1)
    pictures.push(await uploader.upload(await pictureFile('png', 300 + i, 200)));
  for (let i = 0; i < INQUIRIES; i += 1) {
    await from.api('/api/inquiries', {
      body: await from.inquiry({ customerEmail: `b${i % 7}@example.com` }),
    });
  }
  const backup = join(folder(), 'backup');
  await command('backup', from.dataDir, backup);
  say('backed up, while it runs');
  const to = await start();
  await to.stop();
  await command('restore', to.dataDir, backup, '--replace');
  const restored = await start({ dataDir: to.dataDir });

  const contents = async (copy: Copy, table: string): Promise<{ rows: number; digest: string }> => {
    const order = `string_agg(t::text, chr(10) ORDER BY t::text COLLATE "C")`;
    const [row] = await copy.sql(`SELECT count(*)::int AS rows, md5(${order}) AS digest FROM ${table} AS t`);
    return row;
  };
  let rows = 0;
  const differing: string[] = [];
  const tables = PRESENT_TABLES.filter((table) => !ADDED_UP_TABLES.includes(table));
  for (const table of tables) {
    const [a, b] = [await contents(from, table), await contents(restored, table)];
    rows += a.rows;
    if (a.digest !== b.digest) differing.push(table);
  }
  for (const path of SUMS) {
    const [a, b] = [await answered(from, path, from.account), await answered(restored, path, from.account)];
    if (!isDeepStrictEqual(a, b)) differing.push(path);
  }
  let same = 0;
  for (const path of pictures) {
    for (const width of [320, 640, 1280]) {
      const digests = [
        await digestOf(from, `${path}?w=${width}`),
        await digestOf(restored, `${path}?w=${width}`),
      ];
      same += Number(digests[0] === digests[1]);
    }
  }
  return {
    held: differing.length === 0 && same === 3 * PICTURES && rows > INQUIRIES,
    measured:
      `backup and restore: ${rows} rows of ${tables.length} tables and ${SUMS.length} sums of others, differing: ${differing.join(', ') || 'none'}; ` +
      `${same} of ${3 * PICTURES} pictures the same`,
  };
}

async function answered(copy: Copy, path: string, account: Account): Promise<[number, unknown]> {
  const { status, body } = await copy.api(path, { headers: await copy.signIn(account) });
  return [status, body];
}

async function command(name: string, dataDir: string, ...args: string[]): Promise<void> {
  const { PATH, HOME } = process.env;
  await promisify(execFile)(process.execPath, [COMMAND, name, ...args], {
    env: { PATH, HOME, DATA_DIR: dataDir },
  });
}

async function digestOf(copy: Copy, path: string): Promise<string> {
  const answer = await fetch(copy.url + path);
  if (answer.status !== 200) return `${copy.url} ${answer.status}`;
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}
