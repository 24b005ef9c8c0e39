import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { LEFT_OUT_ROWS, LEFT_OUT_TABLES } from '../backup/contents.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const configuration = read('deploy/postgresql/pgbackrest.conf');
const sections = [...configuration.matchAll(/^\[(\w+)\]$/gm)].map(([, name]) => name);

it('after a recovery nothing comes back that no restore brings back', () => {
  const script = read('deploy/postgresql/after-recovery.sql');
  const [, list] = /^TRUNCATE\n([^;]+);$/m.exec(script)!;
  const ended = list!.split(',').map((name) => name.trim());
  // A restore has the migrations run again; here they have run.
  const leftOut = Object.keys(LEFT_OUT_TABLES).filter((table) => table !== 'migrations');
  expect(ended.sort()).toEqual(leftOut.sort());
  const deleted = [...script.matchAll(/^DELETE FROM (\w+) WHERE ([^;]+);$/gm)].map(([, ...rows]) => rows);
  expect(deleted).toEqual(Object.entries(LEFT_OUT_ROWS));
});

it('PostgreSQL and the people who recover it name the stanza that the configuration has', () => {
  const [, ...stanzas] = sections;
  const texts = [read('deploy/postgresql/archiving.conf'), read('docs/operations.md')];
  const named = texts.map((text) => [...text.matchAll(/--stanza=(\w+)/g)].map(([, name]) => name));
  for (const names of named) expect(new Set(names)).toEqual(new Set(stanzas));
});

it('the configuration holds no secret, and encrypts what it keeps', () => {
  expect(configuration).toMatch(/^repo1-cipher-type=aes-256-cbc$/m);
  expect(configuration).not.toMatch(/^repo1-(cipher-pass|s3-key|s3-key-secret)=/m);
});
