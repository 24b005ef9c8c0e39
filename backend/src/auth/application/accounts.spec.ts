import { beforeEach, describe, expect, it } from '@jest/globals';
import { DEMO_ACCOUNT } from '../domain/credentials.js';
import { NoAccountError, type FirstAccount } from './accounts.js';
import { authInMemory, COMMON_PASSWORD, MONA, useCases } from '../adapters/auth-in-memory.fixture.js';

const refused = (code: string) => expect.objectContaining({ code }) as unknown as Error;
const NEW_PASSWORD = 'a loom in new Cairo';

describe('the first account', () => {
  it.each<[string, Partial<FirstAccount>, string[]]>([
    ['is the given one', { given: MONA }, [MONA.email]],
    ['is the given one, also in demo mode', { given: MONA, isDemo: true }, [MONA.email]],
    ['is the demo account in demo mode', { isDemo: true }, [DEMO_ACCOUNT.email]],
    ['may be missing in development', {}, []],
  ])('%s', async (_, first, emails) => {
    const { staff } = authInMemory(first);
    await staff.ensureFirst();
    await staff.ensureFirst();
    expect((await staff.list()).map(({ email }) => email)).toEqual(emails);
  });

  it('is missed where it is needed, and says what to set', async () => {
    const { staff } = authInMemory({ isNeeded: true });
    await expect(staff.ensureFirst()).rejects.toThrow(NoAccountError);
    await expect(staff.ensureFirst()).rejects.toThrow(/ADMIN_EMAIL and ADMIN_PASSWORD/);
  });

  it('has the password that the operator gave, who is told what is wrong with it', async () => {
    const { staff, signIn } = authInMemory({ given: { ...MONA, password: COMMON_PASSWORD } });
    expect(await staff.ensureFirst()).toMatch(/tried first/);
    await expect(signIn.signIn({ ...MONA, password: COMMON_PASSWORD }, {})).resolves.toBeDefined();
    expect(await authInMemory({ given: MONA }).staff.ensureFirst()).toBeUndefined();
  });

  it('is not made beside another one, and a given password changes none', async () => {
    const auth = authInMemory({ given: { ...MONA, password: NEW_PASSWORD }, isNeeded: true });
    await auth.staff.add(MONA);
    await auth.staff.ensureFirst();
    expect(await auth.staff.list()).toHaveLength(1);
    expect((await auth.signIn.signIn(MONA, {})).staff.email).toBe(MONA.email);
  });

  it('is needed in production although the demo account is there from earlier', async () => {
    const auth = authInMemory({ isDemo: true });
    await auth.staff.ensureFirst();
    const production = useCases(auth, { isNeeded: true });
    await expect(production.staff.ensureFirst()).rejects.toThrow(NoAccountError);
    const configured = useCases(auth, { isNeeded: true, given: MONA });
    await configured.staff.ensureFirst();
    expect((await auth.staff.list()).map(({ email }) => email)).toEqual([DEMO_ACCOUNT.email, MONA.email]);
  });

  it('takes over from the demo account when it has its e-mail address', async () => {
    const auth = authInMemory({ isDemo: true });
    await auth.staff.ensureFirst();
    const given = { email: DEMO_ACCOUNT.email, password: NEW_PASSWORD };
    const production = useCases(auth, { isNeeded: true, given });
    await production.staff.ensureFirst();
    expect((await production.signIn.signIn(given, {})).staff.email).toBe(given.email);
    await expect(production.signIn.signIn(DEMO_ACCOUNT, {})).rejects.toEqual(refused('credentials.wrong'));
  });
});

