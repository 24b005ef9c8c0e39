import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { addAccount, KEPT, type Stores } from './auth-stores.fixture.js';

const noon = new Date('2026-03-01T12:00:00.123Z');
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const LIMIT = { most: 3, withinMs: 10 * 60_000 };

describe.each(KEPT)('staff kept %s', (_, open) => {
  let stores: Stores;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ stores, close } = await open());
  });
  afterAll(() => close());

  const anAccount = (isDemo = false) => addAccount(stores.accounts, noon, { isDemo });

  describe('accounts', () => {
    it('are found again, value for value, and listed by e-mail address', async () => {
      const account = await anAccount(true);
      const other = await anAccount();
      expect(await stores.accounts.find(account.email)).toEqual(account);
      expect(await stores.transactions.run(() => stores.accounts.hold(account.email))).toEqual(account);
      const emails = (await stores.accounts.list()).map(({ email }) => email);
      expect(emails).toEqual([...emails].sort());
      expect(emails).toEqual(expect.arrayContaining([account.email, other.email]));
      expect(await stores.accounts.find('nobody@tiraz.example')).toBeUndefined();
    });

    it('are one for each e-mail address', async () => {
      const account = await anAccount();
      const second = { ...account, id: stores.accounts.nextId(noon), passwordHash: 'another' };
      expect(await stores.accounts.add(second)).toBe(false);
      expect(await stores.accounts.find(account.email)).toEqual(account);
    });

    it('are ordinary ones as soon as their password is set', async () => {
      const account = await anAccount(true);
      await stores.accounts.setPassword(account.id, 'a new hash');
      expect(await stores.accounts.find(account.email)).toEqual({
        ...account,
        passwordHash: 'a new hash',
        isDemo: false,
      });
    });

    it('change in what is said, and in nothing else', async () => {
      const account = await anAccount();
      const change = { role: 'viewer', name: 'منى', isActive: false } as const;
      await stores.accounts.change(account.id, change);
      const changed = { ...account, ...change, version: 2 };
      expect(await stores.accounts.findById(account.id)).toEqual(changed);
      await stores.accounts.change(account.id, { isActive: true });
      const again = { ...changed, isActive: true, version: 3 };
      expect(await stores.accounts.find(account.email)).toEqual(again);
    });

    it('know the latest sign-in, which is no change of theirs', async () => {
      const account = await anAccount();
      await stores.accounts.noteSignIn(account.id, noon);
      expect(await stores.accounts.findById(account.id)).toEqual({ ...account, signedInAt: noon });
    });

    it('that are switched off have no session', async () => {
      const account = await anAccount();
      const token = randomUUID();
      await stores.sessions.start({ token, staffId: account.id, userAgent: '', at: noon });
      await stores.accounts.change(account.id, { isActive: false });
      expect(await stores.sessions.find(token)).toBeUndefined();
    });
  });

  describe('sessions', () => {
    const start = (token: string, staffId: string, at = noon, userAgent = '') =>
      stores.sessions.start({ token, staffId, userAgent, at });
    const alive = { seenAfter: minutesLater(-30), startedAfter: minutesLater(-720) };

    it('tell whose they are and when they were used', async () => {
      const { id, email, isDemo, role, name } = await anAccount(true);
      const token = randomUUID();
      await start(token, id, noon);
      const told = { isDemo, role, name, hasFactor: false, isFactorObligatory: false, confirmedAt: null };
      const session = { staff: { id, email }, ...told, startedAt: noon };
      expect(await stores.sessions.find(token)).toEqual({ ...session, seenAt: noon });
      await stores.sessions.noteSeen(token, minutesLater(5));
      await stores.sessions.noteSeen(token, minutesLater(4));
      expect(await stores.sessions.find(token)).toEqual({ ...session, seenAt: minutesLater(5) });
      expect(await stores.sessions.find(randomUUID())).toBeUndefined();
    });

    it('stay ended, even when a late request says that it saw them', async () => {
      const { id } = await anAccount();
      const token = randomUUID();
      await start(token, id, noon);
      expect(await stores.sessions.confirm(token, noon)).toBe(true);
      expect(await stores.sessions.end(token)).toBe(true);
      expect(await stores.sessions.end(token)).toBe(false);
      expect(await stores.sessions.confirm(token, noon)).toBe(false);
      await stores.sessions.noteSeen(token, minutesLater(1));
      expect(await stores.sessions.find(token)).toBeUndefined();
    });

    it('end together for one account, and for no other', async () => {
      const [one, other] = [await anAccount(), await anAccount()];
      const tokens = [randomUUID(), randomUUID(), randomUUID()] as const;
      await start(tokens[0], one.id, noon);
      await start(tokens[1], one.id, noon);
      await start(tokens[2], other.id, noon);
      expect(await stores.sessions.endAllOf(one.id)).toBe(2);
      expect(await stores.sessions.endAllOf(one.id)).toBe(0);
      const left = await Promise.all(tokens.map((token) => stores.sessions.find(token)));
      expect(left.map(Boolean)).toEqual([false, false, true]);
    });

    it('are listed to their owner alone: that of the token first, then the latest used', async () => {
      const [one, other] = [await anAccount(), await anAccount()];
      const tokens = [randomUUID(), randomUUID(), randomUUID()] as const;
      for (const [minute, token] of tokens.entries())
        await start(token, one.id, minutesLater(minute), `Browser ${minute}`);
      await start(randomUUID(), other.id);
      await stores.sessions.noteSeen(tokens[0], minutesLater(9));
      const list = (token: string, since = alive, most = 9) =>
        stores.sessions.listOf(one.id, token, since, most);

      const listed = await list(tokens[1]);
      const id = expect.stringMatching(/^[\da-f-]{36}$/) as unknown as string;
      const times = (started: number, seen: number) => ({
        startedAt: minutesLater(started),
        seenAt: minutesLater(seen),
      });
      expect(listed).toEqual([
        { id, userAgent: 'Browser 1', isCurrent: true, ...times(1, 1) },
        { id, userAgent: 'Browser 0', isCurrent: false, ...times(0, 9) },
        { id, userAgent: 'Browser 2', isCurrent: false, ...times(2, 2) },
      ]);
      expect(new Set(listed.map((session) => session.id)).size).toBe(3);
      const names = async (...given: Parameters<typeof list>) =>
        (await list(...given)).map(({ userAgent }) => userAgent);
      expect(await names(randomUUID(), alive, 2)).toEqual(['Browser 0', 'Browser 2']);
      expect(await names(tokens[0], { ...alive, seenAfter: minutesLater(1) })).toEqual([
        'Browser 0',
        'Browser 2',
      ]);
      expect(await names(tokens[0], { ...alive, startedAfter: minutesLater(1) })).toEqual(['Browser 2']);
    });

    it('end one by one, or all but one, and none of another account', async () => {
      const [one, other] = [await anAccount(), await anAccount()];
      const [here, there, elsewhere, others] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
      for (const token of [here, there, elsewhere]) await start(token, one.id);
      await start(others, other.id);
      const [named] = await stores.sessions.listOf(one.id, there, alive, 9);
      const left = async () => {
        const found = [here, there, elsewhere, others].map((token) => stores.sessions.find(token));
        return (await Promise.all(found)).map(Boolean);
      };

      expect(await stores.sessions.endOne(other.id, named!.id)).toBe(false);
      expect(await left()).toEqual([true, true, true, true]);
      expect(await stores.sessions.endOne(one.id, named!.id)).toBe(true);
      expect(await stores.sessions.endOne(one.id, named!.id)).toBe(false);
      expect(await left()).toEqual([true, false, true, true]);
      await stores.sessions.endOthers(one.id, here);
      expect(await left()).toEqual([true, false, false, true]);
    });

    it('are forgotten when nobody used them, or they are too old', async () => {
      const { id } = await anAccount();
      const [unused, old, fresh] = [randomUUID(), randomUUID(), randomUUID()];
      await start(unused, id, minutesLater(0));
      await start(old, id, minutesLater(-60));
      await stores.sessions.noteSeen(old, minutesLater(20));
      await start(fresh, id, minutesLater(20));
      await stores.sessions.forget(minutesLater(10), minutesLater(-30));
      const left = await Promise.all([unused, old, fresh].map((token) => stores.sessions.find(token)));
      expect(left.map(Boolean)).toEqual([false, false, true]);
    });
  });

  describe('devices', () => {
    const isKnown = async (token: string, email: string) =>
      (await stores.devices.knownOf([randomUUID(), token], email)) === token;

    it('are known to the account that was signed in to, and to no other', async () => {
      const [one, other] = [await anAccount(), await anAccount()];
      const token = randomUUID();
      expect(await isKnown(token, one.email)).toBe(false);
      await stores.devices.note(token, one.id, noon);
      await stores.devices.note(token, one.id, minutesLater(1));
      expect(await isKnown(token, one.email)).toBe(true);
      expect(await isKnown(token, other.email)).toBe(false);
      expect(await isKnown(token, 'nobody@tiraz.example')).toBe(false);
      expect(await stores.devices.knownOf([], one.email)).toBeUndefined();
    });

    it('are forgotten but for those that were used last', async () => {
      const [one, other] = [await anAccount(), await anAccount()];
      const [first, second, third, others] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
      await stores.devices.note(others, other.id, minutesLater(-9));
      for (const [minute, token] of [second, first, third].entries())
        await stores.devices.note(token, one.id, minutesLater(minute));
      await stores.devices.note(second, one.id, minutesLater(5));
      await stores.devices.keepLatestOf(one.id, 2);
      const known = [first, second, third].map((token) => isKnown(token, one.email));
      expect(await Promise.all(known)).toEqual([false, true, true]);
      expect(await isKnown(others, other.email)).toBe(true);
    });

    it('are forgotten when nobody signed in from them for long', async () => {
      const { id, email } = await anAccount();
      const [old, recent] = [randomUUID(), randomUUID()];
      await stores.devices.note(old, id, noon);
      await stores.devices.note(recent, id, minutesLater(2));
      await stores.devices.forgetUnusedSince(minutesLater(1));
      expect(await isKnown(old, email)).toBe(false);
      expect(await isKnown(recent, email)).toBe(true);
    });
  });

  describe('password checks', () => {
    it('are so many in any stretch of time, and the next is told', async () => {
      const subject = randomUUID();
      for (const minute of [0, 4, 8]) {
        expect(await stores.checks.claim(subject, minutesLater(minute), LIMIT)).toBeUndefined();
      }
      expect(await stores.checks.claim(subject, minutesLater(9), LIMIT)).toEqual(minutesLater(10));
      expect(await stores.checks.claim(subject, minutesLater(10), LIMIT)).toBeUndefined();
      expect(await stores.checks.claim(subject, minutesLater(11), LIMIT)).toEqual(minutesLater(14));
      expect(await stores.checks.claim(randomUUID(), minutesLater(11), LIMIT)).toBeUndefined();
    });

    it('are so many however many are asked for at once', async () => {
      const subject = randomUUID();
      const asked = Array.from({ length: 60 }, () => stores.checks.claim(subject, noon, LIMIT));
      const refused = (await Promise.all(asked)).filter((again) => again !== undefined);
      expect(refused).toEqual(Array(57).fill(minutesLater(10)));
    });

    it('hold nobody up for longer than they count, whatever became of the clock', async () => {
      const subject = randomUUID();
      const tomorrow = minutesLater(24 * 60);
      for (const at of [tomorrow, tomorrow, tomorrow]) await stores.checks.claim(subject, at, LIMIT);
      expect(await stores.checks.claim(subject, noon, LIMIT)).toBeUndefined();
      const ahead = new Date(noon.getTime() + 30_000);
      for (const at of [ahead, ahead]) await stores.checks.claim(subject, at, LIMIT);
      expect(await stores.checks.claim(subject, noon, LIMIT)).toEqual(minutesLater(10));
    });

    it('can be given back, each once', async () => {
      const subject = randomUUID();
      for (const at of [noon, noon, minutesLater(1)]) await stores.checks.claim(subject, at, LIMIT);
      await stores.checks.giveBack(subject, noon);
      await stores.checks.giveBack(subject, minutesLater(3));
      expect(await stores.checks.claim(subject, minutesLater(4), LIMIT)).toBeUndefined();
      expect(await stores.checks.claim(subject, minutesLater(4), LIMIT)).toEqual(minutesLater(10));
    });

    it('are forgotten once they no longer count', async () => {
      const [old, recent] = [randomUUID(), randomUUID()];
      for (const minute of [0, 1, 2]) await stores.checks.claim(old, minutesLater(minute), LIMIT);
      for (const minute of [1, 2, 3]) await stores.checks.claim(recent, minutesLater(minute), LIMIT);
      await stores.checks.forgetBefore(minutesLater(2));
      expect(await stores.checks.claim(old, minutesLater(4), LIMIT)).toBeUndefined();
      expect(await stores.checks.claim(recent, minutesLater(4), LIMIT)).toEqual(minutesLater(11));
    });
  });
});
