import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ResumeQuotations } from '../src/quotations/application/resume-quotations.js';
import { createDatabase, query, signedIn, startBackend, until, type Backend } from './harness.js';
import { Quoted, type Followed } from './quoted.js';

let backend: Backend;
let databaseUrl: string;
let headers: Record<string, string>;
let quoted: Quoted;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true', INQUIRIES_PER_MINUTE: '0' } });
  headers = await signedIn(backend, 'mona@tiraz.example');
  quoted = new Quoted(
    () => backend,
    () => headers,
  );
});

/** Every price that the catalogue has. */
const PRICES = [
  ['product_types', 'base_price'],
  ['fabrics', 'cost_multiplier'],
  ['fits', 'price_modifier'],
  ['finishing_qualities', 'price_modifier'],
  ['print_types', 'setup_cost'],
  ['print_types', 'per_item_cost'],
] as const;

const rows = <Row>(sql: string, values: unknown[]) => query<Row>(databaseUrl, sql, values);
const count = async (sql: string, ...values: unknown[]) =>
  (await rows<{ n: number }>(`SELECT count(*)::integer AS n FROM ${sql}`, values))[0]?.n;

/** Everything that an acceptance counts in. */
async function figures({ id }: Followed) {
  const ask = async <Body>(path: string) => (await backend.ask<Body>(`/api/admin/${path}`, { headers })).body;
  const inquiry = await ask<{
    customerId: string;
    reference: string;
    totalCost: string;
    status: string;
    acceptedAt: string | null;
  }>(`inquiries/${id}`);
  const { customerId, totalCost, status, acceptedAt } = inquiry;
  const { lifetimeValue, lastOrderDate, valueTier } = await ask<Record<string, unknown>>(
    `customers/${customerId}`,
  );
  const csv = (await ask<string>(`inquiries/export.csv?q=${inquiry.reference}`)).split('\r\n')[1];
  const stats = await ask<Record<string, unknown>>('stats');
  return { totalCost, status, acceptedAt, lifetimeValue, lastOrderDate, valueTier, csv, stats };
}

describe('an acceptance', () => {
  it('moves every figure by what the quotation is worth, and back exactly', async () => {
    const followed = await quoted.drafted();
    await quoted.offer(followed, '31234.56');
    await quoted.send(followed);
    const before = await figures(followed);
    expect(before).toMatchObject({
      totalCost: '23700.00',
      status: 'quoted',
      lifetimeValue: '0.00',
      valueTier: 'standard',
    });

    expect((await quoted.customer(followed, '/accept', Quoted.yes())).body).toMatchObject({
      total: '35607.40',
    });
    const after = await figures(followed);
    expect(after).toMatchObject({
      totalCost: '31234.56',
      status: 'accepted',
      lifetimeValue: '31234.56',
      valueTier: 'high',
    });
    expect(after.csv).toContain(',31234.56,"Accepted",');
    const revenue = ({ stats }: { stats: Record<string, unknown> }) =>
      BigInt(String(stats.monthlyRevenue).replace('.', ''));
    expect(revenue(after) - revenue(before)).toBe(3_123_456n);

    await quoted.staff(followed, 'POST', '/acceptance/undo', { reason: 'A mistake' });
    expect(await figures(followed)).toEqual(before);
  });

  /** Whom the database could not serve in time, with so many before them, asks again. */
  const accept = async (followed: Awaited<ReturnType<Quoted['sent']>>) => {
    for (;;) {
      const answer = await quoted.customer(followed, '/accept', Quoted.yes());
      if (answer.body.code !== 'database.unavailable') return answer;
    }
  };

  it('happens once, however often and wherever it is pressed: 50 at once', async () => {
    const followed = await quoted.sent();
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(followed)));
    const outcomes = answers.map(({ status, body }) => body.code ?? status);
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set([200, 'quotation.already-accepted']));
    expect(
      await count(`audit_trail WHERE thing_id = $1 AND action = 'quotation.accepted'`, followed.id),
    ).toBe(1);
    expect(await count(`messages WHERE inquiry_id = $1 AND kind = 'quotation-accepted'`, followed.id)).toBe(
      1,
    );
  });

  it.each([0, 15])('races the next revision, after %d of 30: one of the two, never both', async (earlier) => {
    const followed = await quoted.sent();
    await quoted.staff(followed, 'POST', '/draft');
    const press = (times: number) => Array.from({ length: times }, () => accept(followed));
    const presses = press(earlier);
    const send = backend.ask<{ code?: string }>(`/api/admin/inquiries/${followed.id}/quotation/send`, {
      headers,
      body: {},
    });
    presses.push(...press(30 - earlier));
    const sent = await send;
    const outcomes = (await Promise.all(presses)).map(({ status, body }) => body.code ?? status);
    const states = (await quoted.staff(followed, 'GET')).revisions.map(({ state }) => state).toReversed();
    if (sent.status === 200) {
      expect(states).toEqual(['superseded', 'sent']);
      expect(new Set(outcomes)).toEqual(new Set(['quotation.superseded']));
    } else {
      expect([sent.body.code, states]).toEqual(['quotation.already-accepted', ['accepted', 'draft']]);
      expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
      expect(new Set(outcomes)).toEqual(new Set([200, 'quotation.already-accepted']));
    }
  });

  it.each([0, 15])('never follows a rejection, after %d of 30, until that is taken back', async (earlier) => {
    const followed = await quoted.sent();
    const url = `/api/admin/inquiries/${followed.id}`;
    const presses = Array.from({ length: earlier }, () => accept(followed));
    const rejection = backend.ask(url, {
      method: 'PUT',
      headers,
      body: { status: 'rejected' },
    });
    presses.push(...Array.from({ length: 30 - earlier }, () => accept(followed)));
    expect((await rejection).status).toBe(200);
    const wasAccepted = (await Promise.all(presses)).some(({ status }) => status === 200);
    expect(await figures(followed)).toMatchObject({ status: 'rejected', acceptedAt: null });
    expect((await quoted.customer(followed)).status).toBe(wasAccepted ? 200 : 404);
    if (wasAccepted) return;
    await backend.ask(`${url}/status/undo`, { method: 'POST', headers });
    expect((await accept(followed)).body.state).toBe('accepted');
  });
});

