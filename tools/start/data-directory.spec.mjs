import { mkdirSync, readFileSync, statSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { runNode, temporaryFolder } from '../testing.mjs';
import { openDataDirectory } from './data-directory.mjs';

const folder = temporaryFolder();

/** Opens the directory in a process of its own, which can be killed. @param {string} directory */
async function openElsewhere(directory) {
  const module = JSON.stringify(new URL('data-directory.mjs', import.meta.url).href);
  const script = `
    import { openDataDirectory } from ${module};
    openDataDirectory(${JSON.stringify(directory)});
    console.log('opened');
    setInterval(() => {}, 1000);`;
  const run = runNode(['--input-type=module', '-e', script]);
  await run.says(/opened/);
  return run;
}

it('is made for our own user only', () => {
  const directory = join(folder, 'new', 'data');
  const { release, foundAbandoned } = openDataDirectory(directory);

  expect(statSync(directory).mode & 0o777).toBe(0o700);
  expect(foundAbandoned).toBe(false);
  release();
});

it('admits one start at a time', async () => {
  const directory = join(folder, 'shared');
  const other = await openElsewhere(directory);

  expect(() => openDataDirectory(directory)).toThrow(
    `The data directory ${directory} is in use by another start (process ${other.pid}).`,
  );
});

it('can be opened again after it was given up', () => {
  const directory = join(folder, 'again');
  openDataDirectory(directory).release();

  expect(openDataDirectory(directory).foundAbandoned).toBe(false);
});

it('is taken over from a start that was killed', async () => {
  const directory = join(folder, 'killed');
  const killed = await openElsewhere(directory);
  killed.child.kill('SIGKILL');
  await killed.exited;

  const { foundAbandoned } = openDataDirectory(directory);

  expect(foundAbandoned).toBe(true);
  expect(readFileSync(join(directory, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
});

it('is taken over when the id of the killed start belongs to another process now', () => {
  const directory = join(folder, 'recycled');
  mkdirSync(directory);
  writeFileSync(join(directory, 'lock'), `${process.ppid} 1`);

  expect(openDataDirectory(directory).foundAbandoned).toBe(true);
});

it('is refused when its disk is full', () => {
  const directory = join(folder, 'full');
  mkdirSync(directory);
  const probe = join(directory, `.probe-${process.pid}`);
  symlinkSync('/dev/full', probe);

  expect(() => openDataDirectory(directory)).toThrow(
    `The disk that holds the data directory ${directory} is full.`,
  );
  expect(() => unlinkSync(probe)).toThrow('ENOENT');
});

it('is refused where nothing may be written', () => {
  // Even root may make no folder here.
  expect(() => openDataDirectory('/sys/tiraz')).toThrow(
    /^The data directory \/sys\/tiraz cannot be written to: /,
  );
});

it('is refused when it is a file', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');

  expect(() => openDataDirectory(file)).toThrow(`The data directory ${file} is not a directory.`);
});
