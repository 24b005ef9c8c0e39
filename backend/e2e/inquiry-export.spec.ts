import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { readXlsx } from 'hucre/xlsx';
import { Client } from 'pg';
import { inquiryOf, workedExample, type SelectionBody } from './garments.js';
import { createDatabase, query, signedIn, startBackend, until, type Backend } from './harness.js';

const EXPORT = '/api/admin/inquiries/export.csv';
const SHEET = '/api/admin/inquiries/export.xlsx';
/** Lines of 750 bytes: far more than what lies between the process and a client that does not read. */
const MANY = 25_000;
const BATCH = 1000;
const LONGEST_REQUEST_MS = 10_000;

let databaseUrl: string;
let backend: Backend;
let example: SelectionBody;
let staff: Record<string, string>;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
  example = await workedExample(backend);
  staff = await signedIn(backend);
});
afterAll(() => backend.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

/** RFC 4180, read by the book. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let match = cell.exec(csv); match; match = cell.exec(csv)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  const [end] = rows.length ? [rows.map((cells) => cells.length)] : [[]];
  expect(new Set(end)).toEqual(new Set([7]));
  return rows;
}

describe('the export', () => {
  it('holds everything that the filter leaves, newest first, and nothing that a spreadsheet would run', async () => {
    const names = ['=HYPERLINK("http://x")', 'ليلى, "الأولى"', '＠SUM(A1)'];
    for (const customerName of names) {
      const sent = inquiryOf(example, {
        customerName,
        customerCompany: 'for the export',
        isSampleRequest: true,
      });
      expect((await backend.ask('/api/inquiries', { body: sent })).status).toBe(201);
    }
    const { status, headers, body } = await backend.ask<string>(`${EXPORT}?q=export&status=new`, {
      headers: staff,
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="inquiries.csv"');
    const [head, ...rows] = parse(body);
    expect(head).toEqual(['Customer', 'Email', 'Product', 'Quantity', 'Total Value', 'Status', 'Date']);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format();
    expect(rows.map(([name, , ...rest]) => [name, ...rest])).toEqual(
      ["'＠SUM(A1)", 'ليلى, "الأولى"', `'=HYPERLINK("http://x")`].map((name) => [
        ...[name, 'Sample Request', '100', '1000.00', 'New', today],
      ]),
    );
  });

  it('is the list, in UTF-8 with a byte order mark', async () => {
    const answer = await fetch(backend.url + EXPORT, { headers: staff });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = parse(new TextDecoder().decode(bytes)).slice(1);
    const list = await backend.ask<{ customerEmail: string; totalCost: string }[]>(
      '/api/admin/inquiries?limit=1000',
      {
        headers: staff,
      },
    );
    expect(rows.map(([, email, , , value]) => [email, value])).toEqual(
      list.body.map(({ customerEmail, totalCost }) => [customerEmail, totalCost]),
    );
  });

  it.each(['status=gone', 'q=a&sort=createdAt', 'limit=3'])('refuses ?%s', async (parameters) => {
    expect((await backend.ask(`${EXPORT}?${parameters}`, { headers: staff })).status).toBe(400);
  });
});

describe('the same for Excel', () => {
  it('is a file that opens: heads from the right in Arabic, texts as texts, numbers as numbers', async () => {
    const answer = await fetch(`${backend.url}${SHEET}?q=export&status=new&language=ar`, { headers: staff });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="inquiries.xlsx"');
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    const [sheet] = sheets;
    expect(sheet?.view?.rightToLeft).toBe(true);
    const [heads = [], ...rows] = sheet?.rows ?? [];
    const cells = rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]])));
    expect(cells).toMatchObject(
      ['＠SUM(A1)', 'ليلى, "الأولى"', '=HYPERLINK("http://x")'].map((name) => {
        return { العميل: name, الكمية: 100, 'القيمة الإجمالية (ج.م)': 1000, الحالة: 'جديد' };
      }),
    );
  });

  it('has as many rows as the list, whoever asks at once, and an empty one its heads', async () => {
    const rowsOf = async (query: string) => {
      const answer = await fetch(`${backend.url}${SHEET}?language=en&columns=email,value${query}`, {
        headers: staff,
      });
      return (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows;
    };
    const { body } = await backend.ask<{ customerEmail: string; totalCost: string }[]>(
      '/api/admin/inquiries?limit=1000',
      { headers: staff },
    );
    const listed = body.map(({ customerEmail, totalCost }) => [customerEmail, Number(totalCost)]);
    const heads = ['Email', 'Total Value (EGP)'];
    const all = await Promise.all(['', '', '&q=nobody-is-called-so'].map(rowsOf));
    expect(all).toEqual([[heads, ...listed], [heads, ...listed], [heads]]);
  });
});

describe('an export of very many', () => {
  beforeAll(async () => {
    // Nobody searches here, and filling the index would take most of the time.
    await query(databaseUrl, 'DROP INDEX inquiries_by_text');
    await query(
      databaseUrl,
      `INSERT INTO inquiries (id, reference, customer_id, customer_name, customer_email, customer_phone,
         customer_company, message, is_sample_request, quantity, total_cost, price_per_item, sample_cost, value,
         price_changed, has_inactive_items, snapshot, status, created_at)
       SELECT gen_random_uuid(), 'TRZ-2020-' || i, customer_id, repeat('"', 120), repeat('"', 240), '', '', '', false,
         100, 1, 1, 1, 1, false, false, '{}', 'closed', '2020-01-01T00:00:00Z'::timestamptz + i * interval '1 minute'
       FROM generate_series(1, ${MANY}) AS i, (SELECT customer_id FROM inquiries LIMIT 1) AS somebody`,
    );
  }, 60_000);

  it('is refused for Excel', async () => {
    const { status, body } = await backend.ask<{ code: string }>(`${SHEET}?language=en`, { headers: staff });
    expect([status, body.code]).toEqual([422, 'export.too-many-rows']);
  });

  const begun = (): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(backend.url + EXPORT, { headers: staff, agent: false }, resolve).on('error', reject);
    });
  const batches = () => {
    const sent = jest.spyOn(Client.prototype, 'query');
    return () =>
      sent.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('string_agg(line')).length;
  };
  /** How many batches were asked for when no more are, since the client holds everything up or is gone. */
  const settled = async (asked: () => number): Promise<number> => {
    await until('no more batches are asked for', async () => {
      const before = asked();
      await pause(200);
      return before > 0 && asked() === before;
    });
    expect(asked()).toBeLessThan(MANY / BATCH);
    return asked();
  };

  it('arrives whole, though its client takes longer than any other request may', async () => {
    const asked = batches();
    const answer = await begun();
    await settled(asked);
    await pause(LONGEST_REQUEST_MS);
    let lines = 0;
    for await (const chunk of answer) for (const byte of chunk as Buffer) if (byte === 10) lines += 1;
    const [stored] = await query<{ count: string }>(databaseUrl, 'SELECT count(*) FROM inquiries');
    expect(lines).toBe(Number(stored!.count) + 1);
    expect(asked()).toBe(MANY / BATCH + 1);
  }, 30_000);

  it('waits while its client does not read, and ends when the client is gone', async () => {
    const asked = batches();
    const answer = await begun();
    const before = await settled(asked);
    answer.destroy();
    expect(await settled(asked)).toBeLessThanOrEqual(before + 1);
    expect((await backend.ask('/api/health/ready')).status).toBe(200);
  });

  it('breaks off when the database fails midway, so that nobody takes it for complete', async () => {
    const asked = batches();
    const answer = await begun();
    await settled(asked);
    await query(databaseUrl, 'ALTER TABLE inquiries RENAME TO gone');
    const read = async () => {
      for await (const chunk of answer) expect((chunk as Buffer).length).toBeGreaterThan(0);
    };
    await expect(read()).rejects.toThrow('aborted');
    expect(answer.complete).toBe(false);
    await query(databaseUrl, 'ALTER TABLE gone RENAME TO inquiries');
    expect((await backend.ask(`${EXPORT}?status=new`, { headers: staff })).status).toBe(200);
  });

  it('that cannot begin is a problem, not half a file', async () => {
    await query(databaseUrl, 'ALTER TABLE inquiries RENAME TO gone');
    const { status, headers } = await backend.ask(EXPORT, { headers: staff });
    await query(databaseUrl, 'ALTER TABLE gone RENAME TO inquiries');
    expect(status).toBeGreaterThanOrEqual(500);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });
});
