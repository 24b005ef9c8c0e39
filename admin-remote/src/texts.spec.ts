import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(^|[/-])texts\.ts$/.test(name),
);
const dictionaries: [string, { en: object; ar: object }][] = await Promise.all(
  files.map(async (file) => [file, (await import(`./${file}`)).texts]),
);

/** The shape of a dictionary: every key, down to the number of items in a list. */
function keysOf(texts: unknown, path = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [`${path}: ${typeof texts}`];
  return Object.entries(texts).flatMap(([key, value]) => keysOf(value, `${path}/${key}`));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}

it('finds the dictionaries', () => expect(files).toContain('ui/texts.ts'));

describe.each(dictionaries)('%s', (_, { en, ar }: { en: object; ar: object }) => {
  it('has the same keys in both languages', () => expect(keysOf(ar).sort()).toEqual(keysOf(en).sort()));

  it('has nothing empty, and Arabic in every Arabic text', () => {
    expect(textsOf(en).filter((text) => !text.trim())).toEqual([]);
    expect(textsOf(ar).filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
  });
});
