import { beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '../../shared/domain/domain-error.js';
import { DEMO_ACCOUNT } from '../domain/credentials.js';
import { authInMemory, MONA, useCases } from '../adapters/auth-in-memory.fixture.js';
import type { Browser } from './signing-in.js';

const refused = (code: string) => expect.objectContaining({ code }) as unknown as Error;

describe('a member of staff', () => {
  let auth: ReturnType<typeof authInMemory>;
  const enter = (browser: Browser = {}, credentials = MONA) => auth.signIn.signIn(credentials, browser);
  const guess = (browser: Browser = {}, email = MONA.email) => enter(browser, { email, password: 'a guess' });
  const who = async (token: string | undefined) => (await auth.live.staffOf(token)).staff;

  beforeEach(async () => {
    auth = authInMemory();
    await auth.staff.add(MONA);
  });

  it('is who the session says, under a token that nobody can guess', async () => {
    const { staff, tokens } = await enter();
    expect(staff.email).toBe(MONA.email);
    expect(await who(tokens.session)).toEqual(staff);
    expect(tokens.session).toMatch(/^[\w-]{43}$/);
    expect(new Set([...Object.values(tokens), ...Object.values((await enter()).tokens)].flat()).size).toBe(4);
  });

  it('gets a new session at each sign-in, and the one the browser had is dead', async () => {
    const planted = 'p'.repeat(43);
    const first = await enter({ session: planted });
    const second = await enter(first.tokens);
    expect(second.tokens.session).not.toBe(first.tokens.session);
    await expect(who(planted)).rejects.toEqual(refused('session.missing'));
    await expect(who(first.tokens.session)).rejects.toEqual(refused('session.missing'));
    expect(await who(second.tokens.session)).toEqual(second.staff);
  });

  it('is nobody after signing out, while other browsers go on', async () => {
    const [here, there] = [await enter(), await enter()];
    await auth.live.end(here.tokens.session, here.staff);
    await expect(who(here.tokens.session)).rejects.toEqual(refused('session.missing'));
    expect(await who(there.tokens.session)).toEqual(there.staff);
    await expect(who(undefined)).rejects.toEqual(refused('session.missing'));
  });

  it('stays as long as there is something to do, but not for ever', async () => {
    const { tokens, staff } = await enter();
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect(await who(tokens.session)).toEqual(staff);
      auth.time.passes(20);
    }
    await expect(who(tokens.session)).rejects.toEqual(refused('session.missing'));
  });

  it('leaves a trace of every sign-in, refusal and sign-out, and of no password', async () => {
    const { tokens, staff } = await enter();
    await expect(guess()).rejects.toEqual(refused('credentials.wrong'));
    await expect(guess({}, 'nobody@tiraz.example')).rejects.toEqual(refused('credentials.wrong'));
    await auth.live.end(tokens.session, staff);
    const [, ...records] = auth.audit.records;
    expect(records.map(({ action, by, thing }) => [action, by?.email ?? null, thing.id])).toEqual([
      ['session.started', MONA.email, staff.id],
      ['session.refused', null, staff.id],
      ['session.refused', null, 'unknown'],
      ['session.ended', MONA.email, staff.id],
    ]);
    expect(JSON.stringify(records)).not.toMatch(/guess|loom|nobody/);
  });

  it('fills no disk: ten refusals an hour leave a row each, one row stands for more', async () => {
    const refusals = () =>
      auth.audit.records.flatMap(({ action, thing }) => (/refused/.test(action) ? [[action, thing.id]] : []));
    const each = Array.from({ length: 10 }, () => ['session.refused', 'unknown']);
    const guessFor40 = () =>
      Promise.allSettled(Array.from({ length: 40 }, (_, i) => guess({}, `nobody${i}@tiraz.example`)));
    await guessFor40();
    expect(refusals()).toEqual([...each, ['sessions.refused', 'unknown']]);
    await expect(guess()).rejects.toEqual(refused('credentials.wrong'));
    expect(refusals()).toHaveLength(12);
    auth.time.passes(59);
    await auth.signIn.forgetOld();
    await guessFor40();
    expect(refusals()).toHaveLength(12);
    auth.time.passes(1);
    await guessFor40();
    expect(refusals()).toHaveLength(23);
  });

  it('is looked at no more than ten times in ten minutes', async () => {
    const guesses = await Promise.allSettled(Array.from({ length: 200 }, () => guess()));
    expect(auth.hashes.checks).toBe(10);
    const codes = guesses.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'in'));
    expect(codes.filter((code) => code === 'credentials.wrong')).toHaveLength(10);
    expect(codes.filter((code) => code === 'sign-in.throttled')).toHaveLength(190);
    auth.time.passes(4);
    await expect(enter()).rejects.toMatchObject({ code: 'sign-in.throttled', retryAfterSeconds: 360 });
    auth.time.passes(6);
    expect((await enter()).staff.email).toBe(MONA.email);
  });

  it('gets in past a flood of guesses from a browser that signed in before', async () => {
    const { devices } = (await enter()).tokens;
    await Promise.allSettled(Array.from({ length: 20 }, () => guess()));
    await expect(enter()).rejects.toEqual(refused('sign-in.throttled'));
    expect((await enter({ devices })).staff.email).toBe(MONA.email);

    auth.hashes.checks = 0;
    await Promise.allSettled(Array.from({ length: 20 }, () => guess({ devices })));
    expect(auth.hashes.checks).toBe(10);
    await expect(enter({ devices: ['d'.repeat(43)] })).rejects.toEqual(refused('sign-in.throttled'));
  });

  it('has a device known for one account alone', async () => {
    const omar = { email: 'omar@tiraz.example', password: 'another loom in Cairo' };
    await auth.staff.add(omar);
    const { devices } = (await enter({}, omar)).tokens;
    await Promise.allSettled(Array.from({ length: 20 }, () => guess()));
    await expect(enter({ devices })).rejects.toEqual(refused('sign-in.throttled'));
  });

  it('gets in past a flood also where colleagues have signed in since, from one browser for all', async () => {
    let { tokens } = await enter();
    const emails = ['omar', 'nour', 'salma', 'karim'].map((name) => `${name}@tiraz.example`);
    const signInNext = async () => {
      const colleague = { ...MONA, email: emails.shift()! };
      await auth.staff.add(colleague);
      ({ tokens } = await enter(tokens, colleague));
    };
    await signInNext();
    await Promise.allSettled(Array.from({ length: 20 }, () => guess()));
    ({ tokens } = await enter(tokens));
    // Of four: whoever has not come back for longest is forgotten there.
    while (emails.length > 0) await signInNext();
    expect((await enter(tokens)).staff.email).toBe(MONA.email);
    await expect(enter({ devices: tokens.devices.slice(0, 3) })).rejects.toEqual(
      refused('sign-in.throttled'),
    );
    expect(tokens.devices).toHaveLength(4);
  });

  it('uses up no guess by being right', async () => {
    for (let times = 0; times < 15; times += 1) await enter();
    expect((await enter()).staff.email).toBe(MONA.email);
  });

  it('uses up no guess when nobody had time to look at it', async () => {
    const match = auth.hashes.match.bind(auth.hashes);
    auth.hashes.match = () => Promise.reject(new DomainError('unavailable', 'sign-in.busy', 'Too many.'));
    for (let times = 0; times < 15; times += 1)
      await expect(enter()).rejects.toEqual(refused('sign-in.busy'));
    auth.hashes.match = match;
    expect((await enter()).staff.email).toBe(MONA.email);
  });

  it('with an e-mail address that nobody has costs the same checks and is throttled alike', async () => {
    const email = 'nobody@tiraz.example';
    const guesses = await Promise.allSettled(Array.from({ length: 12 }, () => guess({}, email)));
    expect(auth.hashes.checks).toBe(10);
    expect(guesses.map((answer) => (answer as PromiseRejectedResult).reason.code)).toEqual([
      ...Array<string>(10).fill('credentials.wrong'),
      ...Array<string>(2).fill('sign-in.throttled'),
    ]);
  });

  it('does not get in with a password that was changed while it was being checked', async () => {
    const match = auth.hashes.match.bind(auth.hashes);
    auth.hashes.match = async (...given) => {
      const isRight = await match(...given);
      await auth.staff.resetPassword({ email: MONA.email, password: 'a loom in new Cairo' });
      return isRight;
    };
    await expect(enter()).rejects.toEqual(refused('credentials.wrong'));
  });

  it('that was signed in to as the demo account is nobody outside demo mode', async () => {
    const demo = authInMemory({ isDemo: true });
    await demo.staff.ensureFirst();
    const { tokens } = await demo.signIn.signIn(DEMO_ACCOUNT, {});
    expect((await demo.live.staffOf(tokens.session)).staff.email).toBe(DEMO_ACCOUNT.email);

    const { signIn, live } = useCases(demo, { isDemo: false });
    await expect(live.staffOf(tokens.session)).rejects.toEqual(refused('session.missing'));
    await expect(signIn.signIn(DEMO_ACCOUNT, {})).rejects.toEqual(refused('credentials.wrong'));
  });

  it('is forgotten, with devices and guesses, once that can no longer matter', async () => {
    const forgetOld = () => Promise.all([auth.live.forgetOld(), auth.signIn.forgetOld()]);
    const { tokens } = await enter();
    auth.time.passes(31);
    await forgetOld();
    expect(await auth.sessions.find(tokens.session)).toBeUndefined();
    expect(await auth.devices.knownOf(tokens.devices, MONA.email)).toBe(tokens.devices[0]);
    auth.time.passes(181 * 24 * 60);
    await forgetOld();
    expect(await auth.devices.knownOf(tokens.devices, MONA.email)).toBeUndefined();
  });
});
