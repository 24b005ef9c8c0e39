import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { headTexts } from './app/head-texts';
import { shellTexts } from './app/shell-texts';
import { aboutTexts } from './features/about/about-texts';
import { calculatorTexts } from './features/calculator/calculator-texts';
import { inquiryTexts } from './features/calculator/inquiry-texts';
import { landingTexts } from './features/landing/landing-texts';
import { logoTexts } from './features/logo/logo-texts';
import { notFoundTexts } from './features/not-found/not-found-texts';
import { uiTexts } from './ui/ui-texts';

const dictionaries = {
  aboutTexts,
  calculatorTexts,
  headTexts,
  inquiryTexts,
  landingTexts,
  logoTexts,
  notFoundTexts,
  shellTexts,
  uiTexts,
};

/** The shape of a dictionary: every key, down to the number of items in a list. */
function keysOf(texts: unknown, path = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [`${path}: ${typeof texts}`];
  return Object.entries(texts).flatMap(([key, value]) => keysOf(value, `${path}/${key}`));
}

describe.each(Object.entries(dictionaries))('%s', (_, { en, ar }) => {
  it('has the same keys in both languages', () => expect(keysOf(ar).sort()).toEqual(keysOf(en).sort()));

  it('has nothing empty, and Arabic in every Arabic text', () => {
    const textsOf = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value
          ? Object.values(value).flatMap(textsOf)
          : [];
    expect(textsOf(en).filter((text) => !text.trim())).toEqual([]);
    expect(textsOf(ar).filter((text) => !/[\u0600-\u06FF]/.test(text))).toEqual([]);
  });
});

it('covers every dictionary there is', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('-texts.ts'),
  );
  expect(files).toHaveLength(Object.keys(dictionaries).length);
});

describe('pieces', () => {
  it.each([
    [0, 'لا قطع'],
    [1, 'قطعة واحدة'],
    [2, 'قطعتان'],
    [3, '٣ قطع'],
    [11, '١١ قطعة'],
    [100, '١٠٠ قطعة'],
    [103, '١٠٣ قطع'],
    [1250, '١٬٢٥٠ قطعة'],
  ])('%i are counted in Arabic', (count, text) => expect(calculatorTexts.ar.pieces(count)).toBe(text));

  it('are counted in English', () => {
    expect([1, 100, 1250].map(calculatorTexts.en.pieces)).toEqual(['1 pc', '100 pcs', '1,250 pcs']);
  });
});
