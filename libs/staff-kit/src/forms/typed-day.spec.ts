import { expect, test } from '@jest/globals';
import { formatDate, formatDay } from '@tiraz/locale';
import { typedDay } from './typed-day';

test.each([
  '22/11/2026',
  '22-11-2026',
  '2026-11-22',
  '2026/11/22',
  '22.11.2026',
  '22 11 2026',
  ' 22 / 11 / 2026 ',
  '22 Nov 2026',
  '22 nov. 2026',
  '22-NOVEMBER-2026',
  '٢٢/١١/٢٠٢٦',
  '٢٢٫١١٫٢٠٢٦',
  '۲۲/۱۱/۲۰۲۶',
  '٢٠٢٦-١١-٢٢',
  '٢٢ نوفمبر ٢٠٢٦',
  '22 نوفمبر 2026',
  '\u200f٢٢\u200f/١١\u200f/٢٠٢٦',
])('%j is 22 November 2026', (typed) => expect(typedDay(typed)).toBe('2026-11-22'));

test.each([
  ['03/04/2026', '2026-04-03'],
  ['3 sept 2026', '2026-09-03'],
  ['1 Mar 2026', '2026-03-01'],
  ['1 May 2026', '2026-05-01'],
  ['٣ ابريل ٢٠٢٦', '2026-04-03'],
  ['٣ إبريل ٢٠٢٦', '2026-04-03'],
  ['٣٠ يونيه ٢٠٢٦', '2026-06-30'],
  ['29/2/2028', '2028-02-29'],
])('%j is the day %s', (typed, day) => expect(typedDay(typed)).toBe(day));

test.each([
  '',
  ' ',
  'tomorrow',
  '22',
  '22/11',
  '22/11/26',
  '22/11/2026/1',
  '22/11/02026',
  '0022-11-22',
  '11/22/2026',
  '29/2/2026',
  '31/4/2026',
  '0/1/2026',
  '1/0/2026',
  '1/13/2026',
  '22 No 2026',
  '22 Novembre 2026',
  '22  2026',
  '-22/11/2026',
  '2026-11-22T10:00',
  '22112026',
])('%j is no day', (typed) => expect(typedDay(typed)).toBeUndefined());

test('every day that is shown can be typed as it stands', () => {
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-09`;
    for (const language of ['en', 'ar'] as const) {
      expect(typedDay(formatDay(day, language))).toBe(day);
      expect(typedDay(formatDate(`${day}T12:00:00Z`, language))).toBe(day);
    }
  }
});
