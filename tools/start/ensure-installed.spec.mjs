import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing.mjs';
import { ensureInstalled, isInstalled } from './ensure-installed.mjs';
import { noteRunning } from './running-products.mjs';

const folder = temporaryFolder();
const nest = { version: '12.5.1', integrity: 'sha512-nest' };
const forMac = { version: '1.0.0', integrity: 'sha512-mac', optional: true };
const jest = { version: '30.5.2', integrity: 'sha512-jest', dev: true };
const rspack = { version: '2.1.5', integrity: 'sha512-rspack', peer: true };
const wanted = {
  '': { name: 'tiraz' },
  'node_modules/nest': nest,
  'node_modules/for-mac': forMac,
  'node_modules/jest': jest,
  'node_modules/rspack': rspack,
};

/** @param {Record<string, object>} [installed] by their folders */
function checkout(installed) {
  const repository = mkdtempSync(join(folder, 'checkout-'));
  writeFileSync(join(repository, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (installed) {
    mkdirSync(join(repository, 'node_modules'));
    writeFileSync(
      join(repository, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: installed }),
    );
  }
  return repository;
}

const product = { 'node_modules/nest': nest };

it.each([
  [true, 'everything for this machine is there', product],
  [
    true,
    'optional packages for other machines are there too',
    { ...product, 'node_modules/for-mac': forMac },
  ],
  [true, 'what develops is there too', { ...product, 'node_modules/jest': jest }],
  [true, 'a peer is there too', { ...product, 'node_modules/rspack': rspack }],
  [false, 'nothing is there', undefined],
  [false, 'a package is missing', {}],
  [false, 'a package has another version', { 'node_modules/nest': { ...nest, version: '12.5.0' } }],
  [false, 'a package has other contents', { 'node_modules/nest': { ...nest, integrity: 'sha512-other' } }],
  [false, 'a package is there that nobody wants any more', { ...product, 'node_modules/express': nest }],
])('is %s when %s', (expected, _, installed) => {
  expect(isInstalled(checkout(installed))).toBe(expected);
});

it('is false without a lock, of which npm says the rest', () => {
  const repository = checkout(product);
  rmSync(join(repository, 'package-lock.json'));
  expect(isInstalled(repository)).toBe(false);
});

it('is false for development while only the product is there', () => {
  const whole = { ...product, 'node_modules/jest': jest, 'node_modules/rspack': rspack };
  expect(isInstalled(checkout(product), { forDevelopment: true })).toBe(false);
  for (const name of ['jest', 'rspack']) {
    const others = Object.entries(whole).filter(([path]) => path !== `node_modules/${name}`);
    expect(isInstalled(checkout(Object.fromEntries(others)), { forDevelopment: true })).toBe(false);
  }
  expect(isInstalled(checkout(whole), { forDevelopment: true })).toBe(true);
});

it.each(/** @type {const} */ (['start', 'dev', 'copy']))(
  'waits until what runs from the packages has ended: %s',
  async (command) => {
    const repository = checkout({});
    // In place of npm.
    process.env.npm_execpath = join(repository, 'npm.js');
    writeFileSync(process.env.npm_execpath, `require('node:fs').writeFileSync('installed', '')`);
    const hasInstalled = () => existsSync(join(repository, 'installed'));
    const end = noteRunning(repository, command);

    await expect(ensureInstalled(repository)).rejects.toThrow(
      `Stop Tiraz first (process ${process.pid}): what it runs from has to be installed anew.`,
    );
    expect(hasInstalled()).toBe(false);

    end();
    await ensureInstalled(repository);
    expect(hasInstalled()).toBe(true);
  },
);

it.each([
  ['the product', false, ['--include=optional', '--omit=dev', '--omit=peer']],
  ['what develops as well', true, ['--include=optional', '--include=dev', '--include=peer']],
])(
  'names to npm what belongs to %s: NODE_ENV or an .npmrc may leave it out',
  async (_, forDevelopment, named) => {
    const repository = checkout({});
    process.env.npm_execpath = join(repository, 'npm-cli.js');
    const writesArguments = `require('node:fs').writeFileSync('asked', process.argv.slice(2).join('\\n'))`;
    writeFileSync(process.env.npm_execpath, writesArguments);
    await ensureInstalled(repository, { forDevelopment });
    const asked = readFileSync(join(repository, 'asked'), 'utf8').split('\n');
    expect(asked.filter((argument) => /^--(include|omit)=/.test(argument))).toEqual(named);
  },
);

it.each(['yarn.js', 'npx-cli.js'])('has npm install, though %s ran the script', async (runner) => {
  const repository = checkout({});
  process.env.npm_execpath = join(repository, runner);
  writeFileSync(process.env.npm_execpath, '');
  writeFileSync(join(repository, 'npm'), '#!/bin/sh\ntouch installed', { mode: 0o700 });
  const { PATH } = process.env;
  process.env.PATH = [repository, PATH].join(delimiter);
  await ensureInstalled(repository).finally(() => (process.env.PATH = PATH));
  expect(existsSync(join(repository, 'installed'))).toBe(true);
});

it('installs over what was killed', async () => {
  const repository = checkout({});
  process.env.npm_execpath = join(repository, 'npm.js');
  writeFileSync(process.env.npm_execpath, '');
  mkdirSync(join(repository, '.cache/running/start'), { recursive: true });
  // As if another process had its id now.
  writeFileSync(join(repository, '.cache/running/start', `${process.ppid} 1`), '');

  await ensureInstalled(repository);
});

it('is no hindrance to a product whose folder belongs to somebody else', () => {
  // Even root may make no folder here.
  noteRunning('/sys', 'start')();
});

it('leaves a command beside a running product what that runs from', async () => {
  const repository = checkout({});
  process.env.npm_execpath = join(repository, 'npm.js');
  writeFileSync(process.env.npm_execpath, `require('node:fs').writeFileSync('installed', '')`);
  const end = noteRunning(repository, 'start');
  await ensureInstalled(repository, { besideRunning: true });
  expect(existsSync(join(repository, 'installed'))).toBe(false);
  end();
  await ensureInstalled(repository, { besideRunning: true });
  expect(existsSync(join(repository, 'installed'))).toBe(true);
});

it('needs nothing stopped for what is there', async () => {
  const repository = checkout(product);
  const end = noteRunning(repository, 'start');
  await ensureInstalled(repository);
  end();
});
