import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { count, inquiryOf, workedExample } from './garments.js';
import { createDatabase, query, signedIn, startBackend } from './harness.js';

const OPERATIONS = new URL('../../docs/operations.md', import.meta.url);

it('the partitions of docs/operations.md hold what was there, and the figures count what comes after', async () => {
  const [, sql] = /^### Partitions$.*?```sql\n(.*?)```/ms.exec(readFileSync(OPERATIONS, 'utf8'))!;
  let now = new Date('2026-12-20T10:00:00Z');
  const databaseUrl = await createDatabase();
  const backend = await startBackend({ databaseUrl, now: () => now, env: { SEED_DEMO: 'true' } });
  const totalInquiries = async () => {
    const { body } = await backend.ask<{ totalInquiries: number }>('/api/admin/stats', {
      headers: await signedIn(backend),
    });
    return body.totalInquiries;
  };
  const before = await totalInquiries();

  await query(databaseUrl, sql!);
  now = new Date('2027-01-10T10:00:00Z');
  const selection = await workedExample(backend);
  const { status } = await backend.ask('/api/inquiries', {
    body: inquiryOf(selection, { customerEmail: 'amal@example.com' }),
  });

  expect(status).toBe(201);
  expect(await count(databaseUrl, 'inquiries_to_2026')).toBe(before);
  expect(await count(databaseUrl, 'inquiries_2027')).toBe(1);
  expect(
    await query(
      databaseUrl,
      `SELECT (SELECT sum(inquiries)::int FROM inquiry_counts) AS counted, garment <> '{}' AS described FROM inquiries_2027`,
    ),
  ).toEqual([{ counted: before + 1, described: true }]);
  expect(await totalInquiries()).toBe(before + 1);
  await backend.stop();
});
