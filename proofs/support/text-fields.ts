import { resolved, type OpenApi, type Schema } from './openapi.ts';

/** A text that a request may carry. */
export interface TextField {
  operation: string;
  method: string;
  path: string;
  /** As in the body; of a list, with `[]` behind it. */
  field: string;
  longest?: number | undefined;
}

const WRITES = ['post', 'put', 'patch'];

/** Every text that a write takes: a string that the document bounds by neither a list, a format nor a pattern. */
export function textFieldsOf(document: OpenApi): TextField[] {
  const fields: TextField[] = [];
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of WRITES) {
      const schema = operations[method]?.requestBody?.content['application/json']?.schema;
      const operation = `${method.toUpperCase()} ${path}`;
      for (const [field, longest] of textsIn(document, schema, ''))
        fields.push({ operation, method: method.toUpperCase(), path, field, longest });
    }
  }
  return fields;
}

/**
 * A copy of a body with a text where `field` names it; of a list in its first entry.
 * @param body has everything that the text stands in
 * @param field as of a TextField
 */
export function withText(body: object, field: string, text: string): object {
  const made: Record<string, unknown> = { ...structuredClone(body) };
  const steps = field.replaceAll('[]', '.0').split('.');
  // A list of texts alone need not be there.
  if (steps.length === 2 && steps[1] === '0') made[steps[0] ?? ''] ??= [];
  putText(made, steps, text);
  return made;
}

/**
 * Puts a text where the steps lead.
 * @throws {Error} where neither an object nor a list is there to take it
 */
export function putText(made: unknown, steps: string[], text: string): void {
  const place = steps.slice(0, -1).reduce((part, key) => (hasParts(part) ? part[key] : undefined), made);
  if (!hasParts(place)) throw new Error(`There is no place for ${steps.join('.')}.`);
  place[steps.at(-1) ?? ''] = text;
}

function hasParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function* textsIn(
  document: OpenApi,
  given: Schema | undefined,
  name: string,
): Generator<[field: string, longest?: number | undefined]> {
  if (!given) return;
  const schema = resolved(given, document);
  const branches = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []);
  for (const branch of branches) yield* textsIn(document, branch, name);
  for (const [key, part] of Object.entries(schema.properties ?? {}))
    yield* textsIn(document, part, name ? `${name}.${key}` : key);
  if (schema.items) yield* textsIn(document, schema.items, `${name}[]`);
  const isText = [schema.type].flat().includes('string');
  if (isText && !schema.enum && !schema.format && !schema.pattern) yield [name, schema.maxLength];
}
