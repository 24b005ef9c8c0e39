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

/**
 * Every text that a write takes: a string that the document bounds by neither a list, a format nor a pattern.
 * @param document OpenAPI 3.1
 */
export function textFieldsOf(document: any): TextField[] {
  const fields: TextField[] = [];
  for (const [path, operations] of Object.entries<any>(document.paths)) {
    for (const method of WRITES) {
      const schema = operations[method]?.requestBody?.content?.['application/json']?.schema;
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
  const made: any = structuredClone(body);
  const steps = field.replaceAll('[]', '.0').split('.');
  const last = steps.pop() ?? '';
  // A list of texts alone need not be there.
  if (last === '0' && steps.length === 1) made[steps[0] ?? ''] ??= [];
  const place = steps.reduce((part, key) => part?.[key], made);
  if (typeof place !== 'object' || place === null) throw new Error(`There is no place for ${field}.`);
  place[last] = text;
  return made;
}

function* textsIn(document: any, given: any, name: string): Generator<[field: string, longest?: number]> {
  const schema = given?.$ref ? at(document, given.$ref) : given;
  if (!schema) return;
  const branches = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? []);
  for (const branch of branches) yield* textsIn(document, branch, name);
  for (const [key, part] of Object.entries(schema.properties ?? {}))
    yield* textsIn(document, part, name ? `${name}.${key}` : key);
  if (schema.items) yield* textsIn(document, schema.items, `${name}[]`);
  const isText = [schema.type].flat().includes('string');
  if (isText && !schema.enum && !schema.format && !schema.pattern) yield [name, schema.maxLength];
}

function at(document: any, reference: string): any {
  return reference
    .split('/')
    .slice(1)
    .reduce((part, key) => part[key], document);
}
