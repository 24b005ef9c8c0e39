import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { BACKEND_ALONE, ensureBuilt, isBuilt } from './ensure-built.mjs';
import { noteRunning } from './running-products.mjs';
import { makeStandIn } from './stand-in.mjs';

/** @type {string} */
let checkout;
/** @type {(file: string, text: string) => void} */
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

it('needs no build for the files of the page before, which were put beside the build', () => {
  mkdirSync(join(checkout, 'host-shell/dist/former'));
  write('host-shell/dist/former/main.ba9876543210.js', 'before();');
  expect([isBuilt(checkout), isBuilt(checkout, BACKEND_ALONE)]).toEqual([true, true]);
});

it('needs the backend alone below pages that are compiled from their sources', () => {
  rmSync(join(checkout, 'storefront/dist'), { recursive: true });
  write('host-shell/package.json', '{}');
  expect(isBuilt(checkout, BACKEND_ALONE)).toBe(true);
  write('backend/package.json', '{}');
  expect(isBuilt(checkout, BACKEND_ALONE)).toBe(false);
});

it.each(['backend/quote.spec.ts', 'storefront/README.md', 'libs/test-results'])(
  'does not build for %s',
  (file) => {
    write(file, 'changed');
    expect(isBuilt(checkout)).toBe(true);
  },
);

it('builds nothing from under a running product, which an up-to-date build lets run', async () => {
  const end = noteRunning(checkout, 'start');
  await ensureBuilt(checkout);
  write('storefront/new.ts', '');
  await ensureBuilt(checkout, BACKEND_ALONE);
  write('backend/package.json', '{}');
  for (const what of [undefined, BACKEND_ALONE])
    await expect(ensureBuilt(checkout, what)).rejects.toThrow(
      `Stop Tiraz first (process ${process.pid}): what it runs from has to be built anew.`,
    );
  end();
});

it.each(/** @type {const} */ (['dev', 'copy']))(
  'builds beside %s, of which the one starts anew and the other is a test',
  async (command) => {
    const end = noteRunning(checkout, command);
    rmSync(join(checkout, '.cache/built'));
    // There is nothing to build in a stand-in.
    await ensureBuilt(checkout).catch((error) => expect(error.message).not.toMatch(/^Stop Tiraz/));
    end();
  },
);
