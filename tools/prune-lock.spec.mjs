import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { runNode, temporaryFolder } from './testing.mjs';

it('drops the optional dependencies that the lock has no entry for, and only those', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'tools'));
  copyFileSync(new URL('prune-lock.mjs', import.meta.url), join(folder, 'tools/prune-lock.mjs'));
  const packages = {
    '': { name: 'checkout' },
    'node_modules/nx': { optionalDependencies: { '@nx/nx-linux-x64': '1.0.0', '@nx/nx-amiga': '1.0.0' } },
    'node_modules/nx/node_modules/@nx/nx-linux-x64': { version: '1.0.0', optional: true },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));

  const run = runNode([join(folder, 'tools/prune-lock.mjs')]);

  expect(await run.exited).toEqual({ code: 0, signal: null });
  expect(run.output).toContain('dropped 1 unavailable');
  const pruned = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  expect(pruned.packages['node_modules/nx'].optionalDependencies).toEqual({ '@nx/nx-linux-x64': '1.0.0' });
});
