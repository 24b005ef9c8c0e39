import { describe, expect, it } from '@jest/globals';
import { PRINTABLE, printable } from './printable-text.js';

describe('printable text', () => {
  it.each([
    ['both scripts, figures and signs', 'Piqué ±3% ≈ «بيكيه»، ٪٣ ۲', 'Piqué ±3% ≈ «بيكيه»، ٪٣ ۲', 0],
    ['what the font lacks', '广州 Co. 🧵 ←', '?? Co. ? ?', 4],
    ['an emoji of seven code points', '👨‍👩‍👧‍👦!', '?!', 1],
    ['a letter with a mark that the font lacks', 'كۭتاب', 'كتاب', 1],
    ['letters taken apart', 'Pique\u0301', 'Piqué', 0],
    ['Arabic by its joined forms', '\uFEE3\uFEFC\uFE91\uFEB2', 'ملابس', 0],
    ['control characters', 'a\u0000b\u0007c\u001Bd', 'abcd', 0],
    ['spaces and dashes of other kinds', 'a\u2003b\u3000c\u2011d\te', 'a b c-d e', 0],
    ['overrides of direction', 'a\u202Eb\u202Cc\u200Bd', 'abc\u200Bd', 0],
    ['isolates that never end', 'a\u2067b', 'a\u2067b\u2069', 0],
    ['ends of isolates that never began', 'a\u2069b\u2066c\u2069', 'ab\u2066c\u2069', 0],
    ['an isolate open at the end of a line', '\u2067a\nb', '\u2067a\u2069\nb', 0],
    ['lines of every system', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd', 0],
    ['what looks like markup', '#panic("x") *a* $y$ <b> @c', '#panic("x") *a* $y$ <b> @c', 0],
  ])('of %s', (_, text, printed, lost) => expect(printable(text)).toEqual({ text: printed, lost }));

  it('breaks a word that no column takes, and no other', () => {
    const { text } = printable(`${'م'.repeat(300)} ${'a'.repeat(32)}`);
    const [first = '', second] = text.split(' ');
    expect(first.replaceAll('\u200B', '')).toBe('م'.repeat(300));
    expect(Math.max(...first.split('\u200B').map(({ length }) => length))).toBe(8);
    expect(second).toBe('a'.repeat(32));
  });

  it('keeps every character that is said to be printable', () => {
    for (const [first, last] of PRINTABLE) {
      for (let code = first; code <= last; code += 1) {
        expect(printable(`ب${String.fromCodePoint(code)}`).lost).toBe(0);
      }
    }
  });
});
