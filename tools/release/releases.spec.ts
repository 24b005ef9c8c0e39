import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { takeLock } from '../start/lock-file.mjs';
import { runNode, temporaryFolder, until } from '../testing.mjs';
import { FORMER_KEPT, publish, readPointer, rollBack } from './releases.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = temporaryFolder();
let releases: string;

beforeEach(() => {
  releases = join(mkdtempSync(join(folder, 'site-')), 'releases/admin');
});

/** A build of a few bytes. */
function buildOf(version: string, { entry = `entry of ${version}`, name = 'admin' } = {}) {
  const build = mkdtempSync(join(folder, 'build-'));
  writeFileSync(
    join(build, 'mf-manifest.json'),
    JSON.stringify({ name, metaData: { buildInfo: { buildVersion: version } } }),
  );
  mkdirSync(join(build, 'chunks'));
  writeFileSync(join(build, 'chunks/entry.js'), entry);
  return build;
}

const kept = () =>
  readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
const entryOf = (version: string) => readFileSync(join(releases, version, 'chunks/entry.js'), 'utf8');

it('publishes a build whole, and lets the pointer name it', () => {
  expect(publish(releases, buildOf('one'), 'admin')).toEqual({ version: 'one', former: undefined });
  expect(publish(releases, buildOf('two'), 'admin')).toEqual({ version: 'two', former: 'one' });
  expect(readPointer(releases)).toEqual({ current: 'two', former: ['one'], withdrawn: [] });
  expect([entryOf('one'), entryOf('two')]).toEqual(['entry of one', 'entry of two']);
});

it('never touches a release again, and the same version once more changes nothing', () => {
  publish(releases, buildOf('one'), 'admin');
  const { mtimeMs } = statSync(join(releases, 'one/chunks/entry.js'));
  publish(releases, buildOf('two'), 'admin');
  publish(releases, buildOf('one', { entry: 'somebody tampered with it' }), 'admin');
  expect(readPointer(releases)).toEqual({ current: 'one', former: ['two'], withdrawn: [] });
  expect(entryOf('one')).toBe('entry of one');
  expect(statSync(join(releases, 'one/chunks/entry.js')).mtimeMs).toBe(mtimeMs);
});

it('rolls back to what ran before, not to what was withdrawn, and at last to the copy beside the host', () => {
  for (const version of ['one', 'two']) publish(releases, buildOf(version), 'admin');
  expect(rollBack(releases, 'admin')).toEqual({ version: 'one', withdrawn: 'two' });
  publish(releases, buildOf('three'), 'admin');
  expect(rollBack(releases, 'admin')).toEqual({ version: 'one', withdrawn: 'three' });
  expect(kept()).toEqual(['one', 'three', 'two']);

  expect(rollBack(releases, 'admin')).toEqual({ version: undefined, withdrawn: 'one' });
  expect(readPointer(releases)).toBeUndefined();
  expect(entryOf('one')).toBe('entry of one');
  expect(() => rollBack(releases, 'admin')).toThrow('Nothing is released');

  publish(releases, buildOf('four'), 'admin');
  expect(kept()).toEqual(['four', 'one', 'three']);
  expect(readPointer(releases)).toEqual({ current: 'four', former: [], withdrawn: ['one', 'three'] });
});

it('keeps a bounded number of old releases for the pages that run them', () => {
  const versions = Array.from({ length: FORMER_KEPT + 4 }, (_, number) => `v${number}`);
  for (const version of versions) publish(releases, buildOf(version), 'admin');
  expect(kept()).toEqual(versions.slice(-FORMER_KEPT - 1));
  for (let times = 0; times < FORMER_KEPT; times += 1) rollBack(releases, 'admin');
  expect(readPointer(releases)?.current).toBe(versions.at(-FORMER_KEPT - 1));
  expect(kept()).toHaveLength(3);
});

it('leaves nothing half done: an interrupted copy is begun anew, and what is no build is refused', () => {
  mkdirSync(join(releases, '.incoming-one/chunks'), { recursive: true });
  publish(releases, buildOf('one'), 'admin');
  expect(kept()).toEqual(['one']);
  const empty = mkdtempSync(join(folder, 'empty-'));
  expect(() => publish(releases, empty, 'admin')).toThrow('holds no build');
  expect(readPointer(releases)?.current).toBe('one');
});

it('takes back what a copy that failed has written: the disk may be full, and the database on it', () => {
  publish(releases, buildOf('one'), 'admin');
  symlinkSync('nowhere', join(releases, 'two'));
  expect(() => publish(releases, buildOf('two'), 'admin')).toThrow('ENOTDIR');
  expect(readdirSync(releases).sort()).toEqual(['current.json', 'one', 'two']);
});

it('rolls back past a release that somebody has removed', () => {
  for (const version of ['one', 'two', 'three']) publish(releases, buildOf(version), 'admin');
  rmSync(join(releases, 'two'), { recursive: true });
  expect(rollBack(releases, 'admin')).toEqual({ version: 'one', withdrawn: 'three' });
  rmSync(join(releases, 'one'), { recursive: true });
  expect(rollBack(releases, 'admin').version).toBeUndefined();
});

it('says so when nobody can tell what runs, and overwrites nothing', () => {
  publish(releases, buildOf('one'), 'admin');
  writeFileSync(join(releases, 'current.json'), '{"curr');
  expect(() => rollBack(releases, 'admin')).toThrow('current.json is damaged');
  expect(() => publish(releases, buildOf('two'), 'admin')).toThrow('current.json is damaged');
  expect(kept()).toEqual(['one']);
});

