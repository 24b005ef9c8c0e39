import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing.mjs';
import { isInstalled } from './ensure-installed.mjs';

const folder = temporaryFolder();
const nest = { version: '12.5.1', integrity: 'sha512-nest' };
const forMac = { version: '1.0.0', integrity: 'sha512-mac', optional: true };
const wanted = { '': { name: 'tiraz' }, 'node_modules/nest': nest, 'node_modules/for-mac': forMac };

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

it.each([
  [true, 'everything for this machine is there', { 'node_modules/nest': nest }],
  [
    true,
    'optional packages for other machines are there too',
    { 'node_modules/nest': nest, 'node_modules/for-mac': forMac },
  ],
  [false, 'nothing is there', undefined],
  [false, 'a package is missing', {}],
  [false, 'a package has another version', { 'node_modules/nest': { ...nest, version: '12.5.0' } }],
  [false, 'a package has other contents', { 'node_modules/nest': { ...nest, integrity: 'sha512-other' } }],
  [
    false,
    'a package is there that nobody wants any more',
    { 'node_modules/nest': nest, 'node_modules/express': nest },
  ],
])('is %s when %s', (expected, _, installed) => {
  expect(isInstalled(checkout(installed))).toBe(expected);
});
