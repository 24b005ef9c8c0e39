import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@tiraz/contracts/roles';
import { SEND_DIGESTS } from '../src/digests/application/send-digests.js';
import { JobHandlers } from '../src/shared/jobs/job-handlers.js';
import { inquiryOf, workedExample } from './garments.js';
import { createDatabase, query, signedIn, startBackend, until, type Backend } from './harness.js';

/** On a Sunday, at nine in Cairo. */
const NINE = new Date('2026-11-22T07:00:00Z');
const NAMES = ['mona', 'aya', 'basma', 'pete', 'cat', 'vera'] as const;
type Name = (typeof NAMES)[number];
const ROLES: Record<Name, Role> = {
  ...{ mona: 'owner', aya: 'sales', basma: 'sales' },
  ...{ pete: 'production', cat: 'catalogue', vera: 'viewer' },
};

interface WrittenDigest {
  to: string;
  language: string;
  subject: string;
  words: string;
}

/** One database, two servers, whose clocks say what they are told. */
describe('the daily digest', () => {
  let databaseUrl: string;
  let servers: [Backend, Backend];
  let headers: Record<Name, Record<string, string>>;
  let ids: Record<string, string>;
  let now = NINE;

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    const start = () => startBackend({ databaseUrl, env: { SEED_DEMO: 'true' }, now: () => now });
    servers = [await start(), await start()];
    headers = {} as typeof headers;
    for (const name of NAMES)
      headers[name] = await signedIn(servers[0], `${name}@tiraz.example`, ROLES[name]);
    const people = await query<{ id: string; email: string }>(databaseUrl, 'SELECT id, email FROM staff');
    ids = Object.fromEntries(people.map(({ id, email }) => [email.split('@')[0], id]));
    const example = await workedExample(servers[0]);
    const { status } = await servers[0].ask('/api/inquiries', {
      body: inquiryOf(example),
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(status).toBe(201);
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  beforeEach(async () => {
    now = NINE;
    await query(databaseUrl, `DELETE FROM messages WHERE kind = 'daily-digest'`);
    await query(databaseUrl, `UPDATE staff SET away_from = NULL, away_to = NULL`);
    await query(databaseUrl, `UPDATE inquiries SET owner_id = NULL`);
  });

  const say = async (name: Name, what: 'language' | 'digest', body: object) => {
    const sent = { method: 'PUT', headers: headers[name], body };
    expect((await servers[0].ask(`/api/admin/me/${what}`, sent)).status).toBe(204);
  };
  /** As the schedule has it done, by this server. */
  const run = (server: Backend, planned = NINE) =>
    server.app.get(JobHandlers).of(SEND_DIGESTS)!({ _cron: { ts: planned.toISOString() } });
  const written = () =>
    query<WrittenDigest>(
      databaseUrl,
      `SELECT split_part(to_email, '@', 1) AS "to", language, subject, blocks::text AS words FROM messages
       WHERE kind = 'daily-digest' ORDER BY to_email`,
    );
  const receivers = async () => (await written()).map(({ to }) => to);

  it('comes once, however many servers write it and however often', async () => {
    await Promise.all([...servers, ...servers].map((server) => run(server)));
    expect(await receivers()).toEqual(['aya', 'basma', 'mona']);
    now = new Date(NINE.getTime() + 60_000);
    await run(servers[1]);
    expect(await receivers()).toEqual(['aya', 'basma', 'mona']);
    await until('all are sent', async () => {
      const sql = `SELECT FROM messages WHERE kind = 'daily-digest' AND state <> 'sent'`;
      return (await query(databaseUrl, sql)).length === 0;
    });
  });

  it('is in the language of whoever reads it', async () => {
    await say('aya', 'language', { language: 'ar' });
    await run(servers[0]);
    expect(
      (await written()).map(({ to, language, subject }) => [to, language, subject.split(':')[0]]),
    ).toEqual([
      ['aya', 'ar', 'الأحد'],
      ['basma', 'en', 'Sunday'],
      ['mona', 'en', 'Sunday'],
    ]);
  });

  it('comes to whoever wants it, is here and may read inquiries', async () => {
    for (const name of ['pete', 'cat', 'vera'] as const) await say(name, 'digest', { isWanted: true });
    await say('basma', 'digest', { isWanted: false });
    await query(databaseUrl, `UPDATE staff SET away_from = $2, away_to = $2 WHERE id = $1`, [
      ids['aya'],
      '2026-11-22',
    ]);
    await run(servers[0]);
    expect(await receivers()).toEqual(['mona', 'pete', 'vera']);
    await say('basma', 'digest', { isWanted: true });
    for (const name of ['pete', 'cat', 'vera'] as const) await say(name, 'digest', { isWanted: false });
  });

  it('says what the overview says, and no more than the account may read', async () => {
    await say('pete', 'digest', { isWanted: true });
    const today = await servers[0].ask<{
      inquiries: { total: number };
      followUps: { overdue: number; dueToday: number };
    }>('/api/admin/today', { headers: headers.mona });
    const { inquiries, followUps } = today.body;
    const calls = followUps.overdue + followUps.dueToday;
    expect([inquiries.total > 0, calls > 0]).toEqual([true, true]);
    await run(servers[0]);
    const wordsOf = async (name: Name) => (await written()).find(({ to }) => to === name)!.words;
    expect(await wordsOf('mona')).toContain(`New inquiries: ${inquiries.total}`);
    expect(await wordsOf('mona')).toContain(`Follow-ups: ${calls}`);
    expect(await wordsOf('pete')).toContain(`New inquiries: ${inquiries.total}`);
    expect(await wordsOf('pete')).not.toContain('Follow-ups');
    await say('pete', 'digest', { isWanted: false });
  });

  it('tells of open inquiries to whose they are', async () => {
    await query(
      databaseUrl,
      `UPDATE inquiries SET owner_id = $1
       WHERE id IN (SELECT id FROM inquiries WHERE status = 'new' ORDER BY created_at LIMIT 2)`,
      [ids['aya']],
    );
    await query(databaseUrl, `UPDATE inquiries SET owner_id = $1 WHERE status = 'closed'`, [ids['basma']]);
    await say('aya', 'language', { language: 'en' });
    await run(servers[0]);
    const own = Object.fromEntries((await written()).map(({ to, words }) => [to, words]));
    expect(own['aya']).toContain('Your open inquiries: 2');
    expect(own['aya']).toContain(`/inquiries?owner=${ids['aya']}`);
    expect(own['basma']).not.toContain('Your open inquiries');
  });

  it.each([
    ['on a Friday', '2026-11-20T07:00:00Z', '2026-11-20T07:00:00Z', []],
    ['at 12:01', NINE.toISOString(), '2026-11-22T10:01:00Z', []],
    ['at 11:59', NINE.toISOString(), '2026-11-22T09:59:00Z', ['aya', 'basma', 'mona']],
    ['in summer, at nine', '2026-07-05T06:00:00Z', '2026-07-05T06:00:00Z', ['aya', 'basma', 'mona']],
    ['in summer, an hour later', '2026-07-05T07:00:00Z', '2026-07-05T07:00:00Z', []],
  ])('%s', async (_, planned, moment, expected) => {
    now = new Date(moment);
    await run(servers[0], new Date(planned));
    expect(await receivers()).toEqual(expected);
  });

  it('comes on no holiday', async () => {
    await query(
      databaseUrl,
      `INSERT INTO holidays (day, name_en, name_ar, state, changed_at)
       VALUES ('2026-11-22', 'Fair', 'معرض', 'confirmed', now())`,
    );
    await run(servers[0]);
    expect(await receivers()).toEqual([]);
    await query(databaseUrl, `DELETE FROM holidays WHERE day = '2026-11-22'`);
    await run(servers[0]);
    expect(await receivers()).toEqual(['aya', 'basma', 'mona']);
  });

  it('comes to nobody when nothing waits', async () => {
    await query(databaseUrl, `UPDATE inquiries SET status = 'closed'`);
    await query(databaseUrl, `DELETE FROM follow_ups`);
    await run(servers[0]);
    expect(await receivers()).toEqual([]);
  });
});
