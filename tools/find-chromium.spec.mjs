import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { findChromium } from './find-chromium.mjs';
import { temporaryFolder } from './testing.mjs';

const folder = temporaryFolder();
const program = (/** @type {string[]} */ ...path) => {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
};
const chosen = program('chosen');
const chrome = program('chrome-only/google-chrome');
const chromium = program('both/chromium');
program('both/google-chrome');
const windowless = program('all/chromium-headless-shell');
program('all/chromium');
const playwrights = program('playwrights');
const nowhere = join(folder, 'nowhere');

it.each([
  ['CHROME_PATH before everything', { CHROME_PATH: chosen, PATH: join(folder, 'both') }, chosen],
  ['the one without a window before others', { PATH: `${folder}/both:${folder}/all` }, windowless],
  ['Chromium before Chrome', { PATH: `${folder}/chrome-only:${folder}/both` }, chromium],
  ['Chrome', { PATH: join(folder, 'chrome-only') }, chrome],
  ["Playwright's own at last", { PATH: nowhere }, playwrights],
])('takes %s', (_, env, expected) => {
  expect(findChromium(env, () => playwrights)).toBe(expected);
});

it('says when there is none', () => {
  expect(findChromium({ PATH: nowhere }, () => nowhere)).toBeUndefined();
});

it('does not quietly take another browser than the one that was asked for', () => {
  expect(() => findChromium({ CHROME_PATH: nowhere, PATH: join(folder, 'both') })).toThrow('CHROME_PATH');
});
