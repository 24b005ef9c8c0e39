import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  codeOf,
  isConfirmed,
  keyAddress,
  keyInLetters,
  readCode,
  recoveryLetters,
  shownRecoveryCode,
  stepsAt,
  type TypedCode,
} from './second-factor.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const NONE: TypedCode = { kind: 'none' };

it('a code is the truncated MAC: the example of RFC 4226, 5.4', () => {
  const mac = Uint8Array.from(Buffer.from('1f8698690e02ca16618550ef7f19da8e945b555a', 'hex'));
  expect(codeOf(mac)).toBe('872921');
});

it.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('of the count %i it is %s, as in appendix D', (count, code) => {
  const counted = Buffer.alloc(8);
  counted.writeUInt32BE(count, 4);
  expect(codeOf(createHmac('sha1', '12345678901234567890').update(counted).digest())).toBe(code);
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('the key %j is written as %j, as in RFC 4648', (key, letters) => {
  expect(keyInLetters(bytes(key))).toBe(letters);
});

it('a key has an address that apps read', () => {
  expect(keyAddress('mona+loom@tiraz.example', bytes('foobar'))).toBe(
    'otpauth://totp/Tiraz:mona%2Bloom%40tiraz.example?secret=MZXW6YTBOI&issuer=Tiraz',
  );
});

it('the code of the step before and of the step after count, too', () => {
  expect(stepsAt(new Date(59_999))).toEqual([1, 0, 2]);
  expect(stepsAt(new Date(60_000))).toEqual([2, 1, 3]);
});

describe('what is typed', () => {
  it.each<[string, TypedCode]>([
    ['287082', { kind: 'time', digits: '287082' }],
    [' 287 082 ', { kind: 'time', digits: '287082' }],
    ['٢٨٧٠٨٢', { kind: 'time', digits: '287082' }],
    ['\u200e۲۸۷-۰۸۲', { kind: 'time', digits: '287082' }],
    ['\u061c\u2066287\u202c082\u2069', { kind: 'time', digits: '287082' }],
    ['\u202a3-K7QM2-9XWTB\u202c', { kind: 'recovery', number: 3, letters: 'K7QM29XWTB' }],
    ['28708', NONE],
    ['2870820', NONE],
    ['28708x', NONE],
    ['3-K7QM2-9XWTB', { kind: 'recovery', number: 3, letters: 'K7QM29XWTB' }],
    ['3 k7qm2 9xwtb', { kind: 'recovery', number: 3, letters: 'K7QM29XWTB' }],
    ['٣-K7QM2-9XWTB', { kind: 'recovery', number: 3, letters: 'K7QM29XWTB' }],
    ['3-OILOO-0LI00', { kind: 'recovery', number: 3, letters: '0110001100' }],
    ['13-K7QM2-9XWTB', NONE],
    ['3-K7QM2-9XWTB-C', NONE],
    ['K-K7QM2-9XWTB', NONE],
    ['', NONE],
    ['𝟚𝟠𝟟𝟘𝟠𝟚', NONE],
  ])('%j is %j', (typed, code) => {
    expect(readCode(typed)).toEqual(code);
  });

  it('is a recovery code as it is shown', () => {
    const letters = recoveryLetters(Uint8Array.from([0, 31, 32, 255, 7, 100, 200, 18, 9, 64]));
    expect(readCode(shownRecoveryCode(7, letters))).toEqual({ kind: 'recovery', number: 7, letters });
  });
});

describe('a session may do what asks for a code again', () => {
  const now = new Date('2026-03-01T08:15:00Z');
  it.each([
    ['without a second factor', { hasFactor: false, confirmedAt: null }, true],
    ['with one and no code yet', { hasFactor: true, confirmedAt: null }, false],
    [
      'less than 15 minutes after a code',
      { hasFactor: true, confirmedAt: new Date('2026-03-01T08:00:01Z') },
      true,
    ],
    ['15 minutes after a code', { hasFactor: true, confirmedAt: new Date('2026-03-01T08:00:00Z') }, false],
  ])('%s', (_, session, expected) => {
    expect(isConfirmed(session, now)).toBe(expected);
  });
});
