import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** Every source that staff read from. */
const sources = ['.', '../../libs/staff-kit/src'].flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);
const files = sources.filter((name) => /[/-]texts\.ts$/.test(name));
const dictionaries: [string, { en: object; ar: object }][] = [];
// One after the other: Jest loses a module that two imports ask for at once.
for (const file of files) dictionaries.push([file, (await import(`./${file}`)).texts]);

/** The shape of a dictionary: every key, down to the number of items in a list. */
function keysOf(texts: unknown, path = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [`${path}: ${typeof texts}`];
  return Object.entries(texts).flatMap(([key, value]) => keysOf(value, `${path}/${key}`));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}

it('finds the dictionaries', () => expect(files).toContain('../../libs/staff-kit/src/texts.ts'));

describe.each(dictionaries)('%s', (_, { en, ar }: { en: object; ar: object }) => {
  it('has the same keys in both languages', () => expect(keysOf(ar).sort()).toEqual(keysOf(en).sort()));

  it('has nothing empty, and Arabic in every Arabic text', () => {
    expect(textsOf(en).filter((text) => !text.trim())).toEqual([]);
    expect(textsOf(ar).filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
  });
});

type Text = (...given: unknown[]) => string;
interface Counting {
  name: string;
  count: (count: number) => string;
}

/** Every Arabic text that counts something, by its path: its English twin calls a parameter `count`. */
function countingTexts(en: unknown, ar: unknown, path = ''): Counting[] {
  if (typeof en === 'object' && en) {
    return Object.entries(en).flatMap(([key, value]) =>
      countingTexts(value, (ar as Record<string, unknown>)[key], `${path}/${key}`),
    );
  }
  if (typeof en !== 'function') return [];
  const parameters = /^\(?([\w, ]*)\)?\s*=>/.exec(en.toString())?.[1]?.split(/,\s*/) ?? [];
  const place = parameters.indexOf('count');
  if (place < 0) return [];
  const others = parameters.map(() => 'س');
  return [{ name: path, count: (count) => (ar as Text)(...others.with(place, count as never)) }];
}

/** Figures that no noun agrees with: a unit, a share, a place in a row. A bound (`atLeast`) stands alone, or is always a round number (`moreThan`). */
const MEASURES = new Set(['gsm', 'percent', 'place', 'position', 'of']);

describe('a count', () => {
  const counting = dictionaries.flatMap(([file, { en, ar }]) =>
    countingTexts(en, ar).map(({ name, count }) => ({ name: file + name, count })),
  );

  it('is found in the texts', () => {
    const names = counting.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        './features/catalogue/texts.ts/count',
        '../../libs/staff-kit/src/texts.ts/showing',
      ]),
    );
  });

  it.each(counting)('$name has the forms that Arabic asks for', ({ count }) => {
    const [none, one, two, few, many, other] = [0, 1, 2, 3, 11, 100].map(count) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    // Of none, one and two the word alone tells; the figure stands with all others.
    expect([none, one, two].filter((text) => /\d|[٠-٩]/.test(text))).toEqual([]);
    expect([few, many, other].map((text) => text.match(/[٠-٩]+/)?.[0])).toEqual(['٣', '١١', '١٠٠']);
    // 11 and 100 of a feminine noun are written alike; no others are.
    const forms = [none, one, two, few, many].map((text) => text.replace(/[٠-٩]+/, ''));
    expect(new Set(forms).size).toBe(5);
    expect([other, many].map((text) => text.replace(/[٠-٩]+/, ''))).not.toContain(forms[3]);
    // The same holds beyond the first hundred.
    expect(count(103).replace('١٠٣', '٣')).toBe(few);
    expect(count(111).replace('١١١', '١١')).toBe(many);
  });

  it('is never a figure that was written before its text is chosen', () => {
    const glued = sources
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        [
          ...readFileSync(`src/${file}`, 'utf8').matchAll(
            /\b(?:t|text|common|form\w*)\.(?!atLeast|atMost|moreThan)[\w.]+\(\s*formatNumber\(/g,
          ),
        ].map(([call]) => `${file}: ${call}`),
      );
    expect(glued).toEqual([]);
    const numbers = files.flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/\b(\w+): number\b/g)].map(([, name = '']) => name),
    );
    expect(numbers.filter((name) => name !== 'count' && !MEASURES.has(name))).toEqual([]);
  });
});
