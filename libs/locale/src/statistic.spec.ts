import { describe, expect, it } from '@jest/globals';
import { formatStatistic } from './statistic';

/** Without what only keeps the order of the characters. */
const bare = (text: string) => text.replace(/[\u061C\u200E\u200F\u2066-\u2069]/g, '');

describe('formatStatistic', () => {
  it.each([
    [61.9, 'share', '61.9%', '٦١٫٩٪'],
    [0, 'share', '0%', '٠٪'],
    [12.5, 'growth', '+12.5%', '+١٢٫٥٪'],
    [-8.3, 'growth', '-8.3%', '-٨٫٣٪'],
    [0, 'growth', '0%', '٠٪'],
    [1.4, 'difference', '+1.4', '+١٫٤'],
  ] as const)('shows %p as %s', (value, kind, english, arabic) => {
    expect(bare(formatStatistic(value, kind, 'en'))).toBe(english);
    expect(bare(formatStatistic(value, kind, 'ar'))).toBe(arabic);
  });

  it('isolates the figure in its own direction', () => {
    expect(formatStatistic(1, 'share', 'en')).toBe('\u20661%\u2069');
    expect(formatStatistic(1, 'share', 'ar')).toMatch(/^\u2067.*\u2069$/);
  });
});
