import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
/** @type {{ packages: Record<string, import('./ensure-installed.mjs').LockedPackage> }} */
const { packages } = JSON.parse(readFileSync(join(REPOSITORY, 'package-lock.json'), 'utf8'));

/** Everything that a start builds, runs, or builds with. */
const STARTED = [
  '{backend,storefront,*-remote,host-shell,libs/*}/{src,server}/**/*.{ts,tsx,mjs}',
  '{storefront,*-remote,host-shell}/*.mjs',
  'tools/{start,release,backup,webpack}/**/*.{ts,mjs}',
  'tools/{backend-command,embedded-postgres,free-port,postgres-cluster,release,running-processes,start,this-machine}.mjs',
];
const NOT_STARTED = /\.(spec|fixture|in-memory)\.\w+$|\/(testing|test-support)\/|\/jest\.config\./;
/** What `npm run dev` alone loads, and a part of the check. */
const WITH_DEVELOPMENT =
  /^(tools\/webpack\/(dev-server\.mjs|development\.mjs|standalone\.ts)|libs\/messages\/src\/check-use\.ts)$/;
const IMPORTED = /(?:\bfrom|\bimport|\bimport\(|\bloader:)\s*'(@?[a-z][\w@/.-]*)'/g;

/** @param {string} specifier */
function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

const files = globSync(STARTED, { cwd: REPOSITORY }).filter(
  (file) => !NOT_STARTED.test(file) && !WITH_DEVELOPMENT.test(file),
);
const needed = new Map(
  files.flatMap((file) =>
    [...readFileSync(join(REPOSITORY, file), 'utf8').matchAll(IMPORTED)]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => !isBuiltin(specifier) && !specifier.startsWith('@tiraz/'))
      .map((specifier) => [packageOf(specifier), file]),
  ),
);

describe('what a start imports', () => {
  it('is found', () => {
    expect(files.length).toBeGreaterThan(500);
    expect([...needed.keys()]).toEqual(expect.arrayContaining(['antd', 'pg', 'webpack', 'swc-loader']));
  });

  it.each([...needed])('%s is installed without what develops, for %s', (name) => {
    const entries = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
    const isThere = entries.some(([, { dev, devOptional, peer }]) => !dev && !devOptional && !peer);
    expect([name, isThere]).toEqual([name, true]);
  });
});
