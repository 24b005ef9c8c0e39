/** Bodies that are wrong whatever the route expects, as they stand on the wire. */
export const BROKEN_BODIES: readonly (readonly [string, string | Uint8Array])[] = [
  ['nothing', ''],
  ['half of JSON', '{"quantity":'],
  ['two values', '{}{}'],
  ['a bare word', 'quantity'],
  ['a number', '1'],
  ['null', 'null'],
  ['[[]]', '[[]]'],
  ['5,000 levels of arrays', '['.repeat(5_000) + ']'.repeat(5_000)],
  ['5,000 levels of objects', '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)],
  ['33 levels', '['.repeat(33) + ']'.repeat(33)],
  ['20,000 elements', JSON.stringify(Array.from({ length: 20_000 }, () => 1))],
  ['bytes that are no UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['a poisoned prototype', '{"__proto__":{"quantity":1}}'],
  ['a poisoned constructor', '{"constructor":{"prototype":{"quantity":1}}}'],
];

/** Values that no field of any body takes, as JSON text. */
export const BROKEN_VALUES: readonly (readonly [string, string])[] = [
  ['NUL', '"a\\u0000b"'],
  ['a high surrogate', '"\\ud800"'],
  ['a low surrogate', '"\\udc00"'],
  ['a bidi override', '"\\u202e"'],
  ['[[]]', '[[]]'],
  ['[[[]]]', '[[[]]]'],
  ['20,000 elements', JSON.stringify(Array.from({ length: 20_000 }, () => 1))],
  ['an object', '{"length":-1,"toString":1}'],
  ['past int4', '2147483648'],
  ['past int8', '9223372036854775808'],
  ['past double', '1e400'],
  ['next to nothing', '5e-324'],
  ['a fraction', '0.5'],
  ['a negative', '-1'],
  ['true', 'true'],
  ['a bad UUID', '"not-a-uuid"'],
  ['an injection', `"' OR 1=1; DROP TABLE fits; --"`],
  ['30,000 characters', JSON.stringify('x'.repeat(30_000))],
];
