// Requests that nobody would send: the documented ones, each with something about it changed.
import fc from 'fast-check';
import { resolved, type DocumentedOperation, type OpenApi, type Parameter, type Schema } from './openapi.ts';

/** Texts and values that have broken other servers, as JSON. */
const CORPUS = [
  ...['null', 'true', '[]', '{}', '[[]]', '[[[]]]', '""', '" "', '0', '-0', '-1', '0.5', '1e3', '1e400'],
  ...['2147483648', '9223372036854775808', '123456789012345678901234567890', '"NaN"', '"Infinity"'],
  ...['"a\\u0000b"', '"\\ud800"', '"\\udc00x"', '"\\u202eabc"', '"\\u2066"', '"\\uFFFF"', '"\\uFDFA"'],
  ...[`"' OR 1=1; DROP TABLE fits; --"`, '"<script>alert(1)</script>"', '"../../etc/passwd"', '"=1+1"'],
  ...['"not-a-uuid"', '"00000000-0000-0000-0000-000000000000"', '"2026-02-30"', '"2026-04-24T00:30"'],
  ...['"٣٤٥"', '"1450.005"', '"-0.00"', '"9999999.99"', '"10000000.00"', '"1,5"', '"quoted"', '"closed"'],
  ...[JSON.stringify('س'.repeat(5_000)), JSON.stringify(Array(3_000).fill(1)), '{"__proto__":{"a":1}}'],
  ...[
    '{"length":-1,"toString":1}',
    '{"constructor":{"prototype":{"a":1}}}',
    `${'['.repeat(40)}${']'.repeat(40)}`,
  ],
];

const BROKEN_BODIES = [
  ...['', '{', '{"quantity":', '{}{}', 'quantity', '1', 'null', '[[]]', '"text"', '{"a":1,}', '\u0000', '﻿{}'],
  ...['['.repeat(5_000) + ']'.repeat(5_000), '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000)],
  ...[`{"x":"${'x'.repeat(64 * 1024)}"}`, JSON.stringify(Array(20_000).fill(1))],
];

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'json',
  '',
];
const HEADERS: [string, string[]][] = [
  ['if-match', ['"1"', '*', '"x"', '"99999999999"', 'W/"1"', '']],
  ['if-none-match', ['*', '"1"', 'x'.repeat(500)]],
  ['idempotency-key', ['k', 'k'.repeat(129), 'a b', '']],
  ['origin', ['https://elsewhere.example', 'null', '']],
  ['sec-fetch-site', ['cross-site', 'same-origin', 'x']],
  ['cookie', ['tiraz.sid=x', `a=${'x'.repeat(3_000)}`, '=;=;', 'tiraz.sid=s%3Ax.y']],
  ['x-request-id', ['a"b c', 'x'.repeat(200), 'a-known-request']],
  ['x-forwarded-for', ['1.2.3.4', "'", 'x'.repeat(300)]],
  ['range', ['bytes=0-1', 'bytes=9-1']],
  ['accept-encoding', ['br', 'x', '*;q=0']],
  ['accept-language', ['ar', 'x'.repeat(100)]],
];

export interface Generated {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  isSignedIn: boolean;
}

/** Ids of things that exist, by the collection's path. */
export type KnownIds = Record<string, string[]>;

interface Route {
  path: string;
  method: string;
  operation: DocumentedOperation;
}

export function generatedRequests(document: OpenApi, ids: KnownIds): fc.Arbitrary<Generated> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return fc.oneof(...operations.map((route) => requestsOf(route, document, ids)));
}

function requestsOf(
  { path, method, operation }: Route,
  document: OpenApi,
  ids: KnownIds,
): fc.Arbitrary<Generated> {
  const parameters = operation.parameters ?? [];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const [collection = path] = path.split('/{');
  const known = ids[collection] ?? Object.values(ids).flat();
  const inPath = fc.tuple(...names.map(() => segment(known)));
  const query = fc.dictionary(queryName(parameters), fc.oneof(queryValue(parameters), harmfulText), {
    maxKeys: 4,
  });
  const media = operation.requestBody?.content['application/json'];
  const schema = media?.schema && resolved(media.schema, document);
  const examples = Object.values(media?.examples ?? {}).map(({ value }) => value);
  const body = schema
    ? mostly(bodies(schema, examples, document, known), fc.constantFrom(...BROKEN_BODIES))
    : rarely(fc.constantFrom(...BROKEN_BODIES));
  return fc
    .record({
      inPath,
      query,
      body,
      type: mostly(fc.constant('application/json'), fc.constantFrom(...TYPES), 12),
      headers: fc.array(
        fc
          .constantFrom(...HEADERS)
          .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values))),
        { maxLength: 2 },
      ),
      isSignedIn: mostly(fc.constant(true), fc.constant(false), 3),
      verb: mostly(
        fc.constant(method),
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
        15,
      ),
      ending: mostly(
        fc.constant(''),
        fc.constantFrom('/', '/x', '%00', '%ff', '/..%2f..', '//', '.json', `/${'x'.repeat(300)}`),
        20,
      ),
    })
    .map(({ inPath, query, body, type, headers, isSignedIn, verb, ending }) => {
      let position = 0;
      const filled = path.replaceAll(/\{\w+\}/g, () => inPath[position++] ?? '') + ending;
      const search = Object.entries(query).map(([name, value]) => `${escape(name)}=${escape(value)}`);
      const takesBody = body !== undefined && !['GET', 'HEAD'].includes(verb);
      return {
        method: verb,
        path: search.length > 0 ? `${filled}?${search.join('&')}` : filled,
        headers: { ...Object.fromEntries(headers), ...(takesBody && type ? { 'content-type': type } : {}) },
        body: takesBody ? body : undefined,
        isSignedIn,
      };
    });
}

