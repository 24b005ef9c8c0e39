import { Writable } from 'node:stream';
import { beforeEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { oncePerSecond } from './log.ts';

let now = 0;
let lines: { msg: string; level: number; leftOut?: number; err?: { message: string }; remote?: string }[] =
  [];
let log: FastifyBaseLogger;

beforeEach(() => {
  lines = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  log = Fastify({ logger: { stream, hooks: { logMethod: oncePerSecond(() => now) } } }).log;
});

describe('of the warnings of one kind', () => {
  test('one a second is written, and the next one tells how many were left out', () => {
    const warn = () =>
      log.child({ requestId: 'a' }).warn(new Error('connect ECONNREFUSED'), 'response errored');
    for (let times = 0; times < 100; times += 1) warn();
    expect(lines).toHaveLength(1);
    now += 1_000;
    warn();
    warn();
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({
      leftOut: 99,
      msg: 'response errored',
      err: { message: 'connect ECONNREFUSED' },
    });
  });

  test('none keeps one of another kind from being written', () => {
    log.warn({ remote: 'storefront' }, 'manifest not readable');
    log.warn({ remote: 'admin' }, 'manifest not readable');
    log.error(Object.assign(new Error('a'), { code: 'A' }));
    log.error(Object.assign(new Error('b'), { code: 'B' }));
    log.warn('a text');
    expect(lines).toHaveLength(5);
  });

  test('a stranger makes no new kind by what he writes', () => {
    for (let number = 0; number < 10; number += 1) {
      log.error(Object.assign(new Error(`invalid header ${number}`), { code: 'UND_ERR_INVALID_ARG' }));
    }
    expect(lines).toHaveLength(1);
  });

  test('what went well is written each time', () => {
    for (let times = 0; times < 3; times += 1) log.info({ path: '/' }, 'request');
    expect(lines).toHaveLength(3);
  });
});