describe('without an owner who counts', () => {
  it('the operator’s account becomes one, and leaves a trace of it', async () => {
    const auth = authInMemory({ isDemo: true });
    await auth.staff.ensureFirst();
    const { id } = await auth.staff.add(MONA, 'sales');
    await auth.accounts.change(id, { isActive: false });
    const given = { ...MONA, password: NEW_PASSWORD };
    const production = useCases(auth, { isNeeded: true, given });
    await production.staff.ensureFirst();
    expect(await auth.accounts.findById(id)).toMatchObject({ role: 'owner', isActive: true });
    expect((await production.signIn.signIn(given, {})).staff.email).toBe(MONA.email);
    expect(auth.audit.records.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['password.reset', 'account.role-changed', 'account.activated']),
    );
  });

  it('the demo account becomes one again in demo mode, with the password that it has', async () => {
    const auth = authInMemory({ isDemo: true });
    await auth.staff.ensureFirst();
    await useCases(auth, {}).staff.setRole(DEMO_ACCOUNT.email, 'sales', null);
    await auth.staff.ensureFirst();
    const { id, isDemo } = (await auth.accounts.find(DEMO_ACCOUNT.email))!;
    expect(await auth.accounts.findById(id)).toMatchObject({ role: 'owner', isActive: true });
    expect(isDemo).toBe(true);
    expect(auth.audit.records.at(-1)).toMatchObject({ action: 'account.role-changed', by: null });

    await auth.staff.resetPassword({ email: DEMO_ACCOUNT.email, password: NEW_PASSWORD });
    await auth.accounts.change(id, { isActive: false });
    await auth.staff.ensureFirst();
    const entered = await auth.signIn.signIn({ email: DEMO_ACCOUNT.email, password: NEW_PASSWORD }, {});
    expect(entered.staff.id).toBe(id);
  });

  it('production refuses to go on, although others have accounts', async () => {
    const auth = authInMemory({ isDemo: true });
    await auth.staff.ensureFirst();
    await auth.staff.add(MONA, 'sales');
    await expect(useCases(auth, { isNeeded: true }).staff.ensureFirst()).rejects.toThrow(NoAccountError);
  });
});

describe('what the sign-in page prints', () => {
  it('is the demo account until its password is changed', async () => {
    const { staff, demo } = authInMemory({ isDemo: true });
    expect(await demo.shown()).toBeNull();
    await staff.ensureFirst();
    expect(await demo.shown()).toEqual(DEMO_ACCOUNT);
    await staff.resetPassword({ email: DEMO_ACCOUNT.email, password: NEW_PASSWORD });
    expect(await demo.shown()).toBeNull();
  });

  it('is nothing while the demo account is switched off', async () => {
    const { staff, demo, accounts } = authInMemory({ isDemo: true });
    await staff.ensureFirst();
    const { id } = (await accounts.find(DEMO_ACCOUNT.email))!;
    await accounts.change(id, { isActive: false });
    expect(await demo.shown()).toBeNull();
    await accounts.change(id, { isActive: true });
    expect(await demo.shown()).toEqual(DEMO_ACCOUNT);
  });

  it('is nothing outside demo mode', async () => {
    const auth = authInMemory({ isDemo: true });
    await auth.staff.ensureFirst();
    expect(await useCases(auth, {}).demo.shown()).toBeNull();
  });
});

