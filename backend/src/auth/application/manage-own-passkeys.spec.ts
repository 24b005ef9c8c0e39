import { beforeEach, describe, expect, it } from '@jest/globals';
import { authInMemory, MONA } from '../adapters/auth-in-memory.fixture.js';
import { PlainAuthenticator } from '../adapters/plain-passkeys.in-memory.js';
import { codeFor, setUpFactor } from '../adapters/second-factor.fixture.js';
import type { SignedIn } from './signing-in.js';

const refused = (code: string) => expect.objectContaining({ code }) as unknown as Error;
const OMAR = { email: 'omar@tiraz.example', password: 'a loom in old Tanta' };

describe('one’s own passkeys', () => {
  let auth: ReturnType<typeof authInMemory>;
  let me: SignedIn;
  let phone: PlainAuthenticator;

  const begin = () => auth.ownPasskeys.begin(me.staff, MONA.password);
  const finish = (challenge: string, authenticator = phone, name = 'Phone') =>
    auth.ownPasskeys.finish(me.staff, me.tokens.session, {
      challenge,
      name,
      credential: authenticator.create(challenge),
    });
  const add = async (authenticator = phone, name = 'Phone') =>
    finish((await begin()).challenge, authenticator, name);
  const listed = async () => (await auth.ownPasskeys.list(me.staff)).passkeys;
  const ids = async () => (await listed()).map(({ id }) => id);
  const ask = async () => {
    const outcome = await auth.entrance.signIn(MONA, {});
    if (!('challenge' in outcome)) throw new Error('no second factor was asked for');
    return outcome;
  };
  const use = (challenge: string, authenticator = phone) =>
    auth.secondStep.finish({ challenge, credential: authenticator.use(challenge) }, {});
  const isConfirmed = async () => (await auth.live.staffOf(me.tokens.session)).isConfirmed;
  const actions = () => auth.audit.records.map(({ action }) => action);

  beforeEach(async () => {
    auth = authInMemory();
    await auth.staff.add(MONA);
    me = await auth.signIn.signIn(MONA, {});
    phone = new PlainAuthenticator('phone');
  });

  it('are a second factor, and come with ten recovery codes the first time alone', async () => {
    expect(await auth.ownPasskeys.list(me.staff)).toEqual({ host: 'tiraz.example', passkeys: [] });
    const { challenge, ...told } = await begin();
    expect(told).toEqual({
      host: 'tiraz.example',
      account: me.staff,
      known: [],
      expiresAt: new Date(auth.clock.now().getTime() + 5 * 60_000),
    });
    const codes = await finish(challenge);
    expect(new Set(codes).size).toBe(10);
    expect(await auth.ownFactor.state(me.staff)).toEqual({
      since: auth.clock.now(),
      hasApp: false,
      recoveryCodesLeft: 10,
      isObligatory: false,
    });
    expect(await isConfirmed()).toBe(true);
    expect(await listed()).toEqual([
      { id: expect.any(String), name: 'Phone', createdAt: auth.clock.now(), usedAt: null },
    ]);
    expect(auth.audit.records.at(-1)).toMatchObject({ action: 'passkey.added', after: { name: 'Phone' } });

    expect((await begin()).known).toEqual(['phone']);
    expect(await add(new PlainAuthenticator('key'), 'Key')).toEqual([]);
    expect(await auth.ownFactor.state(me.staff)).toMatchObject({ recoveryCodesLeft: 10 });
    const trail = JSON.stringify(auth.audit.records);
    for (const secret of ['key-of-phone', challenge, ...codes]) expect(trail).not.toContain(secret);
  });

  it('are begun with the password, and finished once, in five minutes, by nobody else', async () => {
    await expect(auth.ownPasskeys.begin(me.staff, 'a guess')).rejects.toEqual(refused('password.wrong'));
    const { challenge } = await begin();
    const credential = phone.create(challenge);
    const omar = { id: 'omar', email: 'omar@tiraz.example' };
    const given = { challenge, name: 'Phone', credential };
    await expect(auth.ownPasskeys.finish(omar, 'a token', given)).rejects.toEqual(refused('challenge.over'));
    await finish(challenge);
    await expect(finish(challenge, new PlainAuthenticator('key'))).rejects.toEqual(refused('challenge.over'));
    const { challenge: late } = await begin();
    auth.time.passes(5);
    await expect(finish(late, new PlainAuthenticator('key'))).rejects.toEqual(refused('challenge.over'));
    expect(await listed()).toHaveLength(1);
  });

  it('are not finished after the password was changed, nor by a challenge of another purpose', async () => {
    await add();
    const { challenge } = await begin();
    const [signIn, again] = [(await ask()).challenge, (await auth.confirmation.ask(me.staff)).challenge];
    for (const other of [signIn, again])
      await expect(finish(other, new PlainAuthenticator('key'))).rejects.toEqual(refused('challenge.over'));
    for (const other of [challenge, again])
      await expect(use(other)).rejects.toEqual(refused('challenge.over'));
    for (const other of [challenge, signIn]) {
      const given = { challenge: other, credential: phone.use(other) };
      await expect(auth.confirmation.confirm(me.staff, me.tokens.session, given)).rejects.toEqual(
        refused('challenge.over'),
      );
    }
    await auth.staff.resetPassword({ ...MONA, password: 'a loom in new Cairo' });
    await expect(finish(challenge, new PlainAuthenticator('key'))).rejects.toEqual(refused('challenge.over'));
  });

  it('are not removed by a password that was changed meanwhile', async () => {
    await add();
    const [id] = await ids();
    const giveBack = auth.checks.giveBack.bind(auth.checks);
    auth.checks.giveBack = async (...check) => {
      auth.checks.giveBack = giveBack;
      await auth.staff.resetPassword({ ...MONA, password: 'a loom in new Cairo' });
      await giveBack(...check);
    };
    await expect(auth.ownPasskeys.remove(me.staff, id!, MONA.password)).rejects.toEqual(
      refused('password.wrong'),
    );
    expect(await ids()).toEqual([id]);
  });

  it('are not added by a session that was ended meanwhile', async () => {
    const { challenge } = await begin();
    await auth.staff.endSessions(MONA.email);
    await expect(finish(challenge)).rejects.toEqual(refused('session.missing'));
    expect(await listed()).toEqual([]);
    expect(await auth.ownFactor.state(me.staff)).toMatchObject({ since: null });
  });

  it('are refused when the authenticator answers something else, or has one already', async () => {
    const { challenge } = await begin();
    const made = { challenge, name: 'Phone', credential: phone.create('another challenge') };
    await expect(auth.ownPasskeys.finish(me.staff, me.tokens.session, made)).rejects.toEqual(
      refused('passkey.wrong'),
    );
    await finish(challenge);
    await expect(add(phone, 'The same')).rejects.toEqual(refused('passkey.exists'));
  });

  it('are ten at most', async () => {
    for (let each = 0; each < 9; each += 1) await add(new PlainAuthenticator(`key-${each}`));
    const [one, two] = [await begin(), await begin()];
    await finish(one.challenge);
    await expect(finish(two.challenge, new PlainAuthenticator('too-many'))).rejects.toEqual(
      refused('passkeys.too-many'),
    );
    await expect(begin()).rejects.toEqual(refused('passkeys.too-many'));
  });

  it('sign in after the password, each answer once', async () => {
    await add();
    const asked = await ask();
    expect(asked).toMatchObject({
      hasApp: false,
      passkeys: [{ id: 'phone', transports: ['internal'] }],
      passkeyHost: 'tiraz.example',
    });
    const { challenge } = asked;
    const credential = phone.use(challenge);
    const entered = await auth.secondStep.finish({ challenge, credential }, {});
    expect(await auth.live.staffOf(entered.tokens.session)).toMatchObject({ isConfirmed: true });
    expect(actions().at(-1)).toBe('session.started');
    expect((await listed())[0]?.usedAt).toEqual(auth.clock.now());
    await expect(auth.secondStep.finish({ challenge, credential }, {})).rejects.toEqual(
      refused('challenge.over'),
    );
    const next = (await ask()).challenge;
    await expect(auth.secondStep.finish({ challenge: next, credential }, {})).rejects.toEqual(
      refused('passkey.wrong'),
    );
    expect(actions().at(-1)).toBe('session.refused');
  });

  it('are of no use to another account', async () => {
    await add();
    await auth.staff.add(OMAR);
    const omar = await auth.signIn.signIn(OMAR, {});
    await setUpFactor(auth, omar, OMAR.password);
    const outcome = await auth.entrance.signIn(OMAR, {});
    if (!('challenge' in outcome)) throw new Error('no second factor was asked for');
    expect(outcome.passkeys).toEqual([]);
    await expect(use(outcome.challenge)).rejects.toEqual(refused('passkey.wrong'));
    const [id] = await ids();
    await expect(auth.ownPasskeys.rename(omar.staff, id!, 'Mine')).rejects.toEqual(
      refused('passkey.missing'),
    );
    await expect(auth.ownPasskeys.remove(omar.staff, id!, OMAR.password)).rejects.toEqual(
      refused('passkey.missing'),
    );
  });

  it('share the ten checks of codes and passwords', async () => {
    await add();
    const { challenge } = await ask();
    for (let times = 0; times < 5; times += 1) {
      const credential = phone.use('another challenge');
      await expect(auth.secondStep.finish({ challenge, credential }, {})).rejects.toEqual(
        refused('passkey.wrong'),
      );
      await expect(auth.secondStep.finish({ challenge, code: '000000' }, {})).rejects.toEqual(
        refused('code.wrong'),
      );
    }
    await expect(use(challenge)).rejects.toEqual(refused('sign-in.throttled'));
  });

  it('confirm a session for a quarter of an hour', async () => {
    await expect(auth.confirmation.ask(me.staff)).rejects.toEqual(refused('factor.missing'));
    await add();
    auth.time.passes(15);
    expect(await isConfirmed()).toBe(false);
    const { challenge } = await auth.confirmation.ask(me.staff);
    const given = { challenge, credential: phone.use(challenge) };
    await auth.confirmation.confirm(me.staff, me.tokens.session, given);
    expect(await isConfirmed()).toBe(true);
    expect(actions().at(-1)).toBe('session.confirmed');
    await expect(auth.confirmation.confirm(me.staff, me.tokens.session, given)).rejects.toEqual(
      refused('challenge.over'),
    );
    const { challenge: late } = await auth.confirmation.ask(me.staff);
    auth.time.passes(5);
    await expect(
      auth.confirmation.confirm(me.staff, me.tokens.session, {
        challenge: late,
        credential: phone.use(late),
      }),
    ).rejects.toEqual(refused('challenge.over'));
  });

  it('are renamed, which leaves a row when something changed', async () => {
    await add();
    const [id] = await ids();
    await auth.ownPasskeys.rename(me.staff, id!, 'Old phone');
    await auth.ownPasskeys.rename(me.staff, id!, 'Old phone');
    expect((await listed())[0]?.name).toBe('Old phone');
    expect(auth.audit.records.filter(({ action }) => action === 'passkey.renamed')).toMatchObject([
      { before: { name: 'Phone' }, after: { name: 'Old phone' } },
    ]);
  });

  it('are removed with the password; with the last one the second factor goes', async () => {
    await add();
    await add(new PlainAuthenticator('key'), 'Key');
    const [id, other] = await ids();
    await expect(auth.ownPasskeys.remove(me.staff, id!, 'a guess')).rejects.toEqual(
      refused('password.wrong'),
    );
    await auth.ownPasskeys.remove(me.staff, id!, MONA.password);
    await expect(use((await ask()).challenge)).rejects.toEqual(refused('passkey.wrong'));
    expect(await auth.ownFactor.state(me.staff)).toMatchObject({ recoveryCodesLeft: 10 });
    await auth.ownPasskeys.remove(me.staff, other!, MONA.password);
    expect(await auth.ownFactor.state(me.staff)).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    expect((await auth.signIn.signIn(MONA, {})).staff).toEqual(me.staff);
    expect(auth.audit.records.find(({ action }) => action === 'passkey.removed')).toMatchObject({
      before: { name: 'Phone' },
    });
  });

  it('count where a role needs a second factor, and the last one stays', async () => {
    auth.factors.obligatoryRoles.add('owner');
    const lacks = async () => (await auth.live.staffOf(me.tokens.session)).lacksFactor;
    expect(await lacks()).toBe(true);
    await add();
    expect(await lacks()).toBe(false);
    const [id] = await ids();
    await expect(auth.ownPasskeys.remove(me.staff, id!, MONA.password)).rejects.toEqual(
      refused('factor.obligatory'),
    );
    const { challenge, key } = await auth.ownFactor.begin(me.staff, MONA.password);
    const given = { challenge, code: codeFor(key, auth.clock.now()) };
    expect(await auth.ownFactor.finish(me.staff, me.tokens.session, given)).toEqual([]);
    await auth.ownPasskeys.remove(me.staff, id!, MONA.password);
    await expect(auth.ownFactor.remove(me.staff, MONA.password)).rejects.toEqual(
      refused('factor.obligatory'),
    );
  });

  it('stay when the authenticator app goes', async () => {
    await setUpFactor(auth, me, MONA.password);
    await add();
    await auth.ownFactor.remove(me.staff, MONA.password);
    expect(await auth.ownFactor.state(me.staff)).toMatchObject({ hasApp: false, recoveryCodesLeft: 10 });
    await expect(auth.ownFactor.remove(me.staff, MONA.password)).rejects.toEqual(refused('factor.missing'));
    await use((await ask()).challenge);
  });

  it('go when the second factor is reset', async () => {
    await add();
    const { challenge } = await ask();
    await auth.staff.resetFactor(MONA.email);
    await expect(use(challenge)).rejects.toEqual(refused('passkey.wrong'));
    me = await auth.signIn.signIn(MONA, {});
    expect(await listed()).toEqual([]);
  });
});
