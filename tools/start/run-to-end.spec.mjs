import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { processIdentity } from '../running-processes.mjs';
import { until } from '../testing.mjs';
import { runToEnd } from './run-to-end.mjs';

/** @type {(script: string, options?: { limitMs: number }) => ReturnType<typeof runToEnd>} */
const run = (script, options) =>
  runToEnd(process.execPath, ['-e', script], { cwd: import.meta.dirname, ...options });
const FOR_EVER = 'setInterval(() => {}, 1_000)';
const isGone = (/** @type {string | undefined} */ pid) =>
  until(`the end of ${pid}`, () => processIdentity(Number(pid)) === undefined);

it('tells all that a command says, and its code', async () => {
  const { code, output } = await run(
    'console.log("x".repeat(200_000)); console.error("no"); process.exitCode = 3',
  );
  expect([code, output.length, output.includes('no\n')]).toEqual([3, 200_004, true]);
});

it('does not wait for what a command has left behind with its streams, and ends it', async () => {
  const { code, output } = await run(`
    const { spawn } = require('node:child_process');
    console.log(spawn(process.execPath, ['-e', '${FOR_EVER}'], { stdio: 'inherit' }).pid);
    process.exit(0);`);
  expect(code).toBe(0);
  await isGone(output);
});

it('ends a command that does not end, with all that it started, and says so', async () => {
  const { code, output } = await run(
    `const { spawn } = require('node:child_process');
    process.on('SIGTERM', () => process.exit(0));
    console.log(spawn(process.execPath, ['-e', '${FOR_EVER}'], { stdio: 'inherit' }).pid);
    ${FOR_EVER}`,
    { limitMs: 1_500 },
  );
  expect(code).toBe(1);
  expect(output).toMatch(/Not done within 2 s/);
  await isGone(output.split('\n')[0]);
});

it('keeps nothing waiting when a command is not there', async () => {
  const ended = runToEnd('no-such-command', [], { cwd: import.meta.dirname });
  expect(await Promise.race([ended, pause(20_000)])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/ENOENT/),
  });
});
