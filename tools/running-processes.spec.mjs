import { expect, it } from '@jest/globals';
import { commandLine, processIdentity } from './running-processes.mjs';
import { runNode } from './testing.mjs';

it('tells a running process from one that has ended', async () => {
  const process = runNode(['-e', 'setInterval(() => {}, 1000)', 'a-word-to-find']);
  const identity = processIdentity(process.pid);

  expect(identity).toMatch(new RegExp(`^${process.pid} `));
  expect(processIdentity(process.pid)).toBe(identity);
  expect(commandLine(process.pid)).toContain('a-word-to-find');

  process.child.kill('SIGKILL');
  await process.exited;
  expect(processIdentity(process.pid)).toBeUndefined();
});

it('gives two processes different identities', () => {
  expect(processIdentity(process.pid)).not.toBe(processIdentity(process.ppid));
});

it.each([0, -1, NaN, 4_194_305])('knows no process %p', (pid) => {
  expect(processIdentity(pid)).toBeUndefined();
});
