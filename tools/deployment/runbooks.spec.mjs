// What docs/operations.md has people look for in a log, somebody writes there.
import { globSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { knownVariables } from './known-variables.mjs';
import { read, REPOSITORY } from './manifests.mjs';

const LOGGED = [...read('docs/operations.md').matchAll(/`"(\w+)"(?::"([^"`]+)")?`/g)].map(
  ([named, field, value]) => ({ named, field, value }),
);
const SOURCES = globSync('backend/src/**/*.ts', { cwd: REPOSITORY })
  .filter((file) => !file.endsWith('.spec.ts'))
  .map(read)
  .join('\n');

const WRITTEN = {
  context: (value) => SOURCES.includes(`new Logger('${value}')`),
  msg: (value) => SOURCES.includes(`'${value}'`),
  route: () => SOURCES.includes('"route":'),
};
/** Of every other field. */
const byNginx = (field) => read('deploy/nginx/nginx.conf').includes(`"${field}":`);

it.each(LOGGED)('$named', ({ field, value }) => {
  expect((WRITTEN[field] ?? (() => byNginx(field)))(value)).toBe(true);
});

it('would not find what nobody writes', () => {
  expect(LOGGED.length).toBeGreaterThan(5);
  expect([WRITTEN.context('Nobody'), WRITTEN.msg('nothing of ours'), byNginx('nobody')]).toEqual([
    false,
    false,
    false,
  ]);
});

it('keeps the drill apart from the product beside which it runs', () => {
  const [, drill] = /^### Drill$[^]*?```sh\n([^`]*)```/m.exec(read('docs/operations.md'));
  const unset = [...drill.matchAll(/^unset (.*)$/gm)].flatMap(([, names]) => names.split(' '));
  const { backend, web } = knownVariables(REPOSITORY);
  const elsewhere = [...backend.union(web)].filter(
    // The start itself says where the API is, and the other is no variable.
    (name) =>
      /_(URL|ENDPOINT|ORIGIN|PORT|REGION|KEY|BUCKET)$/.test(name) && !/^(API_URL|DEFAULT_REGION)$/.test(name),
  );
  expect(unset.sort()).toEqual(elsewhere.sort());
});
