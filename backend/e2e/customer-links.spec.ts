import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '../../tools/free-port.mjs';
import { receiveTraces } from '../../tools/otlp-receiver.mjs';
import { inquiryOf, workedExample, type SelectionBody } from './garments.js';
import { createDatabase, query, signedIn, startBackend, type Backend } from './harness.js';

const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

let databaseUrl: string;
let backend: Backend;
let example: SelectionBody;
let collector: Awaited<ReturnType<typeof receiveTraces>>;
let metricsUrl: string;
let now = new Date('2026-11-22T08:00:00Z');
const written: string[] = [];

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  databaseUrl = await createDatabase();
  collector = await receiveTraces();
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  backend = await startBackend({
    databaseUrl,
    env: {
      SEED_DEMO: 'true',
      LOG_LEVEL: 'trace',
      METRICS_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      PUBLIC_URL: 'https://tiraz.example',
    },
    now: () => now,
  });
  example = await workedExample(backend);
});
afterAll(() => {
  jest.restoreAllMocks();
  return collector.stop();
});

interface Sent {
  id: string;
  reference: string;
  link: string;
}
const submit = async (contact: object, key?: string) => {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return (await backend.ask<Sent>('/api/inquiries', { body: inquiryOf(example, contact), headers })).body;
};
const tokenOf = ({ link }: Sent) => link.slice(link.lastIndexOf('/') + 1);
const read = (token: string) => backend.ask<{ reference: string; code: string }>(`/api/requests/${token}`);
const referenceAt = async (sent: Sent) => (await read(tokenOf(sent))).body.reference;

describe('the link of a submission', () => {
  it('opens the request, two hours later and after an equal submission, which answers with another one', async () => {
    const contact = { customerEmail: 'replay@example.com', language: 'ar' };
    const first = await submit(contact, 'replay');
    now = new Date(now.getTime() + TWO_HOURS_MS);
    const again = await submit(contact, 'replay');
    expect(first.link).toMatch(/^https:\/\/tiraz\.example\/ar\/t\/[\w-]{32}$/);
    expect(again.link).not.toBe(first.link);
    expect([await referenceAt(first), await referenceAt(again)]).toEqual([first.reference, first.reference]);
  });

  it('works after its customer was merged into another, and after an address was corrected', async () => {
    const headers = await signedIn(backend);
    const one = await submit({ customerEmail: 'one@example.com' });
    const other = await submit({ customerEmail: 'other@example.com' });
    const customers = await query<{ id: string; email: string }>(
      databaseUrl,
      `SELECT id, email FROM customers WHERE email IN ('one@example.com', 'other@example.com') ORDER BY email`,
    );
    const [stays, goes] = customers.map(({ id }) => id);
    const merge = await backend.ask(`/api/admin/customers/${stays}/merge`, {
      body: { duplicateId: goes },
      headers,
    });
    expect(merge.status).toBe(200);
    await query(databaseUrl, `UPDATE customers SET email = 'corrected@example.com' WHERE id = $1`, [stays]);
    expect([await referenceAt(one), await referenceAt(other)]).toEqual([one.reference, other.reference]);
  });

  it('is known to nobody else: no log, metric or trace has it, and a revoked one answers as one that never was', async () => {
    const sent = await submit({ customerEmail: 'secret@example.com' });
    const token = tokenOf(sent);
    expect((await read(token)).status).toBe(200);
    const headers = await signedIn(backend);
    await backend.ask(`/api/admin/inquiries/${sent.id}/links/revoke`, {
      body: { recipient: 'secret@example.com' },
      headers,
    });
    const [revoked, unknown] = [await read(token), await read('A'.repeat(32))];
    const withoutId = ({ status, body }: typeof revoked) => ({ status, body: { ...body, requestId: '' } });
    expect(withoutId(revoked)).toEqual(withoutId(unknown));
    expect(revoked).toMatchObject({ status: 404, body: { code: 'link.unknown' } });
    // Nothing of it is in the database either.
    const rows = await query<{ row: string }>(
      databaseUrl,
      `SELECT row::text FROM audit_trail AS row UNION ALL SELECT row::text FROM inquiries AS row
       UNION ALL SELECT row::text FROM idempotency_keys AS row UNION ALL SELECT row::text FROM link_tokens AS row`,
    );
    const metrics = await (await fetch(metricsUrl)).text();
    await backend.stop();
    const everything = [written.join(''), metrics, collector.raw(), rows.map(({ row }) => row).join('')];
    const routes = ['/api/requests/:token', '/api/requests/:token', '/api/requests/:token', sent.reference];
    for (const [place, text] of everything.entries()) {
      expect(text).toContain(routes[place]);
      expect(text).not.toContain(token);
    }
  });
});
