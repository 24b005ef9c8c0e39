import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { processIdentity, processTree } from '../../tools/running-processes.mjs';
import { timeUntil } from './figures.ts';

/** A copy that starts beside all other tests takes most of a minute. */
const LIMIT_MS = 240_000;
const STARTED_WITHIN_MS = 180_000;
const PROVE = fileURLToPath(new URL('../prove.mjs', import.meta.url));

test.describe.configure({ timeout: LIMIT_MS });

function prove(name: string, scratch = tmpdir()) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [PROVE, name], { env: { PATH, HOME, TMPDIR: scratch } });
  const run = { child, output: '', code: new Promise((resolve) => child.once('close', resolve)) };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (run.output += text));
  return run;
}

test('npm run prove says which proofs there are when it is asked for another', async () => {
  const run = prove('moon');
  expect(await run.code).toBe(1);
  expect(run.output).toMatch(/^No such proof: moon\. There are: .*database-frozen/);
});

test('npm run prove ends and removes everything after a Ctrl-C', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'tiraz-proofs-'));
  const run = prove('database-frozen', scratch);
  await timeUntil(() => run.output.includes('a copy runs') || run.child.exitCode !== null, STARTED_WITHIN_MS);
  const pids = processTree(run.child.pid ?? 0);
  expect(pids.length, run.output).toBeGreaterThan(3);
  run.child.kill('SIGINT');
  expect(await run.code).not.toBe(0);
  expect(pids.filter((pid) => processIdentity(pid))).toEqual([]);
  expect(readdirSync(scratch).filter((name) => name.startsWith('tiraz-'))).toEqual([]);
  rmSync(scratch, { recursive: true });
});
