// What a backend or the worker starts beside itself is ended before it fills the container, which would end every request.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { read, REPOSITORY, workloadOf } from './manifests.ts';

const compose = parse(read('docker-compose.yml'), { merge: true }).services;
const containers = ['backend', 'worker'].flatMap((name) => [
  [name, 'Kubernetes', workloadOf(name).spec.template.spec.containers[0]!.resources.limits.memory],
  [name, 'Compose', compose[name].mem_limit],
]);
/** Megabytes: under load the process itself has 237, and one that prints 120. */
const BESIDE = 400;

const started = globSync('src/**/*.ts', { cwd: join(REPOSITORY, 'backend') })
  .filter((file) => !file.endsWith('.spec.ts') && !file.endsWith('/locked-process.ts'))
  .map((file) => [file, read(join('backend', file))] as const)
  .filter(([, text]) => /(?<![.\w])(startLocked|fork|spawn|exec|execFile|new Worker)\(/.test(text));
const limitOf = (text: string) =>
  Number(/\bmost(?:Bytes|Megabytes): (\d+)(?: \* 1024 \* 1024)?,/.exec(text)?.[1]);

describe.each(started)('what %s starts', (_, text) => {
  it.each(containers)('ends before the %s of %s does', (_name, _where, memory) => {
    expect(memory).toMatch(/^\d+(Mi|m)$/);
    expect(limitOf(text)).toBeGreaterThan(0);
    expect(limitOf(text) + BESIDE).toBeLessThan(Number.parseInt(memory, 10));
  });
});

it('is four things: tables read and written, designs and documents', () => {
  expect(started.map(([file]) => file).sort()).toEqual([
    'src/artwork/adapters/artwork-process.ts',
    'src/documents/adapters/typst-process.ts',
    'src/shared/spreadsheets/sheet-process.ts',
    'src/shared/spreadsheets/spreadsheets.hucre.ts',
  ]);
});
