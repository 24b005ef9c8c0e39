import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { PASSWORD_FILE } from '../postgres-cluster.mjs';
import { runNode, temporaryFolder } from '../testing.mjs';
import { namedDatabase } from './named-database.ts';

const dataDir = mkdtempSync(join(temporaryFolder(), 'data-'));

it('tells the embedded database of a data directory from every other, and no password', async () => {
  const postgres = join(dataDir, 'postgres');
  mkdirSync(postgres);
  // As a running PostgreSQL has it in its own.
  const server = runNode(['-e', 'console.log("up"); setInterval(() => {}, 1_000)', '--', '-D', postgres]);
  await server.says(/up/);
  writeFileSync(join(postgres, 'postmaster.pid'), `${server.pid}\n${postgres}\n0\n5433\n`);
  writeFileSync(join(postgres, PASSWORD_FILE), 'hidden');

  expect([
    namedDatabase('postgres://tiraz:hidden@127.0.0.1:5433/tiraz', dataDir),
    namedDatabase('postgres://tiraz:hidden@db.example:5432/shop?sslmode=require', dataDir),
    namedDatabase('postgres://tiraz:hidden@db.example/shop', dataDir),
  ]).toEqual([
    `the embedded database in ${dataDir}`,
    'the database shop at db.example:5432',
    'the database shop at db.example',
  ]);
});