it.each([
  [{}, 'artworkDraft'],
  [{ artworkIds: [randomUUID()] }, 'artworkIds[0]'],
])('a change with %j is told of the design that is gone as it names it: %s', async (named, path) => {
  const followed = await quoted.sent();
  const change = { revision: 1, text: 'With this logo', artworkDraft: 'A'.repeat(32), ...named };
  expect(await quoted.customer(followed, '/change', change)).toMatchObject({
    status: 422,
    body: { code: 'artwork.unknown-draft', errors: [{ path }] },
  });
});

describe('what was sent', () => {
  it('by a process that ended right after it is printed and mailed by the next one, once', async () => {
    const later = await createDatabase();
    const env = { SEED_DEMO: 'true', INQUIRIES_PER_MINUTE: '0' };
    const first = await startBackend({ databaseUrl: later, env: { ...env, RUN_JOBS: 'false' } });
    const staff = await signedIn(first, 'mona@tiraz.example');
    let at: Backend = first;
    const its = new Quoted(
      () => at,
      () => staff,
    );
    const followed = await its.drafted();
    await its.staff(followed, 'POST', '/send', {});
    expect((await its.customer(followed, '/accept', Quoted.yes())).body.code).toBe(
      'quotation.document-pending',
    );
    await first.stop();

    at = await startBackend({ databaseUrl: later, env });
    const mails = `SELECT key FROM messages WHERE kind = 'quotation-sent'`;
    await until('the mail is written', async () => (await query(later, mails)).length > 0);
    expect(await query(later, mails)).toEqual([{ key: `quotation-sent:${followed.id}:R1` }]);
    expect((await its.customer(followed, '/accept', Quoted.yes())).status).toBe(200);
    await at.stop();
  });

  it('is printed, mailed and reminded of, each once, although no job of it is left, as after a restore', async () => {
    const restored = await createDatabase();
    const env = { SEED_DEMO: 'true', INQUIRIES_PER_MINUTE: '0' };
    const taking = await startBackend({ databaseUrl: restored, env: { ...env, RUN_JOBS: 'false' } });
    const staff = await signedIn(taking, 'mona@tiraz.example');
    const its = new Quoted(
      () => taking,
      () => staff,
    );
    const followed = await its.drafted();
    await its.staff(followed, 'POST', '/send', {});

    const forget = () => query(restored, 'DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL');
    await forget();
    const workers = await Promise.all([1, 2].map(() => startBackend({ databaseUrl: restored, env })));
    expect((await its.customer(followed, '/accept', Quoted.yes())).body.code).toBe(
      'quotation.document-pending',
    );
    const resume = async () => {
      await Promise.all(workers.map(({ app }) => app.get(ResumeQuotations).resume()));
    };
    const mails = `SELECT key FROM messages WHERE key LIKE 'quotation-%' AND inquiry_id = $1`;
    const reminders = `SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'remind-of-quotation' ORDER BY run_at`;
    await resume();
    await until('the mail is written', async () => (await query(restored, mails, [followed.id])).length > 0);
    const planned = await query(restored, reminders);
    expect(planned).toHaveLength(3);

    await forget();
    expect(await query(restored, reminders)).toEqual([]);
    await resume();
    expect(await query(restored, reminders)).toEqual(planned);
    expect(await query(restored, mails, [followed.id])).toEqual([
      { key: `quotation-sent:${followed.id}:R1` },
    ]);
    expect((await its.customer(followed, '/accept', Quoted.yes())).status).toBe(200);
    for (const { stop } of [taking, ...workers]) await stop();
  });

  it('is the same bytes for ever, whatever comes after it', async () => {
    const followed = await quoted.sent();
    const pdf = async () => {
      const url = `/api/requests/${followed.token}/quotation/revisions/1/document?language=ar`;
      return (await backend.ask<string>(url)).body;
    };
    const first = await pdf();
    expect(first.startsWith('%PDF-')).toBe(true);
    for (const [table, column] of PRICES) await rows(`UPDATE ${table} SET ${column} = ${column} + 5`, []);
    await quoted.staff(followed, 'POST', '/draft');
    const { olderPrices } = (await quoted.staff(followed, 'GET')) as unknown as {
      olderPrices: { key: string }[];
    };
    expect(olderPrices).toMatchObject([
      { key: 'garment', before: '230.00', now: '255.00' },
      { key: expect.stringMatching(/^setup:/), before: '350.00', now: '355.00' },
      { key: expect.stringMatching(/^underbase:/), before: '350.00', now: '355.00' },
    ]);
    await quoted.send(followed);
    expect(await pdf()).toBe(first);
    expect((await quoted.staff(followed, 'GET')).revisions.map(({ total }) => total)).toEqual([
      '27417.00',
      '27417.00',
    ]);
  });

  it('and withdrawn before its mail went out is not mailed any more, by a Retry either', async () => {
    const followed = await quoted.sent();
    const isIts = `inquiry_id = $1 AND kind = 'quotation-sent'`;
    // A try that is under way would have the last word.
    await until(
      'its mail has been tried',
      async () => (await count(`messages WHERE ${isIts} AND state <> 'due'`, followed.id)) === 1,
    );
    const [mail] = await rows<{ id: string }>(
      `UPDATE messages SET state = 'failed', sent_at = NULL WHERE ${isIts} RETURNING id`,
      [followed.id],
    );
    const url = `/api/admin/mails/${mail!.id}`;
    const canRetry = async () => (await backend.ask<{ canRetry: boolean }>(url, { headers })).body.canRetry;
    expect(await canRetry()).toBe(true);
    await quoted.staff(followed, 'POST', '/withdraw');
    expect(await canRetry()).toBe(false);
    expect(await backend.ask(`${url}/retry`, { method: 'POST', headers })).toMatchObject({
      status: 409,
      body: { code: 'mail.over' },
    });
  });

  it('is unseen after a look by GET', async () => {
    const followed = await quoted.sent();
    await quoted.customer(followed);
    const ofQuotation = `quotation_events WHERE kind = 'seen' AND quotation_id = (SELECT id FROM quotations WHERE inquiry_id = $1)`;
    expect(await count(ofQuotation, followed.id)).toBe(0);
    expect((await quoted.customer(followed, '/seen', { revision: 1 })).status).toBe(204);
    expect(await count(ofQuotation, followed.id)).toBe(1);
  });
});
