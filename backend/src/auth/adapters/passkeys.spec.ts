import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { StoredPasskey } from '../application/passkeys.js';
import { addAccount, KEPT, type Stores } from './auth-stores.fixture.js';

const noon = new Date('2026-03-01T12:00:00.123Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const LARGEST = 2 ** 32 - 1;

describe.each(KEPT)('passkeys kept %s', (_, open) => {
  let stores: Stores;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ stores, close } = await open());
  });
  afterAll(() => close());

  const anAccount = async () => (await addAccount(stores.accounts, noon, { role: 'owner' })).id;
  async function withoutApp() {
    const id = await anAccount();
    expect(await stores.factors.addWithoutApp(id, noon)).toBe(true);
    return id;
  }
  const aPasskey = (staffId: string, given: Partial<StoredPasskey> = {}): StoredPasskey => ({
    id: stores.passkeys.nextId(noon),
    staffId,
    credentialId: randomUUID(),
    publicKey: Uint8Array.from([1, 2, 254, 255]),
    counter: 0,
    transports: ['internal', 'hybrid'],
    name: 'هاتف منى',
    createdAt: noon,
    usedAt: null,
    ...given,
  });
  async function added(staffId: string, given: Partial<StoredPasskey> = {}) {
    const passkey = aPasskey(staffId, given);
    expect(await stores.passkeys.add(passkey)).toBe(true);
    return passkey;
  }

  it('are found again, byte for byte, the oldest first, of their account alone', async () => {
    const [id, other] = [await withoutApp(), await withoutApp()];
    const second = await added(id, {
      createdAt: later(1),
      counter: LARGEST,
      usedAt: later(2),
      transports: [],
    });
    const first = await added(id);
    expect(await stores.passkeys.listOf(id)).toEqual([first, second]);
    expect(await stores.passkeys.listOf(other)).toEqual([]);
  });

  it('are added once, whosever they are', async () => {
    const [id, other] = [await withoutApp(), await withoutApp()];
    const { credentialId } = await added(id);
    expect(await stores.passkeys.add(aPasskey(id, { credentialId }))).toBe(false);
    expect(await stores.passkeys.add(aPasskey(other, { credentialId }))).toBe(false);
    expect(await stores.passkeys.listOf(other)).toEqual([]);
  });

  it('are renamed and removed one by one', async () => {
    const id = await withoutApp();
    const [first, second] = [await added(id), await added(id, { createdAt: later(1) })];
    await stores.passkeys.rename(first.id, 'Office key');
    await stores.passkeys.remove(second.id);
    expect(await stores.passkeys.listOf(id)).toEqual([{ ...first, name: 'Office key' }]);
  });

  it('are used by one of any number of rivals, with a counter that rises', async () => {
    const id = await withoutApp();
    const passkey = await added(id, { counter: 7 });
    const rivals = Array.from({ length: 20 }, () => stores.passkeys.use(passkey.id, 8, later(3)));
    expect((await Promise.all(rivals)).filter(Boolean)).toHaveLength(1);
    for (const behind of [8, 7, 0]) expect(await stores.passkeys.use(passkey.id, behind, noon)).toBe(false);
    expect(await stores.passkeys.use(passkey.id, LARGEST, later(4))).toBe(true);
    expect(await stores.passkeys.listOf(id)).toEqual([{ ...passkey, counter: LARGEST, usedAt: later(4) }]);
    expect(await stores.passkeys.use(randomUUID(), 1, noon)).toBe(false);
  });

  it('that do not count are used any number of times', async () => {
    const id = await withoutApp();
    const passkey = await added(id);
    expect(await stores.passkeys.use(passkey.id, 0, later(1))).toBe(true);
    expect(await stores.passkeys.use(passkey.id, 0, later(2))).toBe(true);
    expect((await stores.passkeys.listOf(id))[0]?.usedAt).toEqual(later(2));
  });

  it('are a second factor without an app, until one is set up, and after it is removed', async () => {
    const id = await withoutApp();
    const key = Uint8Array.from({ length: 20 }, (__, index) => index * 13);
    const passkey = await added(id);
    await stores.factors.putRecoveryCodes(id, ['a hash']);
    expect(await stores.factors.addWithoutApp(id, noon)).toBe(false);
    expect(await stores.factors.find(id)).toEqual({ key: null, since: noon });
    expect([await stores.factors.isHeldBy(id), (await stores.factors.holders()).has(id)]).toEqual([
      true,
      true,
    ]);

    expect(await stores.factors.add(id, { key, since: later(1) })).toBe(true);
    expect(await stores.factors.add(id, { key, since: later(1) })).toBe(false);
    expect(await stores.factors.find(id)).toEqual({ key, since: noon });
    expect(await stores.factors.useStep(id, { key, step: 59_000_000 })).toBe(true);

    await stores.factors.removeApp(id);
    expect(await stores.factors.find(id)).toEqual({ key: null, since: noon });
    expect(await stores.factors.useStep(id, { key, step: 59_000_001 })).toBe(false);
    expect(await stores.passkeys.listOf(id)).toEqual([passkey]);
    expect(await stores.factors.recoveryCodesLeft(id)).toBe(1);
    // A key that is set up anew has all of its steps.
    expect(await stores.factors.add(id, { key, since: later(1) })).toBe(true);
    expect(await stores.factors.useStep(id, { key, step: 1 })).toBe(true);
  });

  it('go with the second factor', async () => {
    const id = await withoutApp();
    const { credentialId } = await added(id);
    expect(await stores.factors.remove(id)).toBe(true);
    expect(await stores.passkeys.listOf(id)).toEqual([]);
    await stores.factors.addWithoutApp(id, noon);
    await added(id, { credentialId });
  });
});
