import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DOCUMENTED_STAFF, OPERATIONS, RealRequests, REQUESTS } from './documented-requests.js';
import { TABLES } from './documented-tables.js';
import { failedMail } from './failed-mail.js';
import { cookiesOf, createDatabase, startBackend, type Backend } from './harness.js';
import { parkJob } from './parked-job.js';
import { STATEMENT_COUNTS } from './statement-counts.js';
import { StatementLog } from './statements.js';

/** Every request example of the document, in its order, against the real application with the demo data. */
describe('the examples of the OpenAPI document', () => {
  let backend: Backend;
  let cookie = '';
  const real = new RealRequests(
    () => backend,
    () => cookie,
  );
  const exercised = new Set<string>();
  const log = new StatementLog();
  /** The most statements that an example of an operation took. */
  const statements: Record<string, number> = {};

  beforeAll(async () => {
    const { email, password } = DOCUMENTED_STAFF;
    const databaseUrl = await createDatabase();
    await parkJob(databaseUrl, 'send-mail', 'no such mailbox');
    await failedMail(databaseUrl);
    backend = await startBackend({
      databaseUrl,
      env: { SEED_DEMO: 'true', ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
    });
    const { headers } = await backend.ask('/api/admin/login', { body: DOCUMENTED_STAFF });
    cookie = cookiesOf(headers);
  });
  afterAll(async () => {
    log.stop();
    await backend.stop();
  });

  it('takes the file of an upload', async () => {
    await real.upload();
    exercised.add('receiveUpload');
  });

  it('takes the file of a design', async () => {
    const { uploadUrl } = await real.designPlace();
    const answer = await fetch(uploadUrl, { method: 'PUT', body: 'x' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    exercised.add('receiveArtwork');
  });

  it.each(TABLES)('takes a table: $operationId', async ({ operationId, path, file }) => {
    const { status, body } = await backend.ask(path, { method: 'POST', body: file, headers: { cookie } });
    expect({ status, body }).toEqual({ status: 200, body });
    exercised.add(operationId);
    statements[operationId] = log.ofLatestRequest.length;
  });

  it.each(
    REQUESTS.map((request) => [`${request.operation.operationId}, ${request.example}`, request] as const),
  )('%s', async (_, request) => {
    const { operation, method } = request;
    const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
    const path = await real.path(request);
    const { status, headers, body } = await backend.ask(path, {
      method,
      body: await real.body(request),
      headers: { ...real.headers, ...(operation.security.length > 0 && { cookie }) },
    });
    expect({ status: String(status), body }).toEqual({ status: success, body });
    exercised.add(operation.operationId);
    const sent = log.ofLatestRequest.length;
    statements[operation.operationId] = Math.max(statements[operation.operationId] ?? 0, sent);
    cookie = cookiesOf(headers) || cookie;
  });

  it('leave no operation out', () => {
    expect([...exercised].sort()).toEqual(OPERATIONS.toSorted());
  });

  it('send as many statements as they did', () => {
    expect(statements).toEqual(STATEMENT_COUNTS);
  });
});
