import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';
import type { Role } from '@tiraz/contracts/roles';
import { Sessions } from '../src/auth/application/sessions.js';
import { LiveChanges } from '../src/live/application/live-changes.js';
import {
  query,
  signedIn,
  startBackend,
  startNeighbour,
  startNeighbours,
  until,
  type Backend,
  type Neighbour,
} from './harness.js';

type Headers = Record<string, string>;

const LIVE = '/api/admin/live';
const MANY = 500;
const MINUTE = 60_000;
const NEXT_YEAR = new Date().getUTCFullYear() + 1;
/** A session has five streams at most. */
const STREAMS_OF_A_SESSION = 5;

let databaseUrl: string;
let backend: Backend;
let neighbour: Neighbour & { pid?: number | undefined };
let minutesPassed = 0;

beforeAll(
  async () =>
    void ({ databaseUrl, backend, neighbour } = await startNeighbours(
      () => new Date(Date.now() + minutesPassed * MINUTE),
    )),
);
afterAll(() => Promise.all([backend.stop(), neighbour.stop()]));

/** Every stream of a test, which ends with it however it ends: a second try, and the next test, find nobody there. */
const followed = new Set<{ leave: () => Promise<void> }>();
afterEach(async () => {
  minutesPassed = 0;
  await Promise.all([...followed].map((stream) => stream.leave()));
  followed.clear();
  await until('nobody is there', () => Promise.resolve(backend.app.get(LiveChanges).size === 0));
});

/** Reads a stream of changes until it ends. */
async function follow(at: Neighbour, headers: Headers) {
  const leaving = new AbortController();
  const answer = await fetch(at.url + LIVE, { headers, signal: leaving.signal });
  if (answer.status !== 200) throw new Error(`it answered ${answer.status}`);
  let text = '';
  let hasEnded = false;
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const ended = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  })()
    .catch(() => undefined)
    .finally(() => (hasEnded = true));
  const stream = {
    text: () => text,
    hears: (what: string, withinMs?: number) =>
      until(`it hears ${what}`, () => Promise.resolve(text.includes(what)), withinMs),
    ended,
    ends: (withinMs: number) => until('it has ended', () => Promise.resolve(hasEnded), withinMs),
    leave: async () => {
      leaving.abort();
      await ended;
    },
  };
  followed.add(stream);
  return stream;
}

const signIn = (email: string, role?: Role) => signedIn(backend, `${email}@tiraz.example`, role);
let holidays = 0;
const addHoliday = (headers: Headers, at: Neighbour) => {
  const day = `${NEXT_YEAR}-03-${String((holidays += 1)).padStart(2, '0')}`;
  return at.ask('/api/admin/holidays', { headers, body: { day, nameEn: 'Stocktaking', nameAr: 'جرد' } });
};
/** As a process says it. */
const say = (change: object) =>
  query(databaseUrl, `SELECT pg_notify('staff_changes', $1)`, [JSON.stringify(change)]);
const submitted = (id: string) => say({ kind: 'inquiry', id, action: 'inquiry.submitted', by: null });

