import { expect, it } from '@jest/globals';
import { HmacCodes } from './one-time-codes.js';

const codes = new HmacCodes();

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s', (seconds, code) => {
  const key = new TextEncoder().encode('12345678901234567890');
  expect(codes.codeAt(key, Math.floor(seconds / 30))).toBe(code);
});

it('makes keys of 160 bits and recovery codes of 50, never the same', () => {
  expect(codes.newKey()).toHaveLength(20);
  const made = Array.from({ length: 1000 }, () => codes.newRecoveryLetters());
  expect(new Set(made).size).toBe(1000);
  expect(made.every((letters) => /^[0-9A-HJKMNP-TV-Z]{10}$/.test(letters))).toBe(true);
});
