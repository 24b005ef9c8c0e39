import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApp } from '../src/app.js';
import { parseConfig } from '../src/config.js';
import { openApiDocument } from '../src/openapi.js';
import { cookiesOf, createDatabase, startBackend, type Backend } from './harness.js';
import { pictureFile } from './picture-files.js';
import { STATEMENT_COUNTS } from './statement-counts.js';
import { StatementLog } from './statements.js';

interface Operation {
  operationId: string;
  security: object[];
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> };
  responses: Record<string, unknown>;
}
interface Request {
  operation: Operation;
  method: string;
  path: string;
  example: string;
  body?: unknown;
}
type Fields = Record<string, unknown>;

/** They change or end the session that the others run in. */
const LAST = ['changePassword', 'signOut'];
const byTime = ({ operation }: Request) => LAST.indexOf(operation.operationId);

const config = parseConfig({ DATABASE_URL: 'postgres://nowhere/none', LOG_LEVEL: 'silent' });
const { paths } = openApiDocument(await createApp(config), config.publicUrl);
const requests = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  .flatMap(
    ({ path, method, operation }: { path: string; method: string; operation: Operation }): Request[] => {
      const request = { operation, path, method: method.toUpperCase(), example: 'as it stands' };
      if (!operation.requestBody) return [request];
      const examples = operation.requestBody.content['application/json']?.examples ?? {};
      return Object.entries(examples).map(([example, { value: body }]) => ({ ...request, example, body }));
    },
  )
  .sort((a, b) => byTime(a) - byTime(b));

/** Every request example of the document, in its order, against the real application with the demo data. */
describe('the examples of the OpenAPI document', () => {
  let backend: Backend;
  let cookie = '';
  let archived: string | undefined;
  const exercised = new Set<string>();
  const log = new StatementLog();
  /** The most statements that an example of an operation took. */
  const statements: Record<string, number> = {};

  const ask = async <Body = Fields>(path: string, method = 'GET', body?: unknown) =>
    (await backend.ask<Body>(path, { method, body, headers: { cookie } })).body;
  const idsIn = async (list: string) => (await ask<{ id: string }[]>(list)).map(({ id }) => id);

  beforeAll(async () => {
    const signIn = requests.find(({ operation }) => operation.operationId === 'signIn');
    const { email, password } = signIn?.body as { email: string; password: string };
    backend = await startBackend({
      databaseUrl: await createDatabase(),
      env: { SEED_DEMO: 'true', ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
    });
    const { headers } = await backend.ask('/api/admin/login', { body: signIn?.body });
    cookie = cookiesOf(headers);
  });
  afterAll(async () => {
    log.stop();
    await backend.stop();
  });

  async function upload(): Promise<string> {
    const { uploadURL } = await ask<{ uploadURL: string }>('/api/objects/upload', 'POST');
    const { pathname, search } = new URL(uploadURL, backend.url);
    const { status } = await backend.ask(pathname + search, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: await pictureFile('png'),
    });
    expect(status).toBe(200);
    exercised.add('receiveUpload');
    return uploadURL;
  }

  /** The ids of the demo catalogue stand in the examples; others exist in this database alone. */
  async function realPath({ path, operation }: Request): Promise<string> {
    if (operation.operationId === 'restoreProductType') return path.replace('{id}', archived ?? 'none');
    if (operation.operationId === 'getPicture') {
      const { objectPath } = await ask<{ objectPath: string }>('/api/objects/finalize', 'PUT', {
        imageURL: await upload(),
      });
      return objectPath;
    }
    if (!path.includes('{id}')) return path;
    const pending = operation.operationId === 'updateFollowUp' ? '?status=pending' : '';
    const ids = await idsIn(path.slice(0, path.indexOf('/{id}')) + pending);
    const id = ids.at(-1) ?? 'none';
    if (operation.operationId === 'archiveProductType') archived = id;
    return path.replace('{id}', id);
  }

  async function realBody({ path, operation, body }: Request): Promise<unknown> {
    if (typeof body !== 'object' || body === null) return body;
    const replace: Record<string, () => Promise<unknown>> = {
      imageURL: upload,
      ids: () =>
        path.endsWith('/order') ? idsIn(path.replace('/order', '')) : idsIn('/api/admin/inquiries?limit=2'),
      customerId: async () => (await idsIn('/api/admin/customers'))[0],
      inquiryId: async () => {
        const [customerId] = await idsIn('/api/admin/customers');
        const { inquiries } = await ask<{ inquiries: { id: string }[] }>(
          `/api/admin/customers/${customerId}`,
        );
        return inquiries[0]?.id;
      },
      duplicateId: async () => (await idsIn('/api/admin/customers'))[0],
    };
    if (operation.operationId === 'previewPrice')
      replace.id = async () => (await idsIn('/api/admin/product-types'))[0];
    const real: Fields = { ...body };
    for (const [field, value] of Object.entries(replace)) if (field in real) real[field] = await value();
    return real;
  }

  it.each(
    requests.map((request) => [`${request.operation.operationId}, ${request.example}`, request] as const),
  )('%s', async (_, request) => {
    const { operation, method } = request;
    const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
    const path = await realPath(request);
    const { status, headers, body } = await backend.ask(path, {
      method,
      body: await realBody(request),
      headers: operation.security.length > 0 ? { cookie } : {},
    });
    expect({ status: String(status), body }).toEqual({ status: success, body });
    exercised.add(operation.operationId);
    const sent = log.ofLatestRequest.length;
    statements[operation.operationId] = Math.max(statements[operation.operationId] ?? 0, sent);
    cookie = cookiesOf(headers) || cookie;
  });

  it('leave no operation out', () => {
    const documented = Object.values(paths).flatMap((methods) => Object.values(methods) as Operation[]);
    expect([...exercised].sort()).toEqual(documented.map(({ operationId }) => operationId).sort());
  });

  it('send as many statements as they did', () => {
    expect(statements).toEqual(STATEMENT_COUNTS);
  });
});
