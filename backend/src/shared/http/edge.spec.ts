import { describe, expect, it } from '@jest/globals';
import { refuseHarmfulAddress, refuseHarmfulValues } from './edge.js';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const named = (code: string) => expect.objectContaining({ kind: 'malformed', code }) as unknown as Error;

describe('refuseHarmfulValues', () => {
  it.each([
    ['ordinary values', { a: [1, null, true, 'text'], b: {} }],
    ['lines and tabs', 'first\r\n\tsecond'],
    ['Arabic with its joiners and marks', 'شركة النُّور\u200F و\u200Cأولادها'],
    ['characters outside the basic plane', '👗 𞤀'],
    ['32 levels', nested(32)],
  ])('lets %s pass', (_, value) => {
    expect(() => refuseHarmfulValues(value)).not.toThrow();
  });

  it.each([
    ['NUL', '\u0000'],
    ['escape', '\u001B[31m'],
    ['delete', '\u007F'],
    ['next line, a C1 control', '\u0085'],
    ['right-to-left override', 'abc\u202Ecba'],
    ['isolate', '\u2067abc\u2069'],
    ['high half of a pair', 'a\uD83D'],
    ['low half of a pair', '\uDC57a'],
  ])('refuses %s, in values and in names', (_, text) => {
    expect(() => refuseHarmfulValues({ deep: [text] })).toThrow(named('text.forbidden-character'));
    expect(() => refuseHarmfulValues({ [text]: 1 })).toThrow(named('text.forbidden-character'));
  });

  it('refuses more than 32 levels, however many', () => {
    expect(() => refuseHarmfulValues(nested(33))).toThrow(named('body.too-deep'));
    expect(() => refuseHarmfulValues(JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)))).toThrow(
      named('body.too-deep'),
    );
  });
});

describe('refuseHarmfulAddress', () => {
  it.each(['/api/fits', '/api/fits?q=%D8%B7%D8%B1%D8%A7%D8%B2', '/a%20b'])('lets %s pass', (url) => {
    expect(() => refuseHarmfulAddress(url)).not.toThrow();
  });

  it.each(['/api/%00', '/api?q=%E2%80%AE', '/api?q=%0B'])('refuses the characters in %s', (url) => {
    expect(() => refuseHarmfulAddress(url)).toThrow(named('text.forbidden-character'));
  });

  it.each(['/%', '/api?q=%zz', '/%C3%28', '/%ED%A0%80'])('refuses the broken escape in %s', (url) => {
    expect(() => refuseHarmfulAddress(url)).toThrow(named('request.malformed'));
  });
});