describe('an account', () => {
  let auth: ReturnType<typeof authInMemory>;
  const enter = (password = MONA.password) => auth.signIn.signIn({ ...MONA, password }, {});
  const alive = async (token: string) =>
    auth.live.staffOf(token).then(
      () => true,
      () => false,
    );

  beforeEach(async () => {
    auth = authInMemory();
    await auth.staff.add({ ...MONA, email: ' Mona@TIRAZ.example ' });
  });

  it('is one for each e-mail address, whatever its letter case', async () => {
    expect((await auth.staff.list()).map(({ email }) => email)).toEqual([MONA.email]);
    await expect(auth.staff.add({ ...MONA, email: 'MONA@tiraz.example' })).rejects.toEqual(
      refused('account.exists'),
    );
    await expect(auth.staff.add({ ...MONA, email: 'mona' })).rejects.toEqual(refused('email.invalid'));
    await expect(auth.staff.add({ email: 'omar@tiraz.example', password: 'short' })).rejects.toEqual(
      refused('password.too-short'),
    );
  });

  it('gets another password by its owner, whose other sessions end', async () => {
    const [here, there] = [await enter(), await enter()];
    const change = { currentPassword: MONA.password, newPassword: NEW_PASSWORD };
    const token = await auth.ownAccount.changePassword(here.staff, here.tokens.session, change);
    expect(await Promise.all([token, here.tokens.session, there.tokens.session].map(alive))).toEqual([
      true,
      false,
      false,
    ]);
    await expect(enter()).rejects.toEqual(refused('credentials.wrong'));
    expect((await enter(NEW_PASSWORD)).staff).toEqual(here.staff);
    expect(auth.audit.records.at(-3)).toMatchObject({ action: 'password.changed', by: here.staff });
    expect(JSON.stringify(auth.audit.records)).not.toContain('loom');
  });

  it('keeps its password, and gets no session, when that which asks ends before the new one is stored', async () => {
    const { staff, tokens } = await enter();
    const hashOf = auth.hashes.of.bind(auth.hashes);
    auth.hashes.of = async (password) => {
      await auth.live.end(tokens.session, staff);
      return hashOf(password);
    };
    const change = { currentPassword: MONA.password, newPassword: NEW_PASSWORD };
    await expect(auth.ownAccount.changePassword(staff, tokens.session, change)).rejects.toEqual(
      refused('session.missing'),
    );
    expect(await auth.ownAccount.sessions(staff, tokens.session)).toEqual([]);
    expect((await enter()).staff).toEqual(staff);
  });

  it('keeps its password when the current one is wrong, or the new one no good', async () => {
    const { staff, tokens } = await enter();
    const change = (currentPassword: string, newPassword: string) =>
      auth.ownAccount.changePassword(staff, tokens.session, { currentPassword, newPassword });
    await expect(change('a guess', NEW_PASSWORD)).rejects.toEqual(refused('password.wrong'));
    await expect(change(MONA.password, 'short')).rejects.toEqual(refused('password.too-short'));
    await expect(change(MONA.password, COMMON_PASSWORD)).rejects.toEqual(refused('password.common'));
    await expect(change(MONA.password, 'mona@tiraz.example')).rejects.toEqual(refused('password.obvious'));
    expect(await alive(tokens.session)).toBe(true);
    expect((await enter()).staff).toEqual(staff);
  });

  it('is not open to guesses through a session either', async () => {
    const { staff, tokens } = await enter();
    const wrong = { currentPassword: 'a guess', newPassword: NEW_PASSWORD };
    const guess = () => auth.ownAccount.changePassword(staff, tokens.session, wrong);
    auth.hashes.checks = 0;
    const guesses = await Promise.allSettled(Array.from({ length: 50 }, guess));
    expect(auth.hashes.checks).toBe(10);
    expect((guesses.at(-1) as PromiseRejectedResult).reason).toEqual(refused('sign-in.throttled'));
  });

  it('gets another password from the command line: every session ends', async () => {
    const { tokens } = await enter();
    await auth.staff.resetPassword({ email: 'Mona@tiraz.example', password: NEW_PASSWORD });
    expect(await alive(tokens.session)).toBe(false);
    expect((await enter(NEW_PASSWORD)).staff.email).toBe(MONA.email);
    await expect(
      auth.staff.resetPassword({ email: 'nobody@tiraz.example', password: NEW_PASSWORD }),
    ).rejects.toEqual(refused('account.missing'));
  });

  it('whose guesses are used up gets in at once with a password that was reset, from any browser', async () => {
    const { tokens, staff } = await enter();
    const guess = (devices: readonly string[] = []) =>
      auth.signIn.signIn({ ...MONA, password: 'a guess' }, { devices }).catch(() => undefined);
    const wrong = { currentPassword: 'a guess', newPassword: NEW_PASSWORD };
    const again = () => auth.ownAccount.changePassword(staff, tokens.session, wrong);
    for (let times = 0; times < 11; times += 1) {
      await guess();
      await guess(tokens.devices);
      await expect(again()).rejects.toThrow();
    }
    await expect(again()).rejects.toEqual(refused('sign-in.throttled'));
    await auth.staff.resetPassword({ email: MONA.email, password: NEW_PASSWORD });
    expect((await enter(NEW_PASSWORD)).staff.email).toBe(MONA.email);
    await expect(again()).rejects.toEqual(refused('password.wrong'));
    // Whoever guesses goes on, and uses up what there is for unknown browsers.
    for (let times = 0; times < 11; times += 1) await guess();
    await expect(enter(NEW_PASSWORD)).rejects.toEqual(refused('sign-in.throttled'));
    const known = await auth.signIn.signIn({ ...MONA, password: NEW_PASSWORD }, tokens);
    expect(known.staff.email).toBe(MONA.email);
  });

  it('is known by ten browsers after a reset, those that were used last', async () => {
    const devices: string[] = [];
    for (let browser = 0; browser < 11; browser += 1) {
      devices.push(...(await enter()).tokens.devices);
      auth.time.passes(1);
    }
    await auth.staff.resetPassword({ email: MONA.email, password: NEW_PASSWORD });
    const known = await Promise.all(devices.map((device) => auth.devices.knownOf([device], MONA.email)));
    expect(known).toEqual([undefined, ...devices.slice(1)]);
  });

  it('gets another role, which counts from the next request on', async () => {
    const { tokens } = await enter();
    await auth.staff.add({ email: 'omar@tiraz.example', password: NEW_PASSWORD });
    await auth.staff.setRole(' MONA@tiraz.example', 'catalogue', null);
    const { role, permissions } = await auth.live.staffOf(tokens.session);
    expect(role).toBe('catalogue');
    expect([permissions.has('catalogue.write'), permissions.has('inquiries.read')]).toEqual([true, false]);
    expect(auth.audit.records.at(-1)).toMatchObject({
      action: 'account.role-changed',
      by: null,
      before: { role: 'owner' },
      after: { role: 'catalogue' },
    });
  });

  it('stays an owner while there is no other: the demo account counts in demo mode alone', async () => {
    const demoted = () => auth.staff.setRole(MONA.email, 'sales', null);
    await expect(demoted()).rejects.toEqual(refused('owner.last'));
    await auth.accounts.add({
      ...(await auth.accounts.find(MONA.email))!,
      id: auth.accounts.nextId(),
      email: 'demo@tiraz.example',
      isDemo: true,
    });
    await expect(demoted()).rejects.toEqual(refused('owner.last'));
    await auth.staff.add({ email: 'omar@tiraz.example', password: NEW_PASSWORD }, 'sales');
    await expect(demoted()).rejects.toEqual(refused('owner.last'));
    await auth.staff.setRole('omar@tiraz.example', 'owner', null);
    await demoted();
    await expect(auth.staff.setRole('omar@tiraz.example', 'viewer', null)).rejects.toEqual(
      refused('owner.last'),
    );
  });

  it('with a role that this release does not know may do nothing', async () => {
    const { tokens, staff } = await enter();
    await auth.accounts.change(staff.id, { role: 'tailor' as never });
    expect((await auth.live.staffOf(tokens.session)).permissions.has('own-account.manage')).toBe(false);
  });

  it('can have all its sessions ended', async () => {
    const { tokens } = await enter();
    await enter();
    expect(await auth.staff.endSessions(MONA.email)).toBe(2);
    expect(await alive(tokens.session)).toBe(false);
    await expect(auth.staff.endSessions('nobody@tiraz.example')).rejects.toEqual(refused('account.missing'));
    expect(auth.audit.records.at(-1)).toMatchObject({ action: 'sessions.ended', by: null });
  });
});
