import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing.mjs';
import { calmly, isUnreached, openLog, worthTelling } from './log.mjs';

const folder = temporaryFolder();

it('appends to what is there, readable by us alone', () => {
  const file = join(folder, 'backend.log');
  openLog(file)('one');
  openLog(file)('two');

  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('keeps a full file beside it and begins a new one', () => {
  const file = join(folder, 'full.log');
  writeFileSync(file, '');
  truncateSync(file, 20_000_001);
  openLog(file)('new');

  expect(readFileSync(file, 'utf8')).toBe('new\n');
  expect(statSync(`${file}.1`).size).toBe(20_000_001);
});

it('does not fail when the disk is full', () => {
  expect(() => openLog('/dev/full')('lost')).not.toThrow();
});

it('tells of a flood one line a second, and how many it left out', () => {
  /** @type {string[]} */
  const told = [];
  let clock = 0;
  const tell = calmly(
    (text) => told.push(text),
    () => clock,
  );
  for (let i = 0; i < 10_000; i++) tell('warned');
  const atOnce = told.length;
  clock = 1_000;
  tell('warned');
  tell('warned');

  expect(atOnce).toBe(50);
  expect(told.slice(atOnce)).toEqual(['warned (and 9950 more, in its log)']);
});

it('tells everything of what comes slowly', () => {
  /** @type {string[]} */
  const told = [];
  let clock = 0;
  const tell = calmly(
    (text) => told.push(text),
    () => clock,
  );
  for (let i = 0; i < 1_000; i++) {
    clock += 1_000;
    tell(`line ${i}`);
  }
  expect(told).toHaveLength(1_000);
});

it.each([
  ['{"level":"info","msg":"listening"}', undefined],
  ['{"level":30,"msg":"listening"}', undefined],
  ['{"level":"warn","msg":"database away"}', 'database away'],
  ['{"level":50,"msg":"lost"}', 'lost'],
  [
    '{"level":"fatal","msg":"cannot start","faults":["PORT: wants a port"]}',
    'cannot start; PORT: wants a port',
  ],
  ['{"level":"fatal","msg":"PORT is faulty","faults":[{"variable":"PORT"}]}', 'PORT is faulty'],
  ['SyntaxError: Unexpected token', 'SyntaxError: Unexpected token'],
  ['null', 'null'],
  ['{"level":"warn","msg":"odd","faults":"none"}', 'odd'],
  ['', undefined],
])('tells of %s: %s', (line, expected) => {
  expect(worthTelling(line)).toBe(expected);
});

it('knows a backend that is not there yet from everything else', () => {
  expect(
    isUnreached('{"level":"warn","err":{"type":"Error","code":"ECONNREFUSED"},"msg":"response errored"}'),
  ).toBe(true);
  expect(isUnreached('{"level":"warn","err":{"code":"ECONNRESET"},"msg":"response errored"}')).toBe(false);
  expect(isUnreached('{"level":"fatal","msg":"cannot start"}')).toBe(false);
});
