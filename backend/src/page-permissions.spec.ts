import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { REMOTES } from '@tiraz/contracts/remotes';
import { PERMISSIONS } from './auth/index.js';

it.each(REMOTES)('the pages of $folder need permissions that there are', ({ folder }) => {
  const file = new URL(`../../${folder}/src/pages.json`, import.meta.url);
  const pages = JSON.parse(readFileSync(file, 'utf8')) as { permission?: string }[];
  const needed = pages.flatMap(({ permission }) => permission ?? []);
  expect(needed.filter((permission) => !PERMISSIONS.some((known) => known === permission))).toEqual([]);
});
