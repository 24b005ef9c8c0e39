import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DocumentedAnswers, type Answer } from './documented-answers.js';

const bolt = {
  type: 'object',
  required: ['id', 'metres'],
  properties: { id: { type: 'string', format: 'uuid' }, metres: { type: 'integer' } },
};
const problem = { type: 'object', required: ['code'], properties: { code: { type: 'string' } } };
const refusal = {
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
const document = {
  openapi: '3.1.0',
  info: { title: 'Cloth', version: '1' },
  paths: {
    '/api/bolts/{id}': {
      get: {
        operationId: 'getBolt',
        responses: {
          200: {
            headers: { ETag: { required: true } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Bolt' } } },
          },
          404: refusal,
        },
      },
      delete: { operationId: 'deleteBolt', responses: { 204: {}, 404: refusal } },
    },
    '/api/bolts/longest': {
      get: {
        operationId: 'getLongest',
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  allOf: [
                    { $ref: '#/components/schemas/Bolt' },
                    { type: 'object', properties: { ends: { type: 'array', items: bolt } } },
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
  components: { schemas: { Bolt: bolt, Problem: problem } },
} as unknown as OpenAPIObject;

const id = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
const JSON_TYPE = 'application/json; charset=utf-8';

describe('answers held against the document', () => {
  const documented = new DocumentedAnswers(document);
  const answer = (status: number, body: unknown = '', headers: Record<string, string> = {}): Answer => ({
    status,
    body,
    headers: new Headers(headers),
  });
  const sound = { 'content-type': JSON_TYPE, etag: '"1"' };
  const refused = { 'content-type': 'application/problem+json' };

  it.each([
    ['as documented', 'GET', '/api/bolts/7', answer(200, { id, metres: 9 }, sound)],
    ['without a body', 'DELETE', '/api/bolts/7', answer(204)],
    ['to HEAD', 'HEAD', '/api/bolts/7', answer(200, '', sound)],
    ['a refusal', 'GET', '/api/bolts/7?all=1', answer(404, { code: 'x' }, refused)],
    ['a refusal of what does not exist', 'GET', '/api/needles', answer(404, { code: 'x' }, refused)],
    ['beside the API', 'GET', '/api/docs', answer(200, '<html>', { 'content-type': 'text/html' })],
    [
      'of a composed schema',
      'GET',
      '/api/bolts/longest',
      answer(200, { id, metres: 9, ends: [{ id, metres: 1 }] }, { 'content-type': JSON_TYPE }),
    ],
  ])('%s: nothing to say', (_, method, path, given) => {
    expect(documented.faults(method, path, given)).toEqual([]);
  });

  it.each([
    ['another status', 'GET', '/api/bolts/7', answer(409, { code: 'x' }, refused), /no status 409/],
    ['another type', 'GET', '/api/bolts/7', answer(200, '', { ...sound, 'content-type': 'text/csv' }), /csv/],
    [
      'a missing header',
      'GET',
      '/api/bolts/7',
      answer(200, { id, metres: 9 }, { 'content-type': JSON_TYPE }),
      /ETag/,
    ],
    ['a header too many', 'DELETE', '/api/bolts/7', answer(204, '', { 'x-dye': 'red' }), /x-dye is not/],
    ['a missing field', 'GET', '/api/bolts/7', answer(200, { id }, sound), /required property 'metres'/],
    ['a bad format', 'GET', '/api/bolts/7', answer(200, { id: '7', metres: 9 }, sound), /\/id.*"uuid"/],
    [
      'a field too many',
      'GET',
      '/api/bolts/7',
      answer(200, { id, metres: 9, dye: 'red' }, sound),
      /\/dye is not/,
    ],
    [
      'a field too many in a list of a composed schema',
      'GET',
      '/api/bolts/longest',
      answer(200, { id, metres: 9, ends: [{ id, metres: 1, dye: 'red' }] }, sound),
      /\/ends\/0\/dye is not/,
    ],
    ['a body where none is', 'DELETE', '/api/bolts/7', answer(204, 'gone', sound), /without a body/],
    ['success of what does not exist', 'PUT', '/api/bolts/7', answer(200, '', sound), /no such operation/],
    ['a refusal of another shape', 'GET', '/api/needles', answer(404, { error: 'x' }, refused), /'code'/],
  ])('%s is told', (_, method, path, given, fault) => {
    expect(documented.faults(method, path, given).join('\n')).toMatch(fault);
  });
});
