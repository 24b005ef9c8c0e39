import { expect, test } from '@jest/globals';
import { formatClock } from './days';
import { typedTime } from './typed-time';

test.each([
  '15:30',
  '15.30',
  ' 15 : 30 ',
  '3:30 pm',
  '3:30PM',
  '3.30 p.m.',
  '١٥:٣٠',
  '١٥٫٣٠',
  '۱۵:۳۰',
  '٣:٣٠ م',
  '٣:٣٠\u00A0مساءً',
  '\u200f٣:٣٠\u200f م',
])('%j is half past three in the afternoon', (typed) => expect(typedTime(typed)).toBe('15:30'));

test.each([
  ['0:00', '00:00'],
  ['9:05', '09:05'],
  ['23:59', '23:59'],
  ['12:00 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['9 am', '09:00'],
  ['٩ ص', '09:00'],
  ['١٢ م', '12:00'],
  ['٩:٠٥ صباحًا', '09:05'],
])('%j is %s', (typed, time) => expect(typedTime(typed)).toBe(time));

test.each([
  ...[
    '',
    ' ',
    'noon',
    '9',
    '24:00',
    '12:60',
    '12:5',
    '0930',
    '-5:00',
    '1e3',
    '9:05:30',
    '0:30 am',
    '13:00 pm',
  ],
  ...['١٣:٠٠ م', '9:05 x', '👕', '\u200B'],
])('%j is no time', (typed) => expect(typedTime(typed)).toBeUndefined());

test('every time that is shown can be typed as it stands', () => {
  for (let minute = 0; minute < 24 * 60; minute += 7) {
    const time = new Date(minute * 60_000).toISOString().slice(11, 16);
    for (const language of ['en', 'ar'] as const) expect(typedTime(formatClock(time, language))).toBe(time);
  }
});
