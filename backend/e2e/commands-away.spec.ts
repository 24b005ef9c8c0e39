import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'tiraz-away-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As on a machine whose localhost is an IPv6 address, too: Node tries both, and has two errors in the end. */
const TWO_ADDRESSES = `data:text/javascript,import dns from 'node:dns'; dns.lookup = (name, options, done) =>
  done(null, [{ address: '::1', family: 6 }, { address: '127.0.0.1', family: 4 }]);`;

it.each(['migrate', 'staff', 'seed'])('%s says what is the matter while the database is away', (command) => {
  const program = fileURLToPath(new URL(`../dist/${command}.js`, import.meta.url));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', TWO_ADDRESSES.replace(/\s+/g, ' '), program, 'list'],
    {
      encoding: 'utf8',
      timeout: 60_000,
      env: {
        DATABASE_URL: 'postgres://tiraz@localhost:9/tiraz',
        DATA_DIR: folder,
      },
    },
  );
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^connect ECONNREFUSED .*:9\n$/)]);
});