it('leaves alone what is no release, whatever the folder holds', () => {
  const photographs = join(releases, 'photographs/2026');
  mkdirSync(photographs, { recursive: true });
  for (let number = 0; number < FORMER_KEPT + 2; number += 1)
    publish(releases, buildOf(`v${number}`), 'admin');
  for (let times = 0; times <= FORMER_KEPT; times += 1) rollBack(releases, 'admin');
  expect(readPointer(releases)).toBeUndefined();
  expect(existsSync(photographs)).toBe(true);
});

it('takes no build of another remote, and never the place of its releases', () => {
  const other = `holds "storefront", not "admin"`;
  const storefront = buildOf('one', { name: 'storefront' });
  expect(() => publish(releases, storefront, 'admin')).toThrow(other);
  publish(releases, storefront, 'storefront');
  expect(() => publish(releases, buildOf('two'), 'admin')).toThrow(other);
  expect(() => rollBack(releases, 'admin')).toThrow(other);
  expect([readPointer(releases)?.current, kept()]).toEqual(['one', ['one']]);
});

it('is done by one process at a time', () => {
  publish(releases, buildOf('one'), 'admin');
  const lock = takeLock(join(releases, 'lock'));
  expect(() => publish(releases, buildOf('two'), 'admin')).toThrow('Another release is under way');
  expect(() => rollBack(releases, 'admin')).toThrow('Another release is under way');
  lock.release?.();
  expect(readPointer(releases)?.current).toBe('one');
});

it('is a command that takes a build and says in one sentence what it did', async () => {
  const data = mkdtempSync(join(folder, 'data-'));
  const call = async (...args: string[]) => {
    const run = runNode([MAIN, ...args], { env: { PATH: process.env.PATH, DATA_DIR: data } });
    return { ...(await run.exited), output: run.output };
  };
  const released = join(data, 'releases/admin');
  expect(await call('release', 'admin', '--from', buildOf('one'))).toEqual({
    code: 0,
    signal: null,
    output: `Version one is released in ${released}.\n`,
  });
  expect((await call('rollback', 'admin')).output).toBe(
    'The copy beside the host runs again; version one stays for the pages that are open.\n',
  );
  expect(existsSync(join(released, 'current.json'))).toBe(false);
  expect(await call('rollback', 'admin')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Nothing is released in .*\.\n$/),
  });
  for (const wrong of [['forward', 'admin'], ['release'], ['release', 'nobody']]) {
    const answer = { code: 1, output: expect.stringMatching(/^Usage:.*one of: storefront, admin/s) };
    expect(await call(...wrong)).toMatchObject(answer);
  }
});

it('says in one sentence that it has no room, or no folder', async () => {
  const call = async (to: string) => {
    const run = runNode([MAIN, 'release', 'admin', '--from', buildOf('one'), '--to', to]);
    return { ...(await run.exited), output: run.output };
  };
  mkdirSync(releases, { recursive: true });
  symlinkSync('/dev/full', join(releases, 'current.json.incoming'));
  const noRoom = { code: 1, output: expect.stringMatching(/^The disk is full: ENOSPC.*\.\n$/) };
  expect(await call(releases)).toMatchObject(noRoom);
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  const noFolder = {
    code: 1,
    output: expect.stringMatching(/^The folder for releases cannot be made: .*\n$/),
  };
  expect(await call(join(file, 'releases'))).toMatchObject(noFolder);
});

it('leaves no build behind when it is stopped', async () => {
  const TMPDIR = mkdtempSync(join(folder, 'builds-'));
  const env = { PATH: process.env.PATH, TMPDIR, DATA_DIR: mkdtempSync(join(folder, 'data-')) };
  const run = runNode([MAIN, 'release', 'admin'], { env });
  await until('a build is under way', () => readdirSync(TMPDIR).length > 0);
  await run.says(/Building/);
  run.child.kill('SIGTERM');
  await run.exited;
  expect(readdirSync(TMPDIR)).toEqual([]);
});

describe('CDN_PURGE_COMMAND', () => {
  const releaseWith = async (command: string) => {
    const data = mkdtempSync(join(folder, 'data-'));
    const env = { PATH: process.env.PATH, DATA_DIR: data, CDN_PURGE_COMMAND: command };
    const run = runNode([MAIN, 'release', 'admin', '--from', buildOf('one')], { env });
    const { code } = await run.exited;
    return { code, output: run.output, pointer: join(data, 'releases/admin/current.json') };
  };

  it('is run when the version is out', async () => {
    const { code, output, pointer } = await releaseWith(
      'cp "$DATA_DIR/releases/admin/current.json" "$DATA_DIR/seen"',
    );
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/is released .*\nCDN_PURGE_COMMAND has told the CDN\.\n$/),
    ]);
    expect(readFileSync(join(pointer, '../../../seen'), 'utf8')).toBe(readFileSync(pointer, 'utf8'));
  });

  it('says so when it fails, and the version stands', async () => {
    const { code, output, pointer } = await releaseWith('echo no such zone; exit 22');
    expect(code).toBe(1);
    expect(output).toMatch(/no such zone\n[^]*CDN_PURGE_COMMAND failed \(exit code 22\).*The version stands/);
    expect(JSON.parse(readFileSync(pointer, 'utf8'))).toMatchObject({ current: 'one' });
  });
});
