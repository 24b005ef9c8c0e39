import { beforeAll, describe, expect, it } from '@jest/globals';
import { openApiDocument } from '../src/openapi.js';
import type { ProblemBody } from './garments.js';
import { createDatabase, signedIn, startBackend, type Backend } from './harness.js';

interface Parameter {
  in: string;
  name: string;
  schema: { enum?: unknown[]; default?: unknown; example?: unknown; type?: string };
  example?: unknown;
}
interface Document {
  paths: Record<string, Record<string, { operationId: string; parameters?: Parameter[] }>>;
}

const UUID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';
/** As much as Node takes in the line of a request and its headers, less a little for those. */
const LONGEST_ADDRESS = 15_000;

let backend: Backend;
let headers: Record<string, string>;
let cases: { path: string; name: string; value: string }[];

beforeAll(async () => {
  backend = await startBackend({ databaseUrl: await createDatabase(), env: { SEED_DEMO: 'true' } });
  headers = await signedIn(backend);
  const { paths } = openApiDocument(backend.app, 'http://localhost') as unknown as Document;
  cases = Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema, example }) => {
        const value = schema.default ?? example ?? schema.example ?? schema.enum?.[0] ?? 'a';
        return { path: path.replace('{id}', UUID), name, value: String(value) };
      }),
  );
});

describe('a query parameter', () => {
  it('of any list or export, however often it is repeated, is refused by its name', async () => {
    expect(cases.length).toBeGreaterThan(20);
    const answers: unknown[] = [];
    for (const { path, name, value } of cases) {
      const one = `${name}=${encodeURIComponent(value)}&`;
      for (const times of [2, Math.floor(LONGEST_ADDRESS / one.length)]) {
        const { status, body } = await backend.ask<ProblemBody>(`${path}?${one.repeat(times)}`, { headers });
        answers.push([path, name, status, body.code, body.errors?.[0]?.code, body.errors?.[0]?.path]);
      }
    }
    expect(answers).toEqual(
      cases
        .flatMap((one) => [one, one])
        .map(({ path, name }) => [path, name, 400, 'request.invalid', 'field.duplicate', name]),
    );
  });

  it('of any list or export, however long its value is, is refused', async () => {
    for (const { path, name, value } of cases) {
      for (const long of [
        `${value},`.repeat(500),
        `${value},`.repeat(LONGEST_ADDRESS / (value.length + 3)),
      ]) {
        const { status } = await backend.ask(
          `${path}?${name}=${encodeURIComponent(long).slice(0, LONGEST_ADDRESS)}`,
          {
            headers,
          },
        );
        expect([path, name, status]).toEqual([path, name, 400]);
      }
    }
  });

  it('that may be a list of words takes each of them once', async () => {
    const some = await backend.ask('/api/admin/customers?limit=1&status=active,inactive,follow_up_due', {
      headers,
    });
    expect([some.status, (some.headers.get('link') ?? '').length < 1_000]).toEqual([200, true]);
    const twice = await backend.ask('/api/admin/customers?status=active,active', { headers });
    expect(twice.status).toBe(400);
  });
});
