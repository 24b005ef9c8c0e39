/**
 * A text that a request may carry.
 * @typedef {{ operation: string, method: string, path: string, field: string, longest?: number }} TextField
 *   `field` as in the body; of a list, with `[]` behind it
 */

const WRITES = ['post', 'put', 'patch'];

/**
 * Every text that a write takes: a string that the document bounds by neither a list, a format nor a pattern.
 * @param {object} document OpenAPI 3.1
 * @returns {TextField[]}
 */
export function textFieldsOf(document) {
  const fields = [];
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of WRITES) {
      const schema = operations[method]?.requestBody?.content?.['application/json']?.schema;
      const operation = `${method.toUpperCase()} ${path}`;
      for (const [field, longest] of textsIn(document, schema, ''))
        fields.push({ operation, method: method.toUpperCase(), path, field, longest });
    }
  }
  return fields;
}

function* textsIn(document, given, name) {
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

function at(document, reference) {
  return reference
    .split('/')
    .slice(1)
    .reduce((part, key) => part[key], document);
}
