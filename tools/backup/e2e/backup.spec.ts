import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { UnfinishedBackup } from '../backup-folder.ts';
import { takeBackup } from '../take-backup.ts';
import { PRESENT_TABLES, LEFT_OUT_TABLES, SEQUENCES_OF_THEIR_OWN } from '../contents.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { Documents } from '@tiraz/backend/documents/index.js';
import { ObjectStore, Pictures } from '@tiraz/backend/media/index.js';
import { dataSourceOptions } from '@tiraz/backend/shared/database/data-source.js';
import { migrate } from '@tiraz/backend/shared/database/migrate.js';
import { migrations } from '@tiraz/backend/shared/database/migrations/index.js';
import {
  contentsOf,
  designIn,
  environment,
  manifestOf,
  MONA,
  openOrigin,
  REPEATED,
  run,
  settled,
  submit,
  type Origin,
} from './backup-origin.ts';
import { count } from '../../../backend/e2e/garments.js';
import {
  createEmptyDatabase,
  query,
  STAFF_PASSWORD,
  startBackend,
  type Backend,
} from '../../../backend/e2e/harness.js';
import { pictureFile } from '../../../backend/e2e/picture-files.js';
import { s3Variables, startS3 } from '../../../backend/e2e/s3-server.js';
import { schemaOf } from '../../../backend/e2e/schema.js';
import { served, Uploader } from '../../../backend/e2e/upload.js';

const BACKUP = fileURLToPath(new URL('..', import.meta.url));

let origin: Origin;
let daysPassed = 0;
const env = (url: string, dataDir = join(origin.folder, 'data')) => environment(url, dataDir);
beforeAll(async () => {
  origin = await openOrigin(() => new Date(Date.now() + daysPassed * 24 * 3_600_000));
});
afterAll(() => origin.close());

const referenceOf = async (url: string, { id }: { id: string }) => {
  const [row] = await query<{ reference: string }>(url, 'SELECT reference FROM inquiries WHERE id = $1', [
    id,
  ]);
  return row!.reference;
};

