import { beforeEach, describe, expect, it } from '@jest/globals';
import { authInMemory, MONA } from '../adapters/auth-in-memory.fixture.js';
import { codeFor, setUpFactor } from '../adapters/second-factor.fixture.js';
import { DEMO_ACCOUNT } from '../domain/credentials.js';
import type { SignedIn } from './signing-in.js';

const refused = (code: string) => expect.objectContaining({ code }) as unknown as Error;

describe('one’s own second factor', () => {
  let auth: ReturnType<typeof authInMemory>;
  let me: SignedIn;
  const begin = () => auth.ownFactor.begin(me.staff, MONA.password);
  const finish = (challenge: string, code: string) =>
    auth.ownFactor.finish(me.staff, me.tokens.session, { challenge, code });
  const isConfirmed = async () => (await auth.live.staffOf(me.tokens.session)).isConfirmed;

  beforeEach(async () => {
    auth = authInMemory();
    await auth.staff.add(MONA);
    me = await auth.signIn.signIn(MONA, {});
  });

  it('counts once a code of its key was given, and comes with ten recovery codes', async () => {
    expect(await auth.ownFactor.state(me.staff)).toEqual({
      since: null,
      hasApp: false,
      recoveryCodesLeft: 0,
      isObligatory: false,
    });
    const { key, address, challenge } = await begin();
    expect(address).toContain(`secret=${key}`);
    expect(await auth.ownFactor.state(me.staff)).toEqual({
      since: null,
      hasApp: false,
      recoveryCodesLeft: 0,
      isObligatory: false,
    });
    await expect(finish(challenge, '000000')).rejects.toEqual(refused('code.wrong'));
    const codes = await finish(challenge, codeFor(key, auth.clock.now()));
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code, number) => code.startsWith(`${number}-`))).toBe(true);
    expect(await auth.ownFactor.state(me.staff)).toEqual({
      since: auth.clock.now(),
      hasApp: true,
      recoveryCodesLeft: 10,
      isObligatory: false,
    });
    expect(await isConfirmed()).toBe(true);
    const trail = JSON.stringify(auth.audit.records);
    for (const secret of [key, challenge, ...codes]) expect(trail).not.toContain(secret);
  });

  it('is one: of two that were begun, the first to be confirmed', async () => {
    const [one, two] = [await begin(), await begin()];
    await finish(one.challenge, codeFor(one.key, auth.clock.now()));
    await expect(finish(two.challenge, codeFor(two.key, auth.clock.now()))).rejects.toEqual(
      refused('factor.exists'),
    );
    await expect(begin()).rejects.toEqual(refused('factor.exists'));
  });

  it('is begun by whoever knows the password, and finished by nobody else, in half an hour', async () => {
    await expect(auth.ownFactor.begin(me.staff, 'a guess')).rejects.toEqual(refused('password.wrong'));
    const { key, challenge } = await begin();
    const omar = { id: 'omar', email: 'omar@tiraz.example' };
    const given = { challenge, code: codeFor(key, auth.clock.now()) };
    await expect(auth.ownFactor.finish(omar, 'a token', given)).rejects.toEqual(refused('challenge.over'));
    auth.time.passes(30);
    await expect(finish(challenge, codeFor(key, auth.clock.now()))).rejects.toEqual(
      refused('challenge.over'),
    );
    const again = await begin();
    auth.time.passes(29);
    expect(await finish(again.challenge, codeFor(again.key, auth.clock.now()))).toHaveLength(10);
  });

  it('is neither removed nor given other recovery codes by a password that was changed meanwhile', async () => {
    const { recoveryCodes } = await setUpFactor(auth, me, MONA.password);
    const giveBack = auth.checks.giveBack.bind(auth.checks);
    let next = 0;
    const whileItIsChanged = (work: (password: string) => Promise<unknown>) => {
      const password = next === 0 ? MONA.password : `a loom in Cairo ${next}`;
      next += 1;
      auth.checks.giveBack = async (...check) => {
        auth.checks.giveBack = giveBack;
        await auth.staff.resetPassword({ ...MONA, password: `a loom in Cairo ${next}` });
        await giveBack(...check);
      };
      return work(password);
    };
    for (const work of ['remove', 'renewRecoveryCodes'] as const)
      await expect(whileItIsChanged((password) => auth.ownFactor[work](me.staff, password))).rejects.toEqual(
        refused('password.wrong'),
      );
    expect(await auth.ownFactor.state(me.staff)).toMatchObject({ hasApp: true, recoveryCodesLeft: 10 });
    const { email } = MONA;
    const asked = await auth.entrance.signIn({ email, password: 'a loom in Cairo 2' }, {});
    if (!('challenge' in asked)) throw new Error('no second factor was asked for');
    const given = { challenge: asked.challenge, code: recoveryCodes[0]! };
    expect((await auth.secondStep.finish(given, {})).staff).toEqual(me.staff);
  });

  it('is not set up, and no code is used, by a session that was ended meanwhile', async () => {
    const { key, challenge } = await begin();
    await auth.staff.endSessions(MONA.email);
    await expect(finish(challenge, codeFor(key, auth.clock.now()))).rejects.toEqual(
      refused('session.missing'),
    );
    expect(await auth.ownFactor.state(me.staff)).toMatchObject({ since: null });

    me = await auth.signIn.signIn(MONA, {});
    const { code } = await setUpFactor(auth, me, MONA.password);
    await auth.staff.endSessions(MONA.email);
    await expect(auth.confirmation.confirm(me.staff, me.tokens.session, { code: code() })).rejects.toEqual(
      refused('session.missing'),
    );
    expect(auth.audit.records.map(({ action }) => action)).not.toContain('session.confirmed');
  });

  it('is confirmed in a session by a code for a quarter of an hour', async () => {
    const { code, recoveryCodes } = await setUpFactor(auth, me, MONA.password);
    auth.time.passes(15);
    expect(await isConfirmed()).toBe(false);
    const confirm = (typed: string) =>
      auth.confirmation.confirm(me.staff, me.tokens.session, { code: typed });
    await expect(confirm('000000')).rejects.toEqual(refused('code.wrong'));
    expect(await isConfirmed()).toBe(false);
    await confirm(code());
    expect(await isConfirmed()).toBe(true);
    await expect(confirm(code())).rejects.toEqual(refused('code.wrong'));
    // Each leaves a row, as at sign-in, also one that was used already.
    expect(auth.audit.records.filter(({ action }) => action === 'session.refused')).toEqual(
      Array(2).fill(expect.objectContaining({ by: null, thing: { kind: 'staffAccount', id: me.staff.id } })),
    );
    auth.time.passes(15);
    expect(await isConfirmed()).toBe(false);
    await confirm(recoveryCodes[0]!);
    expect(await isConfirmed()).toBe(true);
    expect(auth.audit.records.slice(-2).map(({ action }) => action)).toEqual([
      'recovery-code.used',
      'session.confirmed',
    ]);
  });

  it('is not guessed through a session: codes and passwords have ten wrong ones together', async () => {
    const { code } = await setUpFactor(auth, me, MONA.password);
    const confirm = (typed: string) =>
      auth.confirmation.confirm(me.staff, me.tokens.session, { code: typed });
    for (let times = 0; times < 5; times += 1) {
      await expect(confirm('000000')).rejects.toEqual(refused('code.wrong'));
      await expect(auth.ownFactor.remove(me.staff, 'a guess')).rejects.toEqual(refused('password.wrong'));
    }
    await expect(confirm(code())).rejects.toEqual(refused('sign-in.throttled'));
  });

  it('has its recovery codes made anew, and those of before are worth nothing', async () => {
    const { recoveryCodes } = await setUpFactor(auth, me, MONA.password);
    const made = await auth.ownFactor.renewRecoveryCodes(me.staff, MONA.password);
    expect(made).toHaveLength(10);
    const confirm = (typed: string) =>
      auth.confirmation.confirm(me.staff, me.tokens.session, { code: typed });
    await expect(confirm(recoveryCodes[0]!)).rejects.toEqual(refused('code.wrong'));
    await confirm(made[0]!);
  });

  it('is removed with the password; then the password is enough', async () => {
    await expect(auth.ownFactor.remove(me.staff, MONA.password)).rejects.toEqual(refused('factor.missing'));
    await expect(auth.ownFactor.renewRecoveryCodes(me.staff, MONA.password)).rejects.toEqual(
      refused('factor.missing'),
    );
    await setUpFactor(auth, me, MONA.password);
    await auth.ownFactor.remove(me.staff, MONA.password);
    auth.time.passes(20);
    expect(await isConfirmed()).toBe(true);
    expect((await auth.signIn.signIn(MONA, {})).staff).toEqual(me.staff);
    expect(auth.audit.records.map(({ action }) => action)).toContain('factor.removed');
  });

  it('is set up before anything else where accounts of the role need one, and then stays', async () => {
    const known = async () => {
      const { lacksFactor, permissions } = await auth.live.staffOf(me.tokens.session);
      return [lacksFactor, permissions.has('own-account.manage')];
    };
    auth.factors.obligatoryRoles.add('sales');
    expect(await known()).toEqual([false, true]);
    auth.factors.obligatoryRoles.add('owner');
    expect(await known()).toEqual([true, false]);
    expect(await auth.ownFactor.state(me.staff)).toMatchObject({ since: null, isObligatory: true });
    await setUpFactor(auth, me, MONA.password);
    expect(await known()).toEqual([false, true]);
    await expect(auth.ownFactor.remove(me.staff, MONA.password)).rejects.toEqual(
      refused('factor.obligatory'),
    );
    auth.factors.obligatoryRoles.clear();
    await auth.ownFactor.remove(me.staff, MONA.password);
  });

  it('of the demo account takes it from the sign-in page, whose password no longer lets anybody in', async () => {
    const demo = authInMemory({ isDemo: true });
    await demo.staff.ensureFirst();
    const entered = await demo.signIn.signIn(DEMO_ACCOUNT, {});
    await setUpFactor(demo, entered, DEMO_ACCOUNT.password);
    expect(await demo.demo.shown()).toBeNull();
  });
});
