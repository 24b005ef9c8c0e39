import { ANSWER_REFUSALS } from '@tiraz/contracts/quotation';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { createApp } from './app.js';
import { parseConfig } from './config.js';
import { openApiDocument } from './openapi.js';
import { OPERATIONS } from './openapi-operations.fixture.js';

interface Answer {
  description: string;
  headers?: object;
  content?: Record<string, { schema?: object; example?: unknown; examples?: object }>;
}
interface Operation {
  operationId: string;
  security: object[];
  summary: string;
  tags: string[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { examples?: object }> };
  responses: Record<string, Answer>;
}

describe('the OpenAPI document', () => {
  let document: ReturnType<typeof openApiDocument>;
  let operations: Operation[];

  beforeAll(async () => {
    const config = parseConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/none', LOG_LEVEL: 'silent' });
    document = openApiDocument(await createApp(config), config.publicUrl);
    operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);
  });

  it('is OpenAPI 3.1 and names every operation', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(OPERATIONS);
  });

  it('breaks none of the rules that Redocly recommends', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const faults = await lintFromString({ source: JSON.stringify(document), config });
    expect(
      faults.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer })),
    ).toEqual([]);
  });

  it('names every parameter once, whatever the letter case of a header', () => {
    const twice = operations.flatMap(({ operationId, parameters }) => {
      const named = Map.groupBy(parameters, (parameter) => `${parameter.in} ${parameter.name.toLowerCase()}`);
      return [...named].flatMap(([name, { length }]) => (length > 1 ? [`${operationId}: ${name}`] : []));
    });
    expect(twice).toEqual([]);
  });

  it('says of every staff operation that it wants the session cookie, and of no other', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const { operationId, security } of Object.values(methods) as Operation[]) {
        const wantsSession = /^\/api\/(admin\/(?!login(\/(code|passkey))?$)|objects\/(?!incoming\/))/.test(
          path,
        );
        const wanted = wantsSession ? [{ session: [] }] : [];
        expect({ operationId, security }).toEqual({ operationId, security: wanted });
      }
    }
    expect(document.components?.securitySchemes).toMatchObject({ session: { type: 'apiKey', in: 'cookie' } });
  });

  it('groups every operation under a described tag', () => {
    const described = document.tags?.map(({ name }) => name);
    for (const { tags, summary } of operations) {
      expect(described).toContain(tags[0]);
      expect(summary).not.toBe('');
    }
  });

  it('keeps every object schema in one place', () => {
    expect(Object.keys(document.components?.schemas ?? {})).toEqual(
      expect.arrayContaining([
        ...['ProductType', 'Fabric', 'Fit', 'FinishingQuality', 'PrintType'],
        ...['Selection', 'PrintOption', 'Quote', 'QuoteBreakdown'],
        ...['InquirySubmission', 'InquiryReceipt', 'Problem'],
      ]),
    );
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components?.schemas).toHaveProperty(name ?? '');
    }
  });

  it('documents every refusal as a problem with an example, and when to come back', () => {
    for (const { operationId, requestBody, responses } of operations) {
      const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      const usual = ['400', '500', '503', ...(requestBody ? ['413', '415'] : [])];
      expect(refusals.map(([status]) => status)).toEqual(expect.arrayContaining(usual));
      for (const [status, { content, headers }] of refusals) {
        const problem = content?.['application/problem+json'];
        expect({ operationId, status, schema: problem?.schema }).toEqual({
          operationId,
          status,
          schema: { $ref: '#/components/schemas/Problem' },
        });
        expect(Object.keys(problem?.examples ?? {})).not.toHaveLength(0);
        if (status === '429' || status === '503') expect(headers).toHaveProperty('Retry-After');
      }
    }
  });

  it('shows no code that nothing answers with', () => {
    // What answers says it by itself, in the words that its module has for it or after the module's name.
    const answered = globSync(['src/**/*.ts', '../libs/observability/src/requests.ts'], {
      exclude: (name) => /\.(spec|fixture)\.ts$/.test(name),
    })
      .filter((file) => !/openapi|documentation\.ts|refusals\.ts/.test(file))
      .map((file) => {
        const text = readFileSync(file, 'utf8');
        // The examples of the documentation are no answers; that the server is not ready is said by its examples alone.
        return /(controller|dto)\.ts$/.test(file) && !file.includes('health')
          ? text.replaceAll(/\bcode: '[^']*'/g, '')
          : text;
      })
      .flatMap((text) => [...text.matchAll(/['`]([a-z][\w.${}-]*)['`]/g)])
      .map(([, said = '']) => new RegExp(`^([\\w-]+\\.)?${said.replaceAll(/\$\{\w+\}/g, '[\\w-]+')}$`));
    const shown = operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content = {} }) =>
        Object.keys((content['application/problem+json']?.examples ?? {}) as object),
      ),
    );
    const unanswered = [...new Set(shown)].filter((code) => !answered.some((said) => said.test(code)));
    expect(unanswered).toEqual([]);
  });

  it('names every code of its own with which an answer to a quotation is refused', () => {
    const answers = Object.entries(document.paths).filter(([path]) => path.includes('{token}/quotation/'));
    const codes = answers
      .flatMap(([, { post }]) => Object.entries((post as Operation | undefined)?.responses ?? {}))
      .flatMap(([, { content }]) => Object.keys(content?.['application/problem+json']?.examples ?? {}));
    const own = codes.filter((code) => !/^(body|request|server)\./.test(code));
    expect([...new Set(own)].sort()).toEqual([...ANSWER_REFUSALS].sort());
  });

  it('shows an example of every body that is sent and received, files aside', () => {
    for (const { operationId, requestBody, responses } of operations) {
      const sent = requestBody?.content['application/json'] ? [requestBody.content['application/json']] : [];
      const received = Object.values(responses).flatMap(({ content = {} }) =>
        Object.entries(content).flatMap(([type, body]) =>
          /^(image|application\/(pdf|octet-stream|vnd\.openxmlformats))/.test(type) ? [] : [body],
        ),
      );
      for (const body of [...sent, ...received] as { example?: unknown; examples?: object }[]) {
        expect([operationId, (body.example ?? body.examples) !== undefined]).toEqual([operationId, true]);
      }
    }
  });
});
