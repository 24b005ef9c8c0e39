import { describe, expect, it } from '@jest/globals';
import { arabicCount, arabicPieces, englishCount } from './counts';

const inquiries = {
  zero: 'لا طلبات',
  one: 'طلب واحد',
  two: 'طلبان',
  few: 'طلبات',
  many: 'نعرض # طلبًا',
  other: 'طلب',
};

describe('a count', () => {
  it.each([
    [0, 'لا طلبات'],
    [1, 'طلب واحد'],
    [2, 'طلبان'],
    [3, '٣ طلبات'],
    [11, 'نعرض ١١ طلبًا'],
    [100, '١٠٠ طلب'],
    [103, '١٠٣ طلبات'],
    [1250, 'نعرض ١٬٢٥٠ طلبًا'],
  ])('of %i in Arabic: %s', (count, text) => expect(arabicCount(count, inquiries)).toBe(text));

  it('of pieces, in both languages', () => {
    expect([1, 100, 1250].map((count) => englishCount(count, 'pc', 'pcs'))).toEqual([
      '1 pc',
      '100 pcs',
      '1,250 pcs',
    ]);
    expect([1, 2, 500].map(arabicPieces)).toEqual(['قطعة واحدة', 'قطعتان', '٥٠٠ قطعة']);
  });
});
