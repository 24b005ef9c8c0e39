import { expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/shared/database/data-source.js';
import { migrations } from '../src/shared/database/migrations/index.js';
import { CutSearchVectors1766300100000 } from '../src/shared/database/migrations/1766300100000-cut-search-vectors.js';
import { Designs } from './designs.js';
import { documentedSql } from './documented-sql.js';
import { count } from './garments.js';
import { createDatabase, createEmptyDatabase, query, signedIn, startBackend } from './harness.js';
import { Quoted } from './quoted.js';
import { tableLines } from './table-lines.js';

const SHOWN = 100;

/** In place of what a table cannot have once it is cut: its unique indexes would have to contain what it is cut by. */
const CUT: Record<string, { heading: string; without: string[]; with: string[] }> = {
  inquiries: {
    heading: 'Partitions',
    without: [
      'constraint UNIQUE (reference)',
      'index CREATE UNIQUE INDEX ON public.inquiries USING btree (reference)',
    ],
    with: ['index CREATE INDEX ON public.inquiries USING btree (reference)'],
  },
  audit_trail: {
    heading: "The audit trail's archive",
    without: [
      'constraint PRIMARY KEY (id)',
      'index CREATE UNIQUE INDEX ON public.audit_trail USING btree (id)',
    ],
    with: [],
  },
};

const onceCut = (lines: string[], cut: { without: string[]; with: string[] }) =>
  [...lines.filter((line) => !cut.without.includes(line)), ...cut.with].sort();

it.each(Object.entries(CUT))(
  'a table that is cut has and is referred to as before: %s',
  async (table, { heading, ...cut }) => {
    const databaseUrl = await createDatabase();
    const before = await tableLines(databaseUrl, table);
    expect(before).toEqual(expect.arrayContaining(cut.without));

    await query(databaseUrl, documentedSql(heading));

    expect(await tableLines(databaseUrl, table)).toEqual(onceCut(before, cut));
    const options = await query<{ of: string }>(
      databaseUrl,
      `SELECT DISTINCT reloptions::text AS of FROM pg_class WHERE relname IN ('${table}_to_2026', '${table}_2027')`,
    );
    expect(options).toHaveLength(1);
  },
);

it('a table that is cut takes every later migration, up and down', async () => {
  const databaseUrl = await createEmptyDatabase();
  const options = dataSourceOptions(databaseUrl);
  const known = migrations.slice(0, migrations.indexOf(CutSearchVectors1766300100000));
  const earlier = await new DataSource({ ...options, migrations: known }).initialize();
  await earlier.runMigrations();
  await earlier.destroy();
  for (const { heading } of Object.values(CUT)) await query(databaseUrl, documentedSql(heading));
  const linesOf = (url: string) => Promise.all(Object.keys(CUT).map((table) => tableLines(url, table)));
  const before = await linesOf(databaseUrl);

  const later = await new DataSource(options).initialize();
  await later.runMigrations({ transaction: 'each' });
  const after = await linesOf(databaseUrl);
  for (let left = migrations.length - known.length; left > 0; left -= 1)
    await later.undoLastMigration({ transaction: 'each' });
  const back = await linesOf(databaseUrl);
  await later.destroy();

  const whole = await linesOf(await createDatabase());
  expect(after).toEqual(Object.values(CUT).map((cut, at) => onceCut(whole[at]!, cut)));
  expect(back).toEqual(before);
});

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
  const headers = await signedIn(backend);
  const quoted = new Quoted(
    () => backend,
    () => headers,
  );
  const followed = await new Designs(() => backend).followed(quoted);
  await quoted.staff(followed, 'POST', '/draft');

  expect(await count(databaseUrl, 'inquiries_to_2026')).toBe(before);
  expect(await count(databaseUrl, 'inquiries_2027')).toBe(1);
  for (const table of ['artwork', 'quotations'])
    expect(await count(databaseUrl, table, `inquiry_id = '${followed.id}'`)).toBe(1);
  expect(await count(databaseUrl, 'asked_configurations', `id = '${followed.id}'`)).toBe(1);
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
