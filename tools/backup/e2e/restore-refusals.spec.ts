import { execFileSync } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MANIFEST_FILE, type Manifest } from '../manifest.ts';
import { contentsOf, environment, manifestOf, openOrigin, run, type Origin } from './backup-origin.ts';
import { createEmptyDatabase, query } from '../../../backend/e2e/harness.js';
import { schemaOf } from '../../../backend/e2e/schema.js';

let origin: Origin;
const env = (url: string, dataDir = join(origin.folder, 'data')) => environment(url, dataDir);
beforeAll(async () => {
  origin = await openOrigin();
});
afterAll(() => origin.close());

describe('a restore changes nothing', () => {
  let untouched: string;
  let nothing: string[];
  beforeAll(async () => {
    untouched = await createEmptyDatabase();
    nothing = await schemaOf(untouched);
  });

  const damaged = async (damage: (place: string) => Promise<void>) => {
    const place = await mkdtemp(join(origin.folder, 'damaged-'));
    await cp(origin.backup, place, { recursive: true });
    await damage(place);
    return place;
  };
  const edited = (edit: (manifest: Manifest) => void) => (place: string) =>
    manifestOf(place).then((manifest) => {
      edit(manifest);
      return writeFile(join(place, MANIFEST_FILE), JSON.stringify(manifest));
    });
  const firstPicture = async (place: string) => join(place, (await manifestOf(place)).pictures[0]!.path);

  it.each<[string, (place: string) => Promise<void>, RegExp]>([
    [
      'a changed table',
      async (place) => {
        const file = join(place, 'tables/inquiries.copy.gz');
        const bytes = await readFile(file);
        bytes[40]! ^= 1;
        await writeFile(file, bytes);
      },
      /^The backup was changed or damaged: tables\/inquiries\.copy\.gz is not/,
    ],
    [
      'a cut picture',
      async (place) => writeFile(await firstPicture(place), 'RIFF'),
      /changed or damaged: pictures\//,
    ],
    [
      'a lost table',
      (place) => rm(join(place, 'tables/staff.copy.gz')),
      /^The backup is not whole: tables\/staff/,
    ],
    [
      'a lost picture',
      async (place) => rm(await firstPicture(place)),
      /^The backup is not whole: pictures\/.* missing\.$/,
    ],
    [
      'a cut document',
      async (place) => writeFile(join(place, (await manifestOf(place)).documents![0]!.path), '%PDF'),
      /changed or damaged: documents\//,
    ],
    [
      'a document under the name of another',
      edited(({ documents }) => (documents![0]!.path = `documents/${'0'.repeat(64)}.pdf`)),
      /is not the manifest of a backup\.$/,
    ],
    [
      'a cut design',
      async (place) => writeFile(join(place, (await manifestOf(place)).artwork![0]!.path), 'x'),
      /changed or damaged: artwork\//,
    ],
    [
      'a design that leads out of it',
      edited(({ artwork }) => (artwork![0]!.path = 'artwork/../outside')),
      /is not the manifest of a backup\.$/,
    ],
    ['no manifest', (place) => rm(join(place, MANIFEST_FILE)), /is no backup: it has no manifest\.json\.$/],
    [
      'half a manifest',
      (place) => writeFile(join(place, MANIFEST_FILE), '{ "format": '),
      /^manifest\.json is not whole/,
    ],
    [
      'a manifest without an end',
      (place) => truncate(join(place, MANIFEST_FILE), 3 * 1024 ** 3),
      /^manifest\.json is not whole/,
    ],
    [
      'another manifest',
      (place) => writeFile(join(place, MANIFEST_FILE), '{}'),
      /is not the manifest of a backup\.$/,
    ],
    [
      'a path that leads out of it',
      edited(({ pictures }) => (pictures[0]!.path = 'pictures/../../outside.webp')),
      /is not the manifest of a backup\.$/,
    ],
    [
      'a newer migration',
      edited(({ migrations: all }) => all.push('AddLooms1999999999999')),
      /^The backup is a newer Tiraz's \(this one does not know AddLooms1999999999999\): restore it with that one\.$/,
    ],
    [
      'another format',
      edited((manifest) => ((manifest as { format: string }).format = 'tiraz-backup/2')),
      /^The backup is in the format tiraz-backup\/2/,
    ],
    [
      'a table too few',
      edited(({ tables }) => tables.pop()),
      /^The manifest's tables are not those of its migrations/,
    ],
    [
      'rows that were not in the database',
      edited(({ tables }) => (tables.find(({ name }) => name === 'staff')!.contentSha256 = '0'.repeat(64))),
      /^The table staff is not what it was/,
    ],
  ])('when the backup has %s', async (_, damage, sentence) => {
    const data = await mkdtemp(join(origin.folder, 'data-'));
    const { code, said } = await run('restore', env(untouched, data), await damaged(damage));
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(sentence) });
    expect(await schemaOf(untouched)).toEqual(nothing);
    expect(await readdir(join(data, 'objects/pictures')).catch(() => [])).toEqual([]);
  });

  /** What each of them can be read as, without a mend: for ever, without an end, or as another file. */
  const ODD: Record<string, (path: string) => unknown> = {
    'a pipe': (path) => execFileSync('mkfifo', [path]),
    'a socket': (path) => listenAt(path),
    'a link to a device': (path) => symlink('/dev/zero', path),
    'a link to itself': (path) => symlink(path, path),
    'a link to the file': async (path) => {
      await rename(`${path}.away`, `${path}.real`);
      await symlink(`${path}.real`, path);
    },
    'a folder': (path) => mkdir(path),
  };
  const sockets: Server[] = [];
  const listenAt = (path: string) =>
    new Promise<void>((resolve) => sockets.push(createServer().listen(path, resolve)));
  afterAll(() => sockets.forEach((server) => server.close()));

  it.each(
    Object.keys(ODD).flatMap((what) =>
      ['manifest.json', 'a table', 'a picture'].map((where) => [what, where]),
    ),
  )('when the backup has %s in the place of %s', async (what, where) => {
    // A socket's path may have a hundred bytes.
    const place = await mkdtemp('/tmp/tiraz-odd-');
    await cp(origin.backup, place, { recursive: true });
    const { pictures } = await manifestOf(place);
    const path =
      where === 'a table'
        ? 'tables/staff.copy.gz'
        : where === 'a picture'
          ? pictures[0]!.path
          : MANIFEST_FILE;
    await rename(join(place, path), `${join(place, path)}.away`);
    await ODD[what]!(join(place, path));
    for (const flags of [['--check'], []]) {
      expect(await run('restore', env(untouched), place, ...flags)).toMatchObject({
        code: 1,
        said: `The backup is not whole: ${path} is not an ordinary file.`,
      });
    }
    expect(await schemaOf(untouched)).toEqual(nothing);
    await rm(place, { recursive: true });
  });

  it('when it fails over a database that is not empty: what was there stays', async () => {
    const full = await createEmptyDatabase();
    expect(await run('restore', env(full), origin.backup)).toMatchObject({ code: 0 });
    await query(full, `UPDATE customers SET company = 'since the backup'`);
    const before = await contentsOf(full);
    const place = await damaged(edited(({ tables }) => (tables[3]!.contentSha256 = '0'.repeat(64))));
    expect(await run('restore', env(full), place, '--replace')).toMatchObject({ code: 1 });
    expect(await contentsOf(full)).toEqual(before);
  });

  it('in a database that belongs to something else', async () => {
    const other = await createEmptyDatabase();
    await query(other, 'CREATE TABLE inquiries (id integer)');
    expect(await run('restore', env(other), origin.backup, '--replace')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The database holds tables that Tiraz did not make \(inquiries\)/),
    });
  });

  it('when the store cannot be used', async () => {
    const data = await mkdtemp(join(origin.folder, 'data-'));
    await writeFile(join(data, 'objects'), 'not a folder');
    expect(await run('restore', env(untouched, data), origin.backup)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The object store cannot be used: E\w+: .*objects.*\.$/),
    });
    expect(await schemaOf(untouched)).toEqual(nothing);
  });

  it('when it shall only check', async () => {
    expect(await run('restore', env(untouched), origin.backup, '--check')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^The backup is whole: /),
    });
    expect(await schemaOf(untouched)).toEqual(nothing);
  });
});

