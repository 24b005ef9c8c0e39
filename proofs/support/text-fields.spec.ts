import { readFileSync } from 'node:fs';
import { expect, test as it } from '@playwright/test';
import type { Schema } from './openapi.ts';
import { PLANS } from './plans/all.ts';
import { REFUSED, UNSEEN } from './plans/exceptions.ts';
import { textFieldsOf, withText } from './text-fields.ts';

const DOCUMENT = new URL('../../backend/dist/openapi.json', import.meta.url);

const body = (schema: Schema) => ({ requestBody: { content: { 'application/json': { schema } } } });
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

it('a text goes where its field names it, into a copy', () => {
  const body = { name: 'x', filter: { q: 'x' }, sizes: [{ label: 'x' }, { label: 'y' }] };
  expect(withText(body, 'name', 'T')).toEqual({ ...body, name: 'T' });
  expect(withText(body, 'note', 'T')).toEqual({ ...body, note: 'T' });
  expect(withText(body, 'filter.q', 'T')).toEqual({ ...body, filter: { q: 'T' } });
  expect(withText(body, 'sizes[].label', 'T')).toEqual({ ...body, sizes: [{ label: 'T' }, { label: 'y' }] });
  expect(withText(body, 'colors[]', 'T')).toEqual({ ...body, colors: ['T'] });
  expect(body.filter.q).toBe('x');
  expect(() => withText(body, 'lost.note', 'T')).toThrow('There is no place for lost.note.');
});

it('every text that the product takes has a plan for the payloads of scripts, and no plan is for none', () => {
  const fields = textFieldsOf(JSON.parse(readFileSync(DOCUMENT, 'utf8')));
  const operations = new Set(fields.map(({ operation }) => operation));
  expect(Object.keys(PLANS).toSorted()).toEqual([...operations].toSorted());
  const texts = fields.map(({ operation, field }) => `${operation} ${field}`);
  const excepted = [REFUSED, UNSEEN].flatMap((exceptions) =>
    Object.entries(exceptions).flatMap(([operation, of]) =>
      Object.keys(of).map((field) => `${operation} ${field}`),
    ),
  );
  expect(excepted.filter((text) => !texts.includes(text))).toEqual([]);
  expect(new Set(excepted).size).toBe(excepted.length);
});
