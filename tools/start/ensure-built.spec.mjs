import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { BACKEND_ALONE, isBuilt } from './ensure-built.mjs';
import { makeStandIn } from './stand-in.mjs';

let checkout;
const write = (file, text) => writeFileSync(join(checkout, file), text);

beforeEach(() => {
  checkout = makeStandIn();
});

it('needs no build when nothing has changed since the last one', () => {
  expect(isBuilt(checkout)).toBe(true);
});

it('goes by what a source says, not by its time', () => {
  utimesSync(join(checkout, 'backend/package.json'), new Date(), new Date());
  expect(isBuilt(checkout)).toBe(true);
});

it.each([
  ['a source says something else', () => write('backend/package.json', '{}')],
  ['a source is new', () => write('storefront/new.ts', '')],
  ['a source is gone', () => rmSync(join(checkout, 'host-shell/package.json'))],
  ['the lock says something else', () => write('package-lock.json', '{}')],
  ['an output is gone', () => rmSync(join(checkout, 'storefront/dist'), { recursive: true })],
  ['an output was made by somebody else', () => write('backend/dist/main.js', 'other();')],
  ['it was never built', () => rmSync(join(checkout, '.cache/built'))],
])('needs a build when %s', (_, change) => {
  change();
  expect(isBuilt(checkout)).toBe(false);
});

it('needs the backend alone below pages that are compiled from their sources', () => {
  rmSync(join(checkout, 'storefront/dist'), { recursive: true });
  write('host-shell/package.json', '{}');
  expect(isBuilt(checkout, BACKEND_ALONE)).toBe(true);
  write('backend/package.json', '{}');
  expect(isBuilt(checkout, BACKEND_ALONE)).toBe(false);
});

it('takes the backend of the whole product', () => {
  rmSync(join(checkout, '.cache/built-backend'));
  expect(isBuilt(checkout, BACKEND_ALONE)).toBe(true);
});

it.each(['backend/quote.spec.ts', 'storefront/README.md', 'libs/test-results'])(
  'does not build for %s',
  (file) => {
    write(file, 'changed');
    expect(isBuilt(checkout)).toBe(true);
  },
);
