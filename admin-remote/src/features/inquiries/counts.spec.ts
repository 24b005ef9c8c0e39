import { expect, it } from '@jest/globals';
import { arabicInquiries } from './counts';
import { texts as details } from './details-texts';
import { texts } from './texts';

it.each([
  [0, 'لا طلبات'],
  [1, 'طلب واحد'],
  [2, 'طلبان'],
  [3, '٣ طلبات'],
  [11, '١١ طلبًا'],
  [100, '١٠٠ طلب'],
  [103, '١٠٣ طلبات'],
])('%i inquiries are counted in Arabic', (count, text) => expect(arabicInquiries(count)).toBe(text));

it('counts in both languages what the screens count', () => {
  expect([1, 100, 1250].map(texts.en.pieces)).toEqual(['1 pc', '100 pcs', '1,250 pcs']);
  expect([1, 2, 500].map(texts.ar.pieces)).toEqual(['قطعة واحدة', 'قطعتان', '٥٠٠ قطعة']);
  expect([1, 2].map(details.en.printColours)).toEqual(['1 print color', '2 print colors']);
  expect([1, 2, 3].map(details.ar.printColours)).toEqual(['لون طباعة واحد', 'لونا طباعة', '٣ ألوان طباعة']);
});
