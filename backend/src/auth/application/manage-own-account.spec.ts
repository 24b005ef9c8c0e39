import { beforeEach, describe, expect, it } from '@jest/globals';
import { authInMemory, MONA } from '../adapters/auth-in-memory.fixture.js';
import type { SignedIn } from './signing-in.js';

const refused = (code: string) => expect.objectContaining({ code }) as unknown as Error;
const OMAR = { email: 'omar@tiraz.example', password: 'another loom in Cairo' };

describe('one’s own sessions', () => {
  let auth: ReturnType<typeof authInMemory>;
  let here: SignedIn;
  let there: SignedIn;
  const enter = (userAgent: string, credentials = MONA) => auth.signIn.signIn(credentials, { userAgent });
  const list = ({ staff, tokens }: SignedIn = here) => auth.ownAccount.sessions(staff, tokens.session);
  const isAlive = ({ tokens }: SignedIn) =>
    auth.live.staffOf(tokens.session).then(
      () => true,
      () => false,
    );

  beforeEach(async () => {
    auth = authInMemory();
    await auth.staff.add(MONA);
    await auth.staff.add(OMAR);
    here = await enter('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0');
    auth.time.passes(1);
    there = await enter('a program of Mona’s');
  });

  it('are told with their browser and their times, this one first', async () => {
    auth.time.passes(2);
    await auth.live.staffOf(here.tokens.session);
    const at = (minute: number) => new Date(Date.parse('2026-03-01T08:00:00Z') + minute * 60_000);
    expect(await list()).toEqual([
      expect.objectContaining({
        isCurrent: true,
        browser: 'Firefox',
        system: 'Linux',
        startedAt: at(0),
        seenAt: at(3),
      }),
      expect.objectContaining({
        isCurrent: false,
        browser: null,
        system: null,
        startedAt: at(1),
        seenAt: at(1),
      }),
    ]);
    expect((await list(there)).map(({ isCurrent, browser }) => [isCurrent, browser])).toEqual([
      [true, null],
      [false, 'Firefox'],
    ]);
    const told = JSON.stringify(await list());
    for (const token of [here, there].map(({ tokens }) => tokens.session)) expect(told).not.toContain(token);
    expect(told).not.toContain('program');
  });

  it('are not told once they are over, swept or not', async () => {
    auth.time.passes(25);
    await auth.live.staffOf(here.tokens.session);
    auth.time.passes(5);
    expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('end one by one, at once, with a row in the trail', async () => {
    const [, other] = await list();
    await auth.ownAccount.endSession(here.staff, other!.id, MONA.password);
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    expect(auth.audit.records.at(-1)).toMatchObject({
      action: 'session.revoked',
      by: here.staff,
      thing: { kind: 'staffAccount', id: here.staff.id },
    });
    await expect(auth.ownAccount.endSession(here.staff, other!.id, MONA.password)).rejects.toEqual(
      refused('session.unknown'),
    );
  });

  it('are nobody else’s to end', async () => {
    const omar = await enter('', OMAR);
    const [own] = await list(omar);
    await expect(auth.ownAccount.endSession(here.staff, own!.id, MONA.password)).rejects.toEqual(
      refused('session.unknown'),
    );
    await auth.ownAccount.endOtherSessions(here.staff, here.tokens.session, MONA.password);
    expect(await isAlive(omar)).toBe(true);
  });

  it('end together but for this one', async () => {
    const third = await enter('');
    await auth.ownAccount.endOtherSessions(here.staff, here.tokens.session, MONA.password);
    expect(await Promise.all([here, there, third].map(isAlive))).toEqual([true, false, false]);
    expect(auth.audit.records.at(-1)).toMatchObject({ action: 'sessions.revoked', by: here.staff });
    expect(JSON.stringify(auth.audit.records)).not.toContain('loom');
  });

  it('ask for the password, which cannot be guessed here either', async () => {
    const [, other] = await list();
    auth.hashes.checks = 0;
    const guesses = await Promise.allSettled(
      Array.from({ length: 30 }, (_, time) =>
        time % 2
          ? auth.ownAccount.endSession(here.staff, other!.id, 'a guess')
          : auth.ownAccount.endOtherSessions(here.staff, here.tokens.session, 'a guess'),
      ),
    );
    expect(auth.hashes.checks).toBe(10);
    const codes = guesses.map((answer) => (answer as PromiseRejectedResult).reason.code as string);
    expect(codes.filter((code) => code === 'password.wrong')).toHaveLength(10);
    expect(codes.filter((code) => code === 'sign-in.throttled')).toHaveLength(20);
    expect(await isAlive(there)).toBe(true);
    auth.time.passes(10);
    await auth.ownAccount.endSession(here.staff, other!.id, MONA.password);
    expect(await isAlive(there)).toBe(false);
  });
});
