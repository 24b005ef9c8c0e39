import { fork, type ChildProcess } from 'node:child_process';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Engine } from './typst-child.js';
import { startTypst, TypstProcess, type TypstLimits } from './typst-process.js';

const unavailable = (reason: RegExp) => ({
  kind: 'unavailable',
  code: 'document.unavailable',
  cause: expect.objectContaining({ message: expect.stringMatching(reason) }) as unknown,
});
/** Refused by the template, which it reaches: a quick way to see Typst at work. */
const NOTHING = { form: 'pdf', data: '{}', createdAt: 0 } as const;
const works = (typst: TypstProcess) =>
  expect(typst.compile(NOTHING)).rejects.toThrow('Typst refuses the document');

describe('the process of Typst', () => {
  const children: ChildProcess[] = [];
  const opened: TypstProcess[] = [];
  function open(limits: Partial<TypstLimits> = {}, engine: Engine = 'any'): TypstProcess {
    const start = () => {
      const child = startTypst(engine);
      children.push(child);
      return child;
    };
    const typst = new TypstProcess(start, limits);
    opened.push(typst);
    return typst;
  }
  const last = () => children.at(-1)!;
  const ended = (child: ChildProcess) =>
    new Promise((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(0),
    );

  beforeAll(() => Logger.overrideLogger(false));
  afterEach(() => {
    for (const typst of opened.splice(0)) typst.stop();
    children.splice(0);
  });

  it('starts when there is something to do, goes on with the next, and ends after a rest', async () => {
    const typst = open({ restMs: 200 });
    expect(children).toHaveLength(0);
    await works(typst);
    await works(typst);
    expect(children).toHaveLength(1);
    await ended(last());
    await works(typst);
    expect(children).toHaveLength(2);
  });

  it('killed in the middle is refused, and the next is done', async () => {
    const typst = open();
    const refused = expect(typst.compile(NOTHING)).rejects.toMatchObject(unavailable(/ended with SIGKILL/));
    await Promise.resolve();
    last().kill('SIGKILL');
    await refused;
    await works(typst);
  });

  it('killed at rest costs nothing', async () => {
    const typst = open();
    await works(typst);
    last().kill('SIGKILL');
    await ended(last());
    await works(typst);
  });

  it.each([
    ['takes too long', { mostMs: 1 }, /took longer than 1 ms/],
    ['takes too much memory', { mostBytes: 1 }, /needed \d+ bytes/],
  ])('is killed when it %s', async (_, limits, reason) => {
    // WebAssembly, which takes a second to start.
    const typst = open(limits, 'wasm');
    await expect(typst.compile(NOTHING)).rejects.toMatchObject(unavailable(reason));
    await ended(last());
    expect(last().signalCode).toBe('SIGKILL');
  });

  it('that grew too large begins anew with the next', async () => {
    const typst = open({ mostRestingBytes: 1 });
    await works(typst);
    await works(typst);
    expect(children).toHaveLength(2);
  });

  it('that cannot start is refused', async () => {
    const typst = new TypstProcess(() => fork('/nowhere.js', { stdio: 'ignore' }));
    await expect(typst.compile(NOTHING)).rejects.toMatchObject(unavailable(/ended with/));
  });

  it('does one after the other, and lets no more wait than it may', async () => {
    const typst = open({ mostWaiting: 3 });
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => typst.compile(NOTHING)));
    const refused = outcomes.map(
      (one) => one.status === 'rejected' && (one.reason as { code?: string }).code,
    );
    expect(refused).toEqual([
      undefined,
      undefined,
      undefined,
      'document.unavailable',
      'document.unavailable',
    ]);
    await works(typst);
    expect(children).toHaveLength(1);
  });
});
