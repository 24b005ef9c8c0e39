import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { createDatabase, query, signedIn, startBackend, type Backend } from './harness.js';

interface Read {
  rows: number;
  customers: { row: number; email: string; outcome: string; fills: string[] }[];
  faults: { row: number; column: string; code: string }[];
  code?: string;
}

let databaseUrl: string;
let backend: Backend;
let staff: Record<string, string>;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl });
  staff = await signedIn(backend);
});
afterAll(() => backend.stop());

const send = (step: 'sheet' | 'import', body: Uint8Array | string) =>
  backend.ask<Read>(`/api/admin/customers/${step}`, {
    method: 'POST',
    body: Buffer.from(body),
    headers: staff,
  });
const stored = () =>
  query<{ email: string; name: string; phone: string; company: string; language: string; version: number }>(
    databaseUrl,
    'SELECT email, name, phone, company, language, version FROM customers ORDER BY email',
  );
const outcomes = ({ body }: { body: Read }) => body.customers.map(({ outcome }) => outcome);

describe('customers from a workbook', () => {
  const workbook = () =>
    writeXlsx({
      sheets: [
        {
          name: 'العملاء',
          rows: [
            ['الاسم', 'البريد الإلكتروني', 'رقم الهاتف', 'الشركة', 'اللغة'],
            ['نور', 'Nour@Example.com', 1001234567, 'نول', 'العربية'],
            ['Omar', 'omar@example.com', null, null, null],
          ],
        },
      ],
    });

  it('are told, taken over in one go, and known the second time', async () => {
    const file = await workbook();
    expect(outcomes(await send('sheet', file))).toEqual(['new', 'new']);
    expect(await stored()).toEqual([]);
    expect(outcomes(await send('import', file))).toEqual(['new', 'new']);
    const once = await stored();
    expect(once).toEqual([
      {
        email: 'nour@example.com',
        name: 'نور',
        phone: '1001234567',
        company: 'نول',
        language: 'ar',
        version: 1,
      },
      { email: 'omar@example.com', name: 'Omar', phone: '', company: '', language: 'en', version: 1 },
    ]);
    expect(outcomes(await send('import', file))).toEqual(['unchanged', 'unchanged']);
    expect(await stored()).toEqual(once);
    const list = await backend.ask<{ name: string; status: string }[]>('/api/admin/customers?sort=name', {
      headers: staff,
    });
    expect(list.body.map(({ name, status }) => [name, status])).toEqual([
      ['Omar', 'active'],
      ['نور', 'active'],
    ]);
  });

  it('fill what is blank, and overwrite nothing', async () => {
    const file = 'Name;Email;Phone\nSomebody else;OMAR@example.com;٠١٠\n';
    const { body } = await send('import', file);
    expect(body.customers).toMatchObject([{ outcome: 'filled', fills: ['phone'] }]);
    expect((await stored())[1]).toMatchObject({ name: 'Omar', phone: '010', version: 2 });
  });

  it('are none of them stored where one is faulty', async () => {
    const before = await stored();
    const file = 'Name,Email\nSalma,salma@example.com\nNobody,nobody\n';
    expect((await send('sheet', file)).body.faults).toMatchObject([
      { row: 3, column: 'email', code: 'not-an-email' },
    ]);
    const answer = await send('import', file);
    expect([answer.status, answer.body.code]).toEqual([422, 'customer-sheet.faulty']);
    expect(await stored()).toEqual(before);
  });

  it('are none of them stored where the database refuses one', async () => {
    const before = await stored();
    await query(
      databaseUrl,
      `ALTER TABLE customers ADD CONSTRAINT no_zoe CHECK (email <> 'zoe@example.com')`,
    );
    const answer = await send('import', 'Name,Email\nAdam,adam@example.com\nZoe,zoe@example.com\n');
    await query(databaseUrl, 'ALTER TABLE customers DROP CONSTRAINT no_zoe');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await stored()).toEqual(before);
  });

  it('are each stored once by four who send the same thousand at once', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => `P,p${at}@many.example`);
    const files = [rows, rows.toReversed(), rows, rows.toReversed()];
    const answers = await Promise.all(files.map((all) => send('import', ['Name,Email', ...all].join('\n'))));
    const [{ count } = { count: 0 }] = await query<{ count: number }>(
      databaseUrl,
      `SELECT count(*)::integer AS count FROM customers WHERE email LIKE '%@many.example'`,
    );
    expect(count).toBe(1_000);
    // Who waits too long for another is told to come again.
    expect(new Set(answers.map(({ status }) => status)).has(200)).toBe(true);
    for (const { status } of answers) expect([200, 503]).toContain(status);
    const again = await send('import', ['Name,Email', ...rows].join('\n'));
    expect(new Set(outcomes(again))).toEqual(new Set(['unchanged']));
  }, 60_000);
});
