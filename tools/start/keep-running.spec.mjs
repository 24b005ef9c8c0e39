import { EventEmitter, once } from 'node:events';
import { afterEach, expect, it } from '@jest/globals';
import { until } from '../testing.mjs';
import { keepRunning } from './keep-running.mjs';

/** A program that crashes when told to. */
class FakeProgram extends EventEmitter {
  isRunning = true;
  isSilent = false;
  asked = 0;
  exited = once(this, 'exit').then(([code]) => {
    this.isRunning = false;
    return code;
  });
  /** @type {(code?: number) => void} */
  crash = (code) => this.emit('exit', code);
  stop = async () => this.crash();
  kill = () => this.crash();
  answers = async () => {
    this.asked += 1;
    return !this.isSilent;
  };
}

/** @type {AbortController[]} */
const stops = [];
afterEach(() => stops.splice(0).forEach((stop) => stop.abort()));

/** @param {Partial<Parameters<typeof keepRunning>[1]>} [options] */
function harness(options) {
  /** @type {FakeProgram[]} */
  const started = [];
  /** @type {number[]} in milliseconds */
  const pauses = [];
  /** @type {(string | undefined)[]} */
  const reasons = [];
  let refusals = 0;
  let silences = 0;
  const stop = new AbortController();
  stops.push(stop);
  const keep = (start = async () => new FakeProgram()) =>
    keepRunning(
      async () => {
        const program = await start();
        started.push(program);
        return program;
      },
      {
        stopAsked: stop.signal,
        onCrash: (pauseMs, reason) => {
          pauses.push(pauseMs);
          reasons.push(reason);
        },
        onSilent: () => (silences += 1),
        onRefused: () => (refusals += 1),
        firstPauseMs: 1,
        ...options,
      },
    );
  const at = (/** @type {number} */ place) => {
    const program = started[place];
    if (program === undefined) throw new Error(`There were ${started.length} starts.`);
    return program;
  };
  return { started, at, pauses, reasons, stop, keep, refusals: () => refusals, silences: () => silences };
}

it('starts a crashed program again', async () => {
  const { started, at, keep } = harness();
  await keep();

  at(0).crash();
  await until('a second start', () => started.length === 2);

  expect(started.map(({ isRunning }) => isRunning)).toEqual([false, true]);
});

it('leaves a program alone that says starting it again is no use', async () => {
  const { started, at, pauses, keep, refusals } = harness();
  await keep();

  at(0).crash(78);
  await until('the refusal', () => refusals() === 1);

  expect({ starts: started.length, pauses }).toEqual({ starts: 1, pauses: [] });
});

it('waits longer from crash to crash, up to a limit', async () => {
  const { started, at, pauses, keep } = harness({ longestPauseMs: 5 });
  await keep();

  for (let crash = 0; crash < 5; crash++) {
    await until(`start ${crash + 1}`, () => started.length > crash);
    at(crash).crash();
  }
  await until('five crashes', () => pauses.length === 5);

  expect(pauses).toEqual([1, 2, 4, 5, 5]);
});

it('begins with the first pause again after a steady run', async () => {
  const { started, at, pauses, keep } = harness({ steadyAfterMs: 0 });
  await keep();

  for (let crash = 0; crash < 3; crash++) {
    await until(`start ${crash + 1}`, () => started.length > crash);
    at(crash).crash();
  }
  await until('three crashes', () => pauses.length === 3);

  expect(pauses).toEqual([1, 1, 1]);
});

it('goes on when a start after a crash fails', async () => {
  const { started, at, pauses, reasons, keep } = harness();
  let attempts = 0;
  await keep(async () => {
    if (++attempts === 2) throw new Error('not yet');
    return new FakeProgram();
  });

  at(0).crash();
  await until('a third attempt', () => started.length === 2);

  expect(attempts).toBe(3);
  expect(pauses).toEqual([1, 2]);
  expect(reasons).toEqual([undefined, 'not yet']);
});

it('ends a program that does not answer any more, and starts it again', async () => {
  const { started, at, keep, silences } = harness({ askEveryMs: 1, mostSilences: 2 });
  await keep();

  at(0).isSilent = true;
  await until('a second start', () => started.length === 2);

  expect(started.map(({ isRunning }) => isRunning)).toEqual([false, true]);
  expect(silences()).toBe(1);
});

it('forgives a program that answers again in time', async () => {
  const { at, keep, silences } = harness({ askEveryMs: 1, mostSilences: 2 });
  await keep();

  const program = at(0);
  program.answers = async () => (program.asked += 1) % 3 === 0;
  await until('thirty questions', () => program.asked >= 30);

  expect(program.isRunning).toBe(true);
  expect(silences()).toBe(0);
});

it('asks a program nothing more once it has ended or was asked to stop', async () => {
  const { at, stop, keep } = harness({ askEveryMs: 1 });
  const kept = await keep();
  await until('a question', () => at(0).asked > 0);

  stop.abort();
  await kept.stop();
  const { asked } = at(0);
  await new Promise((resolve) => setImmediate(resolve));

  expect(at(0).asked).toBe(asked);
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
  const { started, at, pauses, stop, keep } = harness({ firstPauseMs: 60_000 });
  const kept = await keep();
  at(0).crash();
  await until('the crash', () => pauses.length === 1);

  stop.abort();
  await kept.stop();

  expect(started).toHaveLength(1);
});
