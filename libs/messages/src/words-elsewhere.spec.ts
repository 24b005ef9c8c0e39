import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { LIBRARY } from './areas.ts';

const REPOSITORY = join(LIBRARY, '../..');
const SOURCES = '{backend,storefront,*-remote,host-shell,libs/*}/{src,server}/**/*.{ts,tsx}';
const TESTS = /\.(spec|fixture|in-memory)\.tsx?$|\/testing\//;

/** Where Arabic letters are no words of ours. */
const EXCEPTIONS: Record<string, RegExp> = {
  'what the demo is told of': /^backend\/src\/\w+\/seed\//,
  'what is filled in once': /\/migrations\/|^libs\/contracts\/src\/(colours|usual-print-areas)\.ts$/,
  'examples of the OpenAPI document': /^backend\/src\/.*\.(dto|controller)\.ts$/,
  'letters, digits and keys that somebody types':
    /\/(password|page-error|search|figures|folded|ranking|press|typed-(day|number|time)|paste|quantity|wanted-change)\.ts$/,
  'a drawing': /^storefront\/src\/artwork\/mark/,
  'a language in its own words': /\/language-selector\.tsx$/,
};

const written = globSync(SOURCES, { cwd: REPOSITORY })
  .filter((file) => !TESTS.test(file))
  .filter((file) => /\p{Script=Arabic}/u.test(readFileSync(join(REPOSITORY, file), 'utf8')));

it('Arabic stands in the messages alone', () => {
  const exceptions = Object.values(EXCEPTIONS);
  expect(written.filter((file) => !exceptions.some((exception) => exception.test(file)))).toEqual([]);
});

it.each(Object.entries(EXCEPTIONS))('%s: there is some', (_, exception) => {
  expect(written.some((file) => exception.test(file))).toBe(true);
});