describe('the stream of changes', () => {
  it('is for nobody who is not signed in', async () => {
    expect(await backend.ask(LIVE)).toMatchObject({ status: 401, body: { code: 'session.missing' } });
  });

  it('tells within a second what was done through another process, and by whom, but nothing of what it holds', async () => {
    const mona = await signIn('mona');
    const [here, there] = await Promise.all([follow(backend, mona), follow(neighbour, mona)]);
    expect((await addHoliday(mona, neighbour)).status).toBe(201);
    await Promise.all([here, there].map((stream) => stream.hears('holiday.added', 1_000)));
    expect(here.text()).not.toContain('Stocktaking');
    const [me] = await query<{ id: string }>(
      databaseUrl,
      `SELECT id FROM staff WHERE email = 'mona@tiraz.example'`,
    );
    expect(JSON.parse(here.text().match(/data: (.*)/)![1]!)).toEqual({
      kind: 'holiday',
      id: expect.any(String),
      action: 'holiday.added',
      by: me!.id,
    });
  });

  it('tells everybody of what they may read of alone, and of a new role’s things as soon as there is one', async () => {
    const clerk = await signIn('clerk', 'catalogue');
    const stream = await follow(backend, clerk);
    await submitted('first');
    await say({ kind: 'fabric', id: 'f', action: 'fabric.updated', by: null });
    await stream.hears('fabric.updated');
    const [account] = await query<{ id: string }>(
      databaseUrl,
      `UPDATE staff SET role = 'sales' WHERE email = 'clerk@tiraz.example' RETURNING id`,
    );
    await say({ kind: 'staffAccount', id: account!.id, action: 'account.role-changed', by: null });
    await until('the new role counts', async () => {
      await submitted('second');
      return stream.text().includes('"second"');
    });
    expect(stream.text()).not.toContain('"first"');
  });

  it('tells the others through another process who has which inquiry before them', async () => {
    const [mona, omar] = [await signIn('looks'), await signIn('looked-at')];
    const [own, others] = [await follow(backend, mona), await follow(backend, omar)];
    const body = { inquiryId: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', isOver: false };
    expect((await neighbour.ask('/api/admin/live/looks', { headers: mona, body })).status).toBe(204);
    await others.hears('event: look\ndata: {"inquiryId":"0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11"', 1_000);
    expect(own.text()).not.toContain('look');
  });

  it('ends with the session, at once, wherever one signs out', async () => {
    const headers = await signIn('nadia');
    const others = await signIn('huda');
    const [hers, another] = await Promise.all([follow(backend, headers), follow(backend, others)]);
    await neighbour.ask('/api/admin/logout', { method: 'POST', headers });
    await hers.ended;
    await submitted('after');
    await another.hears('"after"');
  });

  it('keeps no session alive, nor does what a page asks for by itself; what somebody asks for does', async () => {
    const headers = await signIn('yara');
    const seenAt = async () => {
      const [row] = await query<{ seen_at: Date }>(
        databaseUrl,
        `SELECT seen_at FROM staff_sessions JOIN staff ON staff.id = staff_id WHERE email = 'yara@tiraz.example'`,
      );
      return row!.seen_at.getTime();
    };
    const signedInAt = await seenAt();
    minutesPassed = 20;
    const stream = await follow(backend, headers);
    const me = (more: Headers) => backend.ask('/api/admin/me', { headers: { ...headers, ...more } });
    expect((await me({ 'x-unattended': '1' })).status).toBe(200);
    expect(await seenAt()).toBe(signedInAt);
    minutesPassed = 31;
    expect((await me({ 'x-unattended': '1' })).status).toBe(401);
    await backend.app.get(LiveChanges).readmit();
    await stream.ended;
    minutesPassed = 20;
    expect((await me({})).status).toBe(200);
    expect(await seenAt()).toBeGreaterThan(signedInAt);
    minutesPassed = 0;
  });
});

describe('a process', () => {
  it('tells five hundred browsers of one change within two seconds', async () => {
    await signIn('lina');
    const [lina] = await query<{ id: string }>(
      databaseUrl,
      `SELECT id FROM staff WHERE email = 'lina@tiraz.example'`,
    );
    const sessions = backend.app.get(Sessions);
    const streams: Awaited<ReturnType<typeof follow>>[] = [];
    for (let session = 0; session < MANY / STREAMS_OF_A_SESSION; session += 1) {
      const token = randomBytes(32).toString('base64url');
      await sessions.start({ token, staffId: lina!.id, userAgent: '', at: new Date() });
      const headers = { cookie: `tiraz.session=${token}` };
      streams.push(
        ...(await Promise.all(
          Array.from({ length: STREAMS_OF_A_SESSION }, (_, turn) =>
            follow(turn % 2 ? backend : neighbour, headers),
          ),
        )),
      );
    }
    expect(streams).toHaveLength(MANY);
    await submitted('for-all');
    const haveAllHeard = () =>
      Promise.resolve(streams.every((stream) => stream.text().includes('"for-all"')));
    await until('all have heard', haveAllHeard, 2_000);
  });

  it('drops a browser that does not take what it is told, and nobody else', async () => {
    const headers = await signIn('samir');
    const { port } = new URL(backend.url);
    const slow = connect(Number(port), '127.0.0.1');
    slow.on('error', () => undefined).pause();
    followed.add({ leave: () => Promise.resolve(void slow.destroy()) });
    slow.write(`GET ${LIVE} HTTP/1.1\r\nhost: localhost\r\ncookie: ${headers.cookie}\r\n\r\n`);
    const quick = await follow(backend, headers);
    const changes = backend.app.get(LiveChanges);
    await until('both are there', () => Promise.resolve(changes.size === 2));
    for (let turn = 0; changes.size === 2 && turn < 10_000; turn += 1) {
      changes.changed({ kind: 'inquiry', id: 'x'.repeat(8_000), action: 'inquiry.submitted', by: null });
      await soon();
    }
    expect(changes.size).toBe(1);
    await submitted('still-here');
    await quick.hears('"still-here"');
  });

  it('that stops ends its streams at once', async () => {
    const other = await startBackend({ databaseUrl });
    const stream = await follow(other, await signIn('rania'));
    await Promise.all([other.stop(), stream.ends(2_000)]);
  });

  it('that is killed takes its streams along; the other one goes on telling', async () => {
    const doomed = await startNeighbour(databaseUrl);
    const headers = await signIn('farid');
    const [cut, stays] = await Promise.all([follow(doomed, headers), follow(backend, headers)]);
    process.kill(doomed.pid!, 'SIGKILL');
    await cut.ended;
    const again = await follow(backend, headers);
    await addHoliday(headers, neighbour);
    await Promise.all([again.hears('holiday.added'), stays.hears('holiday.added')]);
  });

  it('that lost the database says, once it listens again, that something may have been missed', async () => {
    const stream = await follow(backend, await signIn('karim'));
    await query(
      databaseUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'tiraz-listener'`,
    );
    await stream.hears('event: missed');
  });
});
