import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { count, inquiryOf, workedExample } from './garments.js';
import { createDatabase, query, signedIn, startBackend } from './harness.js';

const SHOWN = 100;
const OPERATIONS = new URL('../../docs/operations.md', import.meta.url);

function documentedSql(heading: string): string {
  const section = new RegExp(`^### ${heading}$.*?\`\`\`sql\n(.*?)\`\`\``, 'ms');
  return section.exec(readFileSync(OPERATIONS, 'utf8'))![1]!;
}

it('the partitions of docs/operations.md hold what was there, and the figures count what comes after', async () => {
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

  await query(databaseUrl, documentedSql('Partitions'));
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

it('a part of the audit trail leaves and comes back, each part refuses changes, and entries go on', async () => {
  const databaseUrl = await createDatabase();
  const backend = await startBackend({
    databaseUrl,
    now: () => new Date('2026-12-20T10:00:00Z'),
    env: { SEED_DEMO: 'true' },
  });
  const headers = await signedIn(backend);
  const shown = async () => {
    const { body } = await backend.ask<{ id: string }[]>(`/api/admin/audit-trail?limit=${SHOWN}`, {
      headers,
    });
    return body.map(({ id }) => Number(id));
  };
  const note = (text: string) =>
    query(
      databaseUrl,
      `INSERT INTO audit_trail (at, action, thing_kind, thing_id)
       VALUES ('2027-01-10T10:00:00Z', 'inquiry.entered', 'inquiry', '${text}')`,
    );
  const before = await shown();

  await query(databaseUrl, documentedSql("The audit trail's archive"));
  await note('after');
  const after = await shown();
  expect(after.slice(1)).toEqual(before.slice(0, SHOWN - 1));
  expect(after[0]).toBeGreaterThan(Math.max(...before));
  for (const table of ['audit_trail', 'audit_trail_to_2026', 'audit_trail_2027'])
    await expect(query(databaseUrl, `DELETE FROM ${table}`)).rejects.toThrow('append-only');

  await query(databaseUrl, 'ALTER TABLE audit_trail DETACH PARTITION audit_trail_to_2026');
  expect(await shown()).toEqual(after.slice(0, 1));
  await query(
    databaseUrl,
    `ALTER TABLE audit_trail ATTACH PARTITION audit_trail_to_2026
     FOR VALUES FROM (MINVALUE) TO ('2027-01-01 00:00 Africa/Cairo')`,
  );
  expect(await shown()).toEqual(after);
  await backend.stop();
});
