import { EventEmitter, once } from 'node:events';
import { expect, it } from '@jest/globals';
import { until } from '../testing.mjs';
import { keepRunning } from './keep-running.mjs';

/** A program that crashes when told to. */
class FakeProgram extends EventEmitter {
  isRunning = true;
  exited = once(this, 'exit').then(([code]) => {
    this.isRunning = false;
    return code;
  });
  crash = (code) => this.emit('exit', code);
  stop = async () => this.crash();
  kill = () => this.crash();
}

function harness(options) {
  const started = [];
  const pauses = [];
  let refusals = 0;
  const stop = new AbortController();
  const keep = (start = async () => new FakeProgram()) =>
    keepRunning(
      async () => {
        const program = await start(started.length);
        started.push(program);
        return program;
      },
      {
        stopAsked: stop.signal,
        onCrash: (pauseMs) => pauses.push(pauseMs),
        onRefused: () => (refusals += 1),
        firstPauseMs: 1,
        ...options,
      },
    );
  return { started, pauses, stop, keep, refusals: () => refusals };
}

it('starts a crashed program again', async () => {
  const { started, keep } = harness();
  await keep();

  started[0].crash();
  await until('a second start', () => started.length === 2);

  expect(started.map(({ isRunning }) => isRunning)).toEqual([false, true]);
});

it('leaves a program alone that says starting it again is no use', async () => {
  const { started, pauses, keep, refusals } = harness();
  await keep();

  started[0].crash(78);
  await until('the refusal', () => refusals() === 1);

  expect({ starts: started.length, pauses }).toEqual({ starts: 1, pauses: [] });
});

it('waits longer from crash to crash, up to a limit', async () => {
  const { started, pauses, keep } = harness({ longestPauseMs: 5 });
  await keep();

  for (let crash = 0; crash < 5; crash++) {
    await until(`start ${crash + 1}`, () => started.length > crash);
    started[crash].crash();
  }
  await until('five crashes', () => pauses.length === 5);

  expect(pauses).toEqual([1, 2, 4, 5, 5]);
});

it('begins with the first pause again after a steady run', async () => {
  const { started, pauses, keep } = harness({ steadyAfterMs: 0 });
  await keep();

  for (let crash = 0; crash < 3; crash++) {
    await until(`start ${crash + 1}`, () => started.length > crash);
    started[crash].crash();
  }
  await until('three crashes', () => pauses.length === 3);

  expect(pauses).toEqual([1, 1, 1]);
});

it('goes on when a start after a crash fails', async () => {
  const { started, pauses, keep } = harness();
  let attempts = 0;
  await keep(async () => {
    if (++attempts === 2) throw new Error('not yet');
    return new FakeProgram();
  });

  started[0].crash();
  await until('a third attempt', () => started.length === 2);

  expect(attempts).toBe(3);
  expect(pauses).toEqual([1, 2]);
});

it('does not hide that the first start failed', async () => {
  const { keep } = harness();

  await expect(keep(async () => Promise.reject(new Error('faulty')))).rejects.toThrow('faulty');
});

it('leaves a program alone that was asked to stop', async () => {
  const { started, pauses, stop, keep } = harness();
  const kept = await keep();

  stop.abort();
  await kept.stop();

  expect(started.map(({ isRunning }) => isRunning)).toEqual([false]);
  expect(pauses).toEqual([]);
});

it('can be stopped while it waits to start again', async () => {
  const { started, pauses, stop, keep } = harness({ firstPauseMs: 60_000 });
  const kept = await keep();
  started[0].crash();
  await until('the crash', () => pauses.length === 1);

  stop.abort();
  await kept.stop();

  expect(started).toHaveLength(1);
});