/** The common way, and one in `oneIn` another. */
const mostly = <A, B>(usual: fc.Arbitrary<A>, other: fc.Arbitrary<B>, oneIn = 6): fc.Arbitrary<A | B> =>
  fc.oneof({ arbitrary: usual, weight: oneIn - 1 }, { arbitrary: other, weight: 1 });
const rarely = <T>(other: fc.Arbitrary<T>) => mostly(fc.constant(undefined), other);
const harmfulText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(...CORPUS.filter((text) => text.length < 200)),
);
const segment = (known: string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: known.length > 0 ? fc.constantFrom(...known) : fc.uuid(), weight: 4 },
    { arbitrary: fc.uuid(), weight: 1 },
    { arbitrary: harmfulText.map((text) => escape(text).slice(0, 200) || '-'), weight: 1 },
  );
const queryName = (parameters: Parameter[]): fc.Arbitrary<string> => {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return mostly(
    names.length > 0 ? fc.constantFrom(...names) : fc.constant('limit'),
    fc.constantFrom('a[b][c]', 'limit', 'cursor', '__proto__', ''),
  );
};
const queryValue = (parameters: Parameter[]): fc.Arbitrary<string> => {
  const values = parameters.flatMap(({ schema = {}, example }) =>
    [...(schema.enum ?? []), example ?? []].flat(),
  );
  return fc.oneof(
    fc.constantFrom('1', '100', '1000', '1001', '-1', '0', 'ا', 'all', ...values.map(String)),
    fc.integer().map(String),
  );
};

/** Well-formed text for a URL, whatever it is made of: lone halves of characters have no UTF-8. */
const escape = (text: string) => encodeURIComponent(text.toWellFormed());

/** The documented form, an example with one value changed, or something else altogether; as JSON text. */
function bodies(
  schema: Schema,
  examples: object[],
  document: OpenApi,
  known: string[],
): fc.Arbitrary<string> {
  const documented = valueOf(schema, document, known).map((value) => JSON.stringify(value));
  if (examples.length === 0) return documented;
  const changed = fc
    .tuple(fc.constantFrom(...examples), fc.nat(), fc.constantFrom(...CORPUS), fc.boolean())
    .map(([example, place, value, isUnknown]) => {
      const fields = Object.keys(example);
      const field = (isUnknown ? undefined : fields[place % fields.length]) ?? 'unknown';
      return JSON.stringify({ ...example, [field]: '@@' }).replace('"@@"', () => value);
    });
  const whole = fc
    .tuple(fc.constantFrom(...examples), valueOf(schema, document, known))
    .map(([example, other]) => JSON.stringify({ ...example, ...(other as object) }));
  return fc.oneof(documented, changed, whole);
}

function valueOf(given: Schema, document: OpenApi, known: string[], depth = 0): fc.Arbitrary<unknown> {
  const schema = resolved(given, document);
  const any = fc
    .constantFrom(...CORPUS.filter((text) => text.length < 200 && !text.includes('1e400')))
    .map((text) => JSON.parse(text));
  const [part] = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (depth > 4) return any;
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  const right = ((): fc.Arbitrary<unknown> => {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.format === 'uuid')
      return fc.oneof(known.length > 0 ? fc.constantFrom(...known) : fc.uuid(), fc.uuid());
    if (type === 'object' || schema.properties) {
      const fields = Object.entries(schema.properties ?? {});
      return fc.record(
        Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, document, known, depth + 1)])),
        {
          requiredKeys: schema.required?.filter((name) => schema.properties?.[name]) ?? [],
        },
      );
    }
    if (type === 'array')
      return fc.array(valueOf(schema.items ?? {}, document, known, depth + 1), { maxLength: 4 });
    if (type === 'integer')
      return fc.integer({
        min: schema.minimum ?? -5,
        max: Math.max(schema.minimum ?? -5, schema.maximum ?? 2_000_000),
      });
    if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
    if (type === 'boolean') return fc.boolean();
    if (part) return valueOf(part, document, known, depth + 1);
    return fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: Math.min(schema.maxLength ?? 40, 60) }),
      fc.constantFrom('1450.00', 'mona@example.com', '2026-11-22', 'white'),
    );
  })();
  return mostly(right, any, 10);
}
