import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import type { DomainError } from '../domain/domain-error.js';
import { refuseAmbiguousShape, refuseHarmfulAddress, refuseHarmfulValues } from './edge.js';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const named = (code: string) => expect.objectContaining({ kind: 'malformed', code }) as unknown as Error;

const pathsOf = (refusing: () => void) => {
  try {
    refusing();
  } catch (error) {
    return (error as DomainError).faults.map(({ path }) => path);
  }
  throw new Error('nothing was refused');
};

describe('refuseAmbiguousShape', () => {
  /** As Node's parser gives it: of several hosts the first. */
  const received = (url: string, rawHeaders: string[], rest: Partial<IncomingMessage> = {}) => {
    const [, host] = rawHeaders;
    return {
      method: 'GET',
      url,
      httpVersionMinor: 1,
      rawHeaders,
      headers: { host },
      ...rest,
    } as IncomingMessage;
  };

  it.each([
    ['a name', received('/x', ['Host', 'tiraz.example'])],
    [
      'a name and a port',
      received('/x?y=http://z', ['x', 'y', 'Host', 'localhost:3000'], {
        headers: { host: 'localhost:3000' },
      }),
    ],
    ['an address', received('/x', ['Host', '[::1]:3000'])],
    ['what asks for all', received('*', ['Host', 'a'], { method: 'OPTIONS' })],
    ['an old client', received('/x', [], { httpVersionMinor: 0 })],
  ])('lets %s in', (_, request) => {
    expect(() => refuseAmbiguousShape(request)).not.toThrow();
  });

  it.each([
    ['two hosts', received('/x', ['Host', 'a', 'hOST', 'b'])],
    ['no host', received('/x', ['Host', ''])],
    ['a host and more', received('/x', ['Host', 'a@b/c'])],
    ['a list of hosts', received('/x', ['Host', 'a, b'])],
    ['a target with a host', received('http://a/x', ['Host', 'a'])],
    ['a fragment', received('/x#y', ['Host', 'a'])],
    ['all of a path', received('*', ['Host', 'a'])],
    [
      'chunks in an old protocol',
      received('/x', [], { httpVersionMinor: 0, headers: { 'transfer-encoding': 'chunked' } }),
    ],
  ])('refuses %s', (_, request) => {
    expect(() => refuseAmbiguousShape(request)).toThrow(named('request.malformed'));
  });
});

describe('refuseHarmfulValues', () => {
  it.each([
    ['ordinary values', { a: [1, null, true, 'text'], b: {} }],
    ['lines and tabs', 'first\r\n\tsecond'],
    ['Arabic with its joiners and marks', 'شركة النُّور\u200F و\u200Cأولادها'],
    ['characters outside the basic plane', '👗 𞤀'],
    ['32 levels', nested(32)],
  ])('lets %s pass', (_, value) => {
    expect(() => refuseHarmfulValues(value)).not.toThrow();
  });

  it.each([
    ['NUL', '\u0000'],
    ['escape', '\u001B[31m'],
    ['delete', '\u007F'],
    ['next line, a C1 control', '\u0085'],
    ['right-to-left override', 'abc\u202Ecba'],
    ['isolate', '\u2067abc\u2069'],
    ['high half of a pair', 'a\uD83D'],
    ['low half of a pair', '\uDC57a'],
    ['a byte order mark turned round', 'a\uFFFE'],
    ['the last code of the plane', '\uFFFFa'],
  ])('refuses %s, in values and in names', (_, text) => {
    expect(() => refuseHarmfulValues({ deep: [text] })).toThrow(named('text.forbidden-character'));
    expect(() => refuseHarmfulValues({ [text]: 1 })).toThrow(named('text.forbidden-character'));
  });

  it.each<[string, unknown, string[]]>([
    ['a field', { name: 'a\u0000' }, ['name']],
    ['a field in a list', { printOptions: [{}, { note: '\u202E' }] }, ['printOptions[1].note']],
    ['a text in a list', { colors: ['red', '\u0007'] }, ['colors[1]']],
    ['a name, by what holds it', { contact: { 'a\u0000': 1 } }, ['contact']],
    ['a body that is a text', '\u0000', []],
  ])('says where it is: %s', (_, value, paths) => {
    expect(pathsOf(() => refuseHarmfulValues(value))).toEqual(paths);
  });

  it('repeats no more than the beginning of a long name', () => {
    const [path = ''] = pathsOf(() => refuseHarmfulValues({ ['x'.repeat(5_000)]: { y: '\u0000' } }));
    expect(path).toBe(`${'x'.repeat(64)}.y`);
  });

  it('refuses more than 32 levels, however many', () => {
    expect(() => refuseHarmfulValues(nested(33))).toThrow(named('body.too-deep'));
    expect(() => refuseHarmfulValues(JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)))).toThrow(
      named('body.too-deep'),
    );
  });
});

describe('refuseHarmfulAddress', () => {
  it.each(['/api/fits', '/api/fits?q=%D8%B7%D8%B1%D8%A7%D8%B2', '/a%20b'])('lets %s pass', (url) => {
    expect(() => refuseHarmfulAddress(url)).not.toThrow();
  });

  it.each(['/api/%00', '/api?q=%E2%80%AE', '/api?q=%0B'])('refuses the characters in %s', (url) => {
    expect(() => refuseHarmfulAddress(url)).toThrow(named('text.forbidden-character'));
  });

  it('says in which parameter they are', () => {
    expect(pathsOf(() => refuseHarmfulAddress('/api?status=all&q=a=%00'))).toEqual(['q']);
    expect(pathsOf(() => refuseHarmfulAddress('/api/%00?q=1'))).toEqual([]);
  });

  it.each(['/%', '/api?q=%zz', '/%C3%28', '/%ED%A0%80'])('refuses the broken escape in %s', (url) => {
    expect(() => refuseHarmfulAddress(url)).toThrow(named('request.malformed'));
  });
});

describe('refuseHarmfulAddress, about what a query says', () => {
  const codesOf = (url: string) => {
    try {
      refuseHarmfulAddress(url);
    } catch (error) {
      return (error as DomainError).faults.map(({ path, code }) => [path, code]);
    }
    return [];
  };

  it.each([
    ['no query', '/x'],
    ['an empty one', '/x?'],
    ['every parameter once', '/x?status=active&q=a%26q&cursor=' + 'a'.repeat(4_000)],
    ['names that only look alike', '/x?q=1&Q=2&q%20=3'],
    ['32 of them', `/x?${Array.from({ length: 32 }, (_, i) => `p${i}=1`).join('&')}`],
  ])('lets %s in', (_, url) => {
    expect(codesOf(url)).toEqual([]);
  });

  it.each([
    ['twice the same', '/x?status=active&status=active', [['status', 'field.duplicate']]],
    ['a thousand times', `/x?${'status=active&'.repeat(1_000)}`, [['status', 'field.duplicate']]],
    ['once with an escape', '/x?status=active&st%61tus=new', [['status', 'field.duplicate']]],
    ['with a plus', '/x?a+b=1&a%20b=2', [['a b', 'field.duplicate']]],
    ['a long value', `/x?q=${'a'.repeat(4_001)}`, [['q', 'field.too-long']]],
    ['many', `/x?${Array.from({ length: 33 }, (_, i) => `p${i}=1`).join('&')}`, [['p32', 'field.too-many']]],
    ['a long name', `/x?${'n'.repeat(99)}=1&${'n'.repeat(99)}=2`, [['n'.repeat(64), 'field.duplicate']]],
  ])('refuses %s', (_, url, faults) => {
    expect(codesOf(url)).toEqual(faults);
  });
});
