import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { colours, fontFamily, type ColourName } from './tokens';

const css = readFileSync('src/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');

/** The relative luminance of WCAG 2.2, of a colour written #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const readPairs: [text: ColourName, on: ColourName][] = (
  ['ground', 'surface', 'sunken', 'tint'] as const
).flatMap((background) =>
  (['ink', 'muted', 'action', 'accent', 'figure'] as const).map((text) => [text, background] as const),
) as [ColourName, ColourName][];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const dyes = colours[theme];

  it.each([
    ...readPairs,
    ['onAction', 'action'],
    ['onAction', 'actionHover'],
    ['onAccent', 'accent'],
    ['onAmber', 'amber'],
  ] as [ColourName, ColourName][])('lets %s be read on %s', (text, background) => {
    expect(contrast(dyes[text], dyes[background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ground', 'surface'] as const)('lets the edge of a control be seen on %s', (background) => {
    expect(contrast(dyes.control, dyes[background])).toBeGreaterThanOrEqual(3);
  });

  it('is the same in the stylesheet', () => {
    const declared = Object.entries(dyes).map(
      ([name, value]) =>
        `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value.toLowerCase()};`,
    );
    const sheet = theme === 'light' ? light : dark;
    expect(declared.filter((line) => !sheet.includes(line))).toEqual([]);
  });
});

it('names the font as the stylesheet does', () => expect(css).toContain(`--font-full: ${fontFamily};`));
