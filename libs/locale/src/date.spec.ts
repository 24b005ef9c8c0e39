import { describe, expect, it } from '@jest/globals';
import { formatAgo, formatDate, formatDateTime, formatDay, formatTime } from './date';

describe('formatDate', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '20 November 2026', '٢٠ نوفمبر ٢٠٢٦'],
    // 22:30 in London is already the next day in Cairo, an hour or two ahead.
    ['2026-01-31T22:30:00Z', '1 February 2026', '١ فبراير ٢٠٢٦'],
    ['2026-07-31T21:30:00Z', '1 August 2026', '١ أغسطس ٢٠٢٦'],
  ])('names the day in Cairo of %s', (instant, english, arabic) => {
    expect(formatDate(instant, 'en')).toBe(english);
    expect(formatDate(instant, 'ar')).toBe(arabic);
  });
});

describe('formatDay', () => {
  it('names a day of the calendar', () => {
    expect(formatDay('2026-11-02', 'en')).toBe('2 Nov 2026');
    expect(formatDay('2026-11-22', 'ar')).toBe('٢٢ نوفمبر ٢٠٢٦');
  });
});

describe('formatDateTime', () => {
  it.each([
    ['2026-11-20T12:05:00Z', '20 Nov 2026, 14:05', '٢٠ نوفمبر ٢٠٢٦، ٢:٠٥\u00a0م'],
    ['2026-07-31T21:30:00Z', '1 Aug 2026, 0:30', '١ أغسطس ٢٠٢٦، ١٢:٣٠\u00a0ص'],
  ])('tells the time in Cairo of %s', (instant, english, arabic) => {
    expect(formatDateTime(instant, 'en')).toBe(english);
    expect(formatDateTime(instant, 'ar')).toBe(arabic);
  });
});

describe('formatTime', () => {
  it.each([
    ['2026-11-20T12:05:00Z', '14:05', '٢:٠٥\u00a0م'],
    ['2026-07-31T21:30:00Z', '0:30', '١٢:٣٠\u00a0ص'],
  ])('tells the time of day in Cairo of %s', (instant, english, arabic) => {
    expect(formatTime(instant, 'en')).toBe(english);
    expect(formatTime(instant, 'ar')).toBe(arabic);
  });
});

describe('formatAgo', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '1 second ago', 'قبل ثانية واحدة'],
    // A server whose clock is ahead.
    ['2026-11-20T12:00:09Z', '1 second ago', 'قبل ثانية واحدة'],
    ['2026-11-20T11:59:01Z', '59 seconds ago', 'قبل ٥٩ ثانية'],
    ['2026-11-20T11:59:00Z', '1 minute ago', 'قبل دقيقة واحدة'],
    ['2026-11-20T11:57:30Z', '2 minutes ago', 'قبل دقيقتين'],
    ['2026-11-20T09:00:00Z', '3 hours ago', 'قبل ٣ ساعات'],
    ['2026-11-19T12:00:00Z', '1 day ago', 'قبل يوم واحد'],
    ['2026-09-20T12:00:00Z', '61 days ago', 'قبل ٦١ يومًا'],
  ])('says how long ago %s was', (instant, english, arabic) => {
    const now = new Date('2026-11-20T12:00:00Z');
    expect(formatAgo(instant, now, 'en')).toBe(english);
    expect(formatAgo(instant, now, 'ar')).toBe(arabic);
  });
});