describe('a backup', () => {
  it('decides about every table and every sequence', async () => {
    const named = (sql: string) =>
      query<{ name: string }>(origin.databaseUrl, sql).then((all) => all.map(({ name }) => name));
    const tables = await named(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
    expect(tables.sort()).toEqual([...PRESENT_TABLES, ...Object.keys(LEFT_OUT_TABLES)].sort());
    const ownerless = await named(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND NOT EXISTS (
         SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype IN ('a', 'i'))`,
    );
    expect(ownerless).toEqual(SEQUENCES_OF_THEIR_OWN);
  });

  it('of a running product gives every row and picture back, elsewhere', async () => {
    const restored = await createEmptyDatabase();
    const elsewhere = join(origin.folder, 'elsewhere');
    expect(await run('restore', env(restored, elsewhere), origin.backup)).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        / 3 files of pictures, 1 of documents and 2 of designs \(.*\) restored into the database \w+ at \S+ and compared in/,
      ),
    });
    const contents = await contentsOf(origin.databaseUrl);
    expect(await contentsOf(restored)).toEqual(contents);
    expect(await schemaOf(restored)).toEqual(await schemaOf(origin.databaseUrl));
    for (const table of ['staff_sessions', 'staff_devices', 'password_checks', 'uploads'])
      expect(await count(restored, table)).toBe(0);
    const unsent = (database: string) => count(database, 'artwork', 'inquiry_id IS NULL');
    expect([await unsent(origin.databaseUrl), await unsent(restored)]).toEqual([1, 0]);

    const again = await startBackend({ databaseUrl: restored, env: { DATA_DIR: elsewhere } });
    for (const width of [320, 640, 1280]) {
      const path = `${origin.picture}?w=${width}`;
      expect((await served(again, path)).file).toEqual((await served(origin.backend, path)).file);
    }
    const document = (from: Backend) => from.app.get(Documents).read(origin.document);
    expect(await document(again)).toEqual(await document(origin.backend));
    const sent = await submit(origin.backend, 'before', REPEATED);
    expect((await submit(again, 'before', REPEATED)).body).toEqual({
      ...sent.body,
      link: expect.any(String),
    });
    const next = await submit(again, 'after');
    expect(next.status).toBe(201);
    const last = Number((await referenceOf(origin.databaseUrl, sent.body)).slice(-6));
    expect(Number((await referenceOf(restored, next.body)).slice(-6))).toBe(last + 1);
    expect((await again.ask('/api/admin/me', { headers: origin.cookie })).status).toBe(401);
    const body = { email: MONA, password: STAFF_PASSWORD };
    expect((await again.ask('/api/admin/login', { body })).status).toBe(200);
    expect(await designIn(again, origin.design)).toEqual(await designIn(origin.backend, origin.design));

    // And over what came since, into another store.
    const refused = await run('restore', env(restored, elsewhere), origin.backup, '--replace');
    expect(refused).toMatchObject({ code: 1, said: 'Tiraz runs on this database: stop it, then restore.' });
    await again.stop();
    const full = await run('restore', env(restored, elsewhere), origin.backup);
    expect(full.said).toMatch(/^The database is not empty \(8 product_types, .* audit_trail\): restore into/);
    const s3 = await startS3();
    const toS3 = { ...env(restored, elsewhere), ...s3Variables(s3.config) };
    const replaced = await run('restore', toS3, origin.backup, '--replace');
    expect(replaced).toMatchObject({ code: 0 });
    expect(replaced.lines.find((line) => line.startsWith('replacing'))).toMatch(/ inquiries, /);
    expect(await contentsOf(restored)).toEqual(contents);

    // A backup of the restored is the same backup.
    expect(await run('backup', toS3, join(origin.folder, 'second'))).toMatchObject({ code: 0 });
    const first = await manifestOf(origin.backup);
    const second = await manifestOf(join(origin.folder, 'second'));
    expect({ ...second, takenAt: first.takenAt }).toEqual(first);
    await s3.stop();
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    const writing = Array.from({ length: 30 }, (_, index) => submit(origin.backend, `meanwhile${index}`));
    const target = join(origin.folder, 'meanwhile');
    const [{ code }] = await Promise.all([run('backup', env(origin.databaseUrl), target), ...writing]);
    expect(code).toBe(0);
    const restored = await createEmptyDatabase();
    expect(await run('restore', env(restored), target)).toMatchObject({ code: 0 });
    expect(await count(restored, 'audit_trail', "action = 'inquiry.submitted'")).toBe(
      await count(restored, 'inquiries'),
    );
  });

  it('has every picture that it names, though the sweep comes while it copies', async () => {
    const store = origin.backend.app.get(ObjectStore);
    const left = () => count(origin.databaseUrl, 'pictures');
    const sweep = async () => {
      daysPassed = 3;
      await origin.backend.app.get(Pictures).sweep();
      daysPassed = 0;
    };
    const unused = await new Uploader(origin.backend, origin.cookie).upload(await pictureFile('webp'));
    const show = `UPDATE product_types SET image_url = $1 WHERE image_url = ''`;
    await query(origin.databaseUrl, show, [origin.picture]);
    const swept = Object.create(store, {
      read: { value: (key: string, mostBytes: number) => sweep().then(() => store.read(key, mostBytes)) },
    }) as ObjectStore;
    const folder = await UnfinishedBackup.begin(join(origin.folder, 'swept'));
    const { pictures } = await takeBackup(folder, {
      ...{ databaseUrl: origin.databaseUrl, store: swept, allowMissing: false, say: () => undefined },
      known: migrations.map(({ name }) => name),
    });
    await folder.discard();
    expect(pictures.filter(({ path }) => path.includes(unused.slice('/objects/'.length)))).toHaveLength(3);
    expect(await left()).toBe(2);
    await sweep();
    expect(await left()).toBe(1);
  });

  it('of an older Tiraz is brought up to this one', async () => {
    const older = await createEmptyDatabase();
    const before = migrations.slice(0, 5);
    const source = new DataSource({ ...dataSourceOptions(older), migrations: before } as never);
    await (await source.initialize()).runMigrations();
    await source.query(
      `INSERT INTO customers VALUES ('01993c00-0000-7000-8000-000000000001', 'Réda'||chr(9)||'\\x@example.com', 'Réda', '', '', now())`.replace(
        "'Réda'||",
        "'reda'||",
      ),
    );
    await source.query(
      `INSERT INTO audit_trail (at, action, thing_kind, thing_id, before) VALUES (now(), 'a', 'b', 'c', '{"d": "\\n"}')`,
    );
    await source.destroy();
    const target = join(origin.folder, 'older');
    expect(await run('backup', env(older), target)).toMatchObject({ code: 0 });

    const restored = await createEmptyDatabase();
    const { code, lines } = await run('restore', env(restored), target);
    expect(code).toBe(0);
    expect(lines.find((line) => line.startsWith('migrated to this Tiraz'))).toContain(
      migrations.at(-1)!.name,
    );
    expect(await query(restored, 'SELECT search_text, version FROM customers')).toEqual([
      { search_text: 'reda\nreda\t\\x@example.com\n\n\n', version: 1 },
    ]);
    expect(await query(restored, `SELECT before->>'d' AS d FROM audit_trail`)).toEqual([{ d: '\n' }]);
    const fresh = await createEmptyDatabase();
    await migrate(fresh);
    expect(await schemaOf(restored)).toEqual(await schemaOf(fresh));
  });

  it('is for our own user only', async () => {
    const modes = ['', 'tables', MANIFEST_FILE, 'tables/staff.copy.gz'].map(async (path) => {
      return ((await stat(join(origin.backup, path))).mode & 0o777).toString(8);
    });
    expect(await Promise.all(modes)).toEqual(['700', '700', '600', '600']);
  });

  it.each<[string, () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>, RegExp]>([
    [
      'an empty database',
      async () => env(await createEmptyDatabase()),
      /^The database holds nothing of Tiraz/,
    ],
    [
      'a database that does not answer',
      () => env('postgres://tiraz:hidden@127.0.0.1:9/tiraz'),
      /^The database cannot be used: connect ECONNREFUSED 127\.0\.0\.1:9\.$/,
    ],
    [
      'a store that lost a picture',
      () => env(origin.databaseUrl, join(origin.folder, 'lost')),
      /^The store lacks pictures\/.*--allow/,
    ],
    [
      'a configuration without a database',
      () => ({}),
      /^The configuration is faulty: DATABASE_URL is missing\.$/,
    ],
  ])('is not made of %s, and nothing is left behind', async (_, variables, sentence) => {
    const place = await mkdtemp(join(origin.folder, 'refused-'));
    const { code, said } = await run('backup', await variables(), join(place, 'backup'));
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(sentence) });
    expect(await readdir(place)).toEqual([]);
  });

  it('is made without pictures that the store lost when that is asked for', async () => {
    const target = join(origin.folder, 'without');
    const args = [target, '--allow-missing'];
    expect(await run('backup', env(origin.databaseUrl, join(origin.folder, 'lost')), ...args)).toMatchObject({
      code: 0,
    });
    expect((await manifestOf(target)).missingPictures).toHaveLength(3);
    expect((await manifestOf(target)).missingDocuments).toHaveLength(1);
    const { code, lines } = await run('restore', env(await createEmptyDatabase()), target);
    expect({ code, lines }).toMatchObject({
      code: 0,
      lines: expect.arrayContaining([expect.stringMatching(/^6 .*missing/)]),
    });
  });

  it.each([['backup', 'a', 'b'], ['backup', '--replace'], ['restore'], ['restore', '--all', 'a']] as const)(
    'tells how it is used after "%s %s %s"',
    async (command, ...args) => {
      expect(await run(command, env(origin.databaseUrl), ...args.filter(Boolean))).toMatchObject({
        code: 2,
        said: expect.stringContaining('npm run restore -- FOLDER'),
      });
    },
  );
});

describe('the commands in docs/operations.md', () => {
  it('do what stands there', async () => {
    const text = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const [, section] = /^## Backup and restore$(.*?)^## /ms.exec(text)!;
    const blocks = [...section!.matchAll(/```sh\n([^`]*)```/g)].map(([, block]) => block!);
    const restores = blocks.filter((block) => /restore -- \S+( --replace)?$/m.test(block));
    expect({ blocks: blocks.length, restores: restores.length }).toEqual({ blocks: 5, restores: 3 });

    // Each restore has a database of its own, but what replaces needs one that is not empty.
    const [first, drill] = [await createEmptyDatabase(), await createEmptyDatabase()];
    const srv = await mkdtemp(join(origin.folder, 'srv-'));
    const script = [
      // What `npm run` starts has the environment's database, or the embedded one where there is none.
      `npm() { DATABASE_URL="\${DATABASE_URL:-${drill}}" node "${BACKUP}/$2.ts" "\${@:4}"; }`,
      ...blocks.map(
        (block) =>
          (restores.includes(block) ? `export DATABASE_URL='${first}' DATA_DIR=/srv/first\n` : '') + block,
      ),
    ];
    const variables = { PATH: process.env.PATH, ...env(origin.databaseUrl) };
    await settled(origin.databaseUrl);
    const commands = script.join('\n').replaceAll('/srv', srv);
    const told = { encoding: 'utf8', timeout: 100_000 } as const;
    const bash = spawnSync('bash', ['-e', '-c', commands], { ...told, env: variables });
    expect({ status: bash.status, told: bash.stdout + bash.stderr }).toMatchObject({ status: 0 });
    expect((await readdir(srv)).sort()).toEqual(['backups', 'drill', 'first']);
    for (const restored of [first, drill]) {
      expect(await contentsOf(restored)).toEqual(await contentsOf(origin.databaseUrl));
    }
    const { scripts } = JSON.parse(
      await readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
    ) as { scripts: Record<string, string> };
    for (const name of ['backup', 'restore']) {
      expect(scripts[name]).toBe(`exec node tools/backend-command.mjs ${name}`);
    }
  });
});
