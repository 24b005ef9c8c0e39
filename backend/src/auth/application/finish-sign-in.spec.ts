import { beforeEach, describe, expect, it } from '@jest/globals';
import { authInMemory, MONA } from '../adapters/auth-in-memory.fixture.js';
import { setUpFactor } from '../adapters/second-factor.fixture.js';
import type { Browser, SignedIn } from './signing-in.js';

const refused = (code: string) => expect.objectContaining({ code }) as unknown as Error;

describe('somebody with a second factor', () => {
  let auth: ReturnType<typeof authInMemory>;
  let first: SignedIn;
  let code: (later?: number) => string;
  let recoveryCodes: string[];

  const ask = async (browser: Browser = {}) => {
    const outcome = await auth.entrance.signIn(MONA, browser);
    if (!('challenge' in outcome)) throw new Error('no code was asked for');
    return outcome.challenge;
  };
  const give = async (typed: string, browser: Browser = {}, challenge?: string) =>
    auth.secondStep.finish({ challenge: challenge ?? (await ask(browser)), code: typed }, browser);
  const actions = () => auth.audit.records.map(({ action }) => action);

  beforeEach(async () => {
    auth = authInMemory();
    await auth.staff.add(MONA);
    first = await auth.signIn.signIn(MONA, {});
    ({ code, recoveryCodes } = await setUpFactor(auth, first, MONA.password));
  });

  it('is not signed in by the password alone', async () => {
    const before = await auth.ownAccount.sessions(first.staff, first.tokens.session);
    const signedInAt = (await auth.accounts.findById(first.staff.id))?.signedInAt;
    auth.time.passes(1);
    expect(await auth.entrance.signIn(MONA, {})).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      hasApp: true,
      passkeys: [],
      passkeyHost: 'tiraz.example',
      expiresAt: new Date(auth.clock.now().getTime() + 5 * 60_000),
    });
    expect(await auth.ownAccount.sessions(first.staff, first.tokens.session)).toEqual(before);
    expect((await auth.accounts.findById(first.staff.id))?.signedInAt).toEqual(signedInAt);
    expect(actions().at(-1)).toBe('factor.set-up');
  });

  it.each([0, 1])('is signed in by a code, also of a clock that is %i step ahead', async (later) => {
    const { staff, tokens } = await give(code(later));
    expect(staff).toEqual(first.staff);
    expect(await auth.live.staffOf(tokens.session)).toMatchObject({ staff, isConfirmed: true });
    expect(actions().at(-1)).toBe('session.started');
  });

  it('is not signed in by a code two steps off', async () => {
    await expect(give(code(2))).rejects.toEqual(refused('code.wrong'));
    await expect(give(code(-2))).rejects.toEqual(refused('code.wrong'));
  });

  it('uses each code once, and none of before it', async () => {
    await give(code());
    await expect(give(code())).rejects.toEqual(refused('code.wrong'));
    await expect(give(code(-1))).rejects.toEqual(refused('code.wrong'));
    expect(actions().at(-1)).toBe('session.refused');
    await give(code(1));
  });

  it('is signed in by no question of another purpose, whoever spells its name out', async () => {
    const { challenge: confirming } = await auth.confirmation.ask(first.staff);
    const { challenge: adding } = await auth.ownPasskeys.begin(first.staff, MONA.password);
    for (const token of [confirming, `confirm-session ${confirming}`, adding, `add-passkey ${adding}`])
      await expect(give(code(), {}, token)).rejects.toEqual(refused('challenge.over'));
    await give(code());
  });

  it('answers a question once, and may be wrong before', async () => {
    const challenge = await ask();
    await expect(give('000000', {}, challenge)).rejects.toEqual(refused('code.wrong'));
    await give(code(), {}, challenge);
    await expect(give(code(1), {}, challenge)).rejects.toEqual(refused('challenge.over'));
  });

  it('has five minutes', async () => {
    const challenge = await ask();
    auth.time.passes(5);
    await expect(give(code(), {}, challenge)).rejects.toEqual(refused('challenge.over'));
    await auth.signIn.forgetOld();
    expect(await auth.challenges.find(challenge)).toBeUndefined();
    await expect(give(code(), {}, 'no challenge')).rejects.toEqual(refused('challenge.over'));
  });

  it('is signed in by no question of the set-up of an app', async () => {
    await auth.staff.resetFactor(MONA.email);
    const { challenge } = await auth.ownFactor.begin(first.staff, MONA.password);
    await expect(give(code(), {}, challenge)).rejects.toEqual(refused('challenge.over'));
  });

  describe.each<[string, () => Promise<unknown>]>([
    ['the password is reset', () => auth.staff.resetPassword({ ...MONA, password: 'a loom in new Cairo' })],
    ['the account is switched off', () => auth.accounts.change(first.staff.id, { isActive: false })],
  ])('when %s', (_, happens) => {
    it('starts anew', async () => {
      const challenge = await ask();
      await happens();
      await expect(give(code(), {}, challenge)).rejects.toEqual(refused('challenge.over'));
    });

    it('also while the code is looked at, and has refused nobody', async () => {
      const challenge = await ask();
      const giveBack = auth.checks.giveBack.bind(auth.checks);
      auth.checks.giveBack = async (...check) => {
        await giveBack(...check);
        await happens();
      };
      await expect(give(code(), {}, challenge)).rejects.toEqual(refused('challenge.over'));
      expect(actions()).not.toContain('session.refused');
    });
  });

  it('gets in by a recovery code, each once', async () => {
    const spaced = recoveryCodes[3]!.toLowerCase().replaceAll('-', ' ');
    await give(spaced);
    expect(actions().slice(-2)).toEqual(['recovery-code.used', 'session.started']);
    await expect(give(spaced)).rejects.toEqual(refused('code.wrong'));
    expect(await auth.ownFactor.state(first.staff)).toMatchObject({ recoveryCodesLeft: 9 });
    await give(recoveryCodes[4]!);
  });

  it('has ten wrong codes and passwords in ten minutes, together', async () => {
    const challenge = await ask();
    for (let times = 0; times < 4; times += 1)
      await expect(give('000000', {}, challenge)).rejects.toEqual(refused('code.wrong'));
    for (let times = 0; times < 6; times += 1)
      await expect(auth.entrance.signIn({ ...MONA, password: 'a guess' }, {})).rejects.toEqual(
        refused('credentials.wrong'),
      );
    await expect(give(code(), {}, challenge)).rejects.toEqual(refused('sign-in.throttled'));
    await expect(ask()).rejects.toEqual(refused('sign-in.throttled'));
    const { devices } = first.tokens;
    const known = await auth.entrance.signIn(MONA, { devices });
    if (!('challenge' in known)) throw new Error('no code was asked for');
    const entered = await give(code(), { devices }, known.challenge);
    expect(entered.tokens.devices).toEqual(devices);
  });

  it('is signed in by the password alone after a reset at the terminal, every session over', async () => {
    const challenge = await ask();
    await auth.staff.resetFactor(MONA.email);
    await expect(auth.live.staffOf(first.tokens.session)).rejects.toEqual(refused('session.missing'));
    await expect(give(code(), {}, challenge)).rejects.toEqual(refused('code.wrong'));
    expect((await auth.signIn.signIn(MONA, {})).staff).toEqual(first.staff);
    await expect(auth.staff.resetFactor(MONA.email)).rejects.toEqual(refused('factor.missing'));
    expect(actions()).toContain('factor.reset');
  });
});
