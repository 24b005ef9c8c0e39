import { expect, test as it } from '@playwright/test';
import { textFieldsOf } from './text-fields.ts';

const body = (schema) => ({ requestBody: { content: { 'application/json': { schema } } } });
const text = { type: 'string' };

it('the texts of a document are the strings that it bounds by no list, format or pattern', () => {
  const properties = {
    note: { type: ['string', 'null'], maxLength: 20 },
    tags: { type: 'array', items: text },
    inner: { anyOf: [{ type: 'object', properties: { deep: text } }] },
    id: { type: 'string', format: 'uuid' },
    kind: { type: 'string', enum: ['a'] },
    price: { type: 'string', pattern: '^\\d+$' },
    count: { type: 'integer' },
  };
  const document = {
    paths: {
      '/notes': { get: body(text), post: body({ $ref: '#/components/schemas/Note' }) },
      '/notes/{id}': { put: body({ type: 'object', properties: { note: text } }), delete: {} },
    },
    components: { schemas: { Note: { type: 'object', properties } } },
  };
  expect(textFieldsOf(document).map(({ operation, field, longest }) => [operation, field, longest])).toEqual([
    ['POST /notes', 'note', 20],
    ['POST /notes', 'tags[]', undefined],
    ['POST /notes', 'inner.deep', undefined],
    ['PUT /notes/{id}', 'note', undefined],
  ]);
});
