import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase, query, startBackend, until, type Backend } from './harness.js';

const VALUE_OF_ACCEPTED = `
  SELECT coalesce(sum(value) FILTER (WHERE accepted_at IS NOT NULL), 0)::float AS worth
  FROM customers LEFT JOIN inquiries ON customer_id = customers.id GROUP BY customers.id`;

describe('the demo data', () => {
  let databaseUrl: string;
  let backend: Backend;
  const rows = <Row>(sql: string) => query<Row>(databaseUrl, sql);

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' }, demoQuotations: true });
  });
  afterAll(() => backend.stop());

  it('has about forty inquiries in twelve months, none in the future, numbered as they came', async () => {
    const inquiries = await rows<{ reference: string; created_at: Date }>(
      'SELECT reference, created_at FROM inquiries ORDER BY created_at',
    );
    expect(inquiries.length).toBeGreaterThanOrEqual(38);
    const months = new Set(inquiries.map(({ created_at }) => created_at.toISOString().slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(12);
    const numbers = inquiries.map(({ reference }) => Number(reference.slice(9)));
    expect(numbers).toEqual(inquiries.map((_, index) => index + 1));
    const [latest] = await rows<{ ahead: boolean }>('SELECT max(at) > now() AS ahead FROM audit_trail');
    expect(latest!.ahead).toBe(false);
  });

  it('shows every status, with a history that leads there and the moment of acceptance', async () => {
    const statuses = await rows<{ status: string }>('SELECT DISTINCT status FROM inquiries ORDER BY status');
    expect(statuses.map(({ status }) => status)).toEqual([
      'accepted',
      'closed',
      'in_progress',
      'new',
      'quoted',
      'rejected',
    ]);
    expect(
      await rows(
        `SELECT FROM inquiries WHERE status <> (SELECT after->>'status' FROM audit_trail
           WHERE thing_id = inquiries.id::text AND action = 'inquiry.status-changed' ORDER BY at DESC, id DESC LIMIT 1)
         OR (status <> 'new') > (last_move IS NOT NULL)
         OR (status = 'accepted') > (accepted_at IS NOT NULL)
         OR (status NOT IN ('accepted', 'closed') AND accepted_at IS NOT NULL)`,
      ),
    ).toEqual([]);
  });

  it('says of all that came to nothing why, for one reason or another', async () => {
    const lost = await rows<{ reason: string | null }>(
      `SELECT DISTINCT lost->>'reason' AS reason FROM inquiries
       WHERE status = 'rejected' OR (status = 'closed' AND accepted_at IS NULL) ORDER BY 1`,
    );
    expect(lost.map(({ reason }) => reason)).toEqual(['minimum', 'no_answer', 'price', 'time']);
  });

  it('has samples and orders, two scripts, three countries, and somebody without a phone', async () => {
    const [found] = await rows<Record<string, boolean>>(
      `SELECT bool_or(is_sample_request) AS samples, bool_or(NOT is_sample_request) AS orders,
         bool_or(customer_name ~ '[ا-ي]') AS arabic, bool_or(customer_name ~ '[a-z]') AS latin,
         bool_or(customer_name LIKE '=%') AS formula, bool_or(customer_phone = '') AS silent,
         bool_or(customer_phone LIKE '+20%') AS egypt, bool_or(customer_phone LIKE '+971%') AS emirates,
         bool_or(customer_phone LIKE '+966%') AS arabia FROM inquiries`,
    );
    expect(Object.entries(found!).filter(([, present]) => !present)).toEqual([]);
  });

  it('has customers of every tier', async () => {
    const worths = (await rows<{ worth: number }>(VALUE_OF_ACCEPTED)).map(({ worth }) => worth);
    expect(worths.some((worth) => worth < 10_000)).toBe(true);
    expect(worths.some((worth) => worth >= 10_000 && worth < 20_000)).toBe(true);
    expect(worths.some((worth) => worth >= 20_000)).toBe(true);
  });

  it('shows every end of a quotation, with its documents, and moves figures by what was accepted alone, and mails nobody by it', async () => {
    const states = () =>
      rows<{ state: string }>(
        'SELECT state FROM quotation_revisions WHERE documents IS NOT NULL ORDER BY state',
      );
    await until('the quotations are made', async () => (await states()).length === 7);
    expect((await states()).map(({ state }) => state)).toEqual([
      'accepted',
      'accepted',
      'declined',
      'sent',
      'sent',
      'sent',
      'superseded',
    ]);
    // What was accepted is worth what was offered: here the white under prints on dark cloth as well.
    expect(
      await rows(
        `SELECT FROM inquiries
         LEFT JOIN (
           SELECT inquiry_id, subtotal - discount AS net FROM quotation_revisions AS revision
           JOIN quotations ON quotations.id = revision.quotation_id WHERE revision.state = 'accepted'
         ) AS agreed ON agreed.inquiry_id = inquiries.id
         WHERE value <> coalesce(net, CASE WHEN is_sample_request THEN sample_cost ELSE total_cost END)
           OR net - total_cost NOT IN (350, 800)`,
      ),
    ).toEqual([]);
    expect(await rows('SELECT FROM messages')).toEqual([]);
    const [latest] = await rows<{ ahead: boolean }>('SELECT max(at) > now() AS ahead FROM audit_trail');
    expect(latest!.ahead).toBe(false);
  });

  it('has nobody talk about an inquiry before it came, or to somebody before the first contact', async () => {
    const words = 'SELECT customer_id, inquiry_id, created_at FROM';
    const early = await rows(
      `SELECT customers.email, said.created_at
       FROM (${words} communications UNION ALL ${words} follow_ups) AS said
       JOIN customers ON customers.id = said.customer_id
       LEFT JOIN inquiries ON inquiries.id = said.inquiry_id
       WHERE said.created_at < greatest(customers.created_at, inquiries.created_at)
         OR inquiries.customer_id <> said.customer_id`,
    );
    expect(early).toEqual([]);
    const [talk] = await rows<{ all: boolean }>(
      'SELECT count(*) > 20 AND count(inquiry_id) = count(*) AS all FROM ' +
        `(${words} communications UNION ALL ${words} follow_ups) AS said`,
    );
    expect(talk!.all).toBe(true);
  });

  it('is not seeded again', async () => {
    const count = async () => (await rows<{ count: string }>('SELECT count(*) FROM inquiries'))[0]!.count;
    const before = await count();
    const second = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
    await second.stop();
    expect(await count()).toBe(before);
  });
});