it('a backup never replaces anything', async () => {
  expect(await run('backup', env(origin.databaseUrl), origin.backup)).toMatchObject({
    code: 1,
    said: `${origin.backup} is not empty: a backup needs a folder of its own.`,
  });
});

it('a backup is not made while the store has another file in the place of a document', async () => {
  const data = join(origin.folder, 'exchanged');
  await cp(join(origin.folder, 'data'), data, { recursive: true });
  const [name = ''] = await readdir(join(data, 'objects/documents'));
  await writeFile(join(data, 'objects/documents', name), '%PDF-1.7');
  expect(await run('backup', env(origin.databaseUrl, data), join(origin.folder, 'refused'))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The store lacks documents\/.* as it was made/),
  });
});

it('the document that the backup has is served to nobody', async () => {
  const { path } = (await manifestOf(origin.backup)).documents![0]!;
  const name = path.slice('documents/'.length);
  const places = [
    path,
    name,
    `..%2F${encodeURIComponent(path)}`,
    encodeURIComponent(path),
    name.replace('.pdf', ''),
  ];
  for (const place of places.flatMap((one) => [`/objects/${one}`, `/api/objects/${one}`, `/api/${one}`])) {
    expect([place, (await origin.backend.ask(place)).status]).toEqual([place, 404]);
  }
});
