// What docs/operations.md has people look for in a log, somebody writes there.
import { globSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { knownVariables } from './known-variables.ts';
import { read, REPOSITORY } from './manifests.ts';

const LOGGED = [...read('docs/operations.md').matchAll(/`"(\w+)"(?::"([^"`]+)")?`/g)].map(
  ([named, field = '', value = '']) => ({ named, field, value }),
);
const SOURCES = globSync('backend/src/**/*.ts', { cwd: REPOSITORY })
  .filter((file) => !file.endsWith('.spec.ts'))
  .map(read)
  .join('\n');

const WRITTEN: Record<'context' | 'msg' | 'route', (value: string) => boolean> = {
  context: (value: string) => SOURCES.includes(`new Logger('${value}')`),
  msg: (value: string) => SOURCES.includes(`'${value}'`),
  route: () => SOURCES.includes('"route":'),
};
const isOurs = (field: string): field is keyof typeof WRITTEN => field in WRITTEN;
/** Of every other field. */
const byNginx = (field: string) => read('deploy/nginx/nginx.conf').includes(`"${field}":`);

it.each(LOGGED)('$named', ({ field, value }) => {
  const isWritten = isOurs(field) ? WRITTEN[field](value) : byNginx(field);
  expect(isWritten).toBe(true);
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
  const [, drill] = /^### Drill$[^]*?```sh\n([^`]*)```/m.exec(read('docs/operations.md'))!;
  const unset = [...drill!.matchAll(/^unset (.*)$/gm)].flatMap(([, names]) => names!.split(' '));
  const { backend, web } = knownVariables(REPOSITORY);
  const elsewhere = [...backend.union(web)].filter(
    // The start itself says where the API is, and the other is no variable.
    (name) =>
      /_(URL|ENDPOINT|ORIGIN|PORT|REGION|KEY|BUCKET)$/.test(name) && !/^(API_URL|DEFAULT_REGION)$/.test(name),
  );
  expect(unset.sort()).toEqual(elsewhere.sort());
});
