import { describe, expect, it } from '@jest/globals';
import { parse, type Select, type Token } from '@messageformat/parser';
import { compileAll, readAreas } from './areas.ts';
import { compileArea, type Messages } from './compile.ts';

const faultsOf = (en: Messages, ar: Messages) => compileArea('test/area', { en, ar }).faults;

const PIECES = {
  en: '{count, plural, one {# piece} other {# pieces}} in {place}',
  ar: '{count, plural, zero {لا قطع} one {قطعة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}} في {place}',
};

describe('an area', () => {
  it('becomes strings, and functions with typed arguments', () => {
    const { script, types } = compileArea('test/area', {
      en: { save: "Don''t `save` '{it}'", by: 'By {name}', list: ['A'], pieces: PIECES.en },
      ar: { save: 'احفظ', by: 'من {name}', list: ['أ'], pieces: PIECES.ar },
    });
    expect(script).toContain('"save": "Don\'t `save` {it}", "by": (name) => `By ${name}`, "list": ["A"]');
    expect(script).toContain(
      '({ count, place }) => `${plural(count, "en", (figure) => ({ "one": `${figure} piece`',
    );
    expect(script).toContain("import { plural } from '@tiraz/locale/figures';");
    expect(types).toContain('"by": (name: string) => string;');
    expect(types).toContain('"pieces": (values: { count: number; place: string }) => string;');
  });

  it('keeps the arguments of patterns as they are', () => {
    const { script } = compileArea('test/a-patterns', { en: { a: '{who} left' }, ar: { a: 'غادر {who}' } });
    expect(script).toContain('"a": "{who} left"');
  });

  it.each<[string, Messages, Messages, string]>([
    ['a missing message', { a: 'A', b: 'B' }, { a: 'أ' }, 'b: missing'],
    ['one too many', { a: 'A' }, { a: 'أ', b: 'ب' }, 'b: not in test/area.en.json'],
    ['a shorter list', { a: ['A', 'B'] }, { a: ['أ'] }, 'a.1: missing'],
    ['a group in place of a message', { a: 'A' }, { a: { b: 'ب' } }, 'a: must be a message'],
    ['an empty message', { a: 'A' }, { a: ' ' }, 'a: empty'],
    ['another argument', { a: '{name}' }, { a: '{nam}' }, 'takes {nam} as string, in en {name} as string'],
    ['a count that agrees with nothing', { a: PIECES.en }, { a: '{count, number} {place}' }, 'as plural'],
    ['a plural without a form', { a: PIECES.en }, { a: PIECES.ar.replace('two {قطعتان} ', '') }, 'form two'],
    ['a form that English has not', { a: PIECES.en.replace('one', 'few {} one') }, { a: PIECES.ar }, 'few'],
    ['a date', { a: '{day, date}' }, { a: '{day, date}' }, 'libs/locale writes it'],
    ['broken braces', { a: '{name' }, { a: '{name' }, 'a: '],
  ])('is refused with %s', (_, en, ar, fault) =>
    expect(faultsOf(en, ar)).toContainEqual(expect.stringContaining(fault)),
  );

  it('is refused without one of the languages', () =>
    expect(() =>
      compileAll(
        new Map<string, Record<string, Messages>>([
          ['a/b', { en: 'A', ar: 'أ' }],
          ['a/c', { en: 'A' }],
        ]),
      ),
    ).toThrow('a/c.ar.json: missing'));
});

describe('the messages of the product', () => {
  const english = [...readAreas()].flatMap(([area, { en = '' }]) => messagesOf(en, area));
  const arabic = [...readAreas()].flatMap(([area, { ar = '' }]) => messagesOf(ar, area));

  it('can be compiled', () => expect(compileAll().size).toBeGreaterThan(5));

  it('are Arabic in Arabic', () =>
    expect(
      arabic.filter(
        ({ text }) => /[A-Za-z]/.test(text.replace(/\{.*?\}/g, '')) && !/\p{Script=Arabic}/u.test(text),
      ),
    ).toEqual([]));

  it('count none, one and two in words, and all others behind a figure', () => {
    const plurals = arabic.flatMap(({ name, text }) =>
      parse(text).flatMap((token) => (token.type === 'plural' ? [{ name, cases: token.cases }] : [])),
    );
    expect(plurals.length).toBeGreaterThan(1);
    for (const { name, cases } of plurals) {
      const forms = Object.fromEntries(cases.map(({ key, tokens }) => [key, tokens.map(written).join('')]));
      const withFigure = Object.keys(forms).filter((form) => forms[form]?.includes('#'));
      expect([name, withFigure]).toEqual([name, ['few', 'many', 'other']]);
      // 11 and 100 of a feminine noun are written alike; no others are.
      const { other, ...rest } = forms;
      expect([name, new Set(Object.values(rest)).size, other === forms.few]).toEqual([name, 5, false]);
    }
  });

  it.each([
    'admin-remote/settings.daysAfter',
    'backend/quotation.daysAfter',
    'storefront/design-words.placed',
    'storefront/quotation.daysAfter',
    'storefront/sizes.pasted',
  ])('say none in words in English, too, where it is said: %s', (name) => {
    const text = english.find((message) => message.name === name)?.text ?? '';
    const none = pluralsIn(parse(text)).flatMap(({ cases }) => cases.find(({ key }) => key === '=0') ?? []);
    expect(none).toHaveLength(1);
    expect(none[0]?.tokens.map(written).join('')).toMatch(/^[a-z]/i);
  });

  it('write a bare figure only where no noun agrees with it: a unit, a share, a place in a row', () => {
    const measures = arabic.flatMap(({ text }) =>
      parse(text).flatMap((token) => (token.type === 'function' ? [token.arg] : [])),
    );
    const known = [
      'gsm',
      'of',
      'number',
      'percent',
      'place',
      'quantity',
      'width',
      'height',
      'millimetres',
      'kilobytes',
    ];
    expect(measures.filter((name) => !known.includes(name))).toEqual([]);
  });
});

function messagesOf(messages: Messages, name: string): { name: string; text: string }[] {
  if (typeof messages === 'string') return [{ name, text: messages }];
  return Object.entries(messages).flatMap(([key, value]) => messagesOf(value, `${name}.${key}`));
}

/** Those inside another choice, too. */
const pluralsIn = (tokens: readonly Token[]): Select[] =>
  tokens.flatMap((token) => {
    if (token.type === 'plural') return [token];
    return token.type === 'select' ? token.cases.flatMap((each) => pluralsIn(each.tokens)) : [];
  });

const written = (token: Token) =>
  token.type === 'octothorpe' ? '#' : token.type === 'content' ? token.value : '';
