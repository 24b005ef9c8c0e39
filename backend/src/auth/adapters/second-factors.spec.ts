import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { addAccount, KEPT, type Stores } from './auth-stores.fixture.js';

const noon = new Date('2026-03-01T12:00:00.123Z');
const key = Uint8Array.from({ length: 20 }, (_, index) => index * 13);
const HASHES = Array.from({ length: 10 }, (_, number) => `hash ${number}`);

describe.each(KEPT)('second factors kept %s', (_, open) => {
  let stores: Stores;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ stores, close } = await open());
  });
  afterAll(() => close());

  const anAccount = async () => (await addAccount(stores.accounts, noon, { role: 'owner' })).id;
  async function aFactor() {
    const id = await anAccount();
    expect(await stores.factors.add(id, { key, since: noon })).toBe(true);
    return id;
  }
  const wins = async (rivals: Promise<boolean>[]) => (await Promise.all(rivals)).filter(Boolean).length;

  it('are found again, byte for byte, one an account', async () => {
    const id = await aFactor();
    const other = await anAccount();
    expect(await stores.factors.add(id, { key: key.map((byte) => byte + 1), since: noon })).toBe(false);
    expect(await stores.factors.find(id)).toEqual({ key, since: noon });
    expect(await stores.factors.find(other)).toBeUndefined();
    const holders = await stores.factors.holders();
    expect([holders.has(id), holders.has(other)]).toEqual([true, false]);
  });

  it('count a step once, and none from before it', async () => {
    const id = await aFactor();
    expect(
      await wins(Array.from({ length: 20 }, () => stores.factors.useStep(id, { key, step: 59_000_000 }))),
    ).toBe(1);
    expect(await stores.factors.useStep(id, { key, step: 58_999_999 })).toBe(false);
    const ofAnother = { key: key.map((byte) => byte + 1), step: 59_000_001 };
    expect(await stores.factors.useStep(id, ofAnother)).toBe(false);
    expect(await stores.factors.useStep(id, { key, step: 59_000_001 })).toBe(true);
  });

  it('have recovery codes, each once, until others replace them', async () => {
    const [id, other] = [await aFactor(), await aFactor()];
    await stores.factors.putRecoveryCodes(id, HASHES);
    await stores.factors.putRecoveryCodes(other, HASHES);
    expect(await stores.factors.recoveryCode(id, 3)).toBe('hash 3');
    expect(
      await wins(
        Array.from({ length: 20 }, () => stores.factors.useRecoveryCode(id, { number: 3, hash: 'hash 3' })),
      ),
    ).toBe(1);
    expect(await stores.factors.recoveryCode(id, 3)).toBeUndefined();
    expect(await stores.factors.recoveryCodesLeft(id)).toBe(9);
    expect(await stores.factors.recoveryCodesLeft(other)).toBe(10);
    await stores.factors.putRecoveryCodes(
      id,
      HASHES.map((hash) => `new ${hash}`),
    );
    expect(await stores.factors.recoveryCode(id, 3)).toBe('new hash 3');
    expect(await stores.factors.useRecoveryCode(id, { number: 4, hash: 'hash 4' })).toBe(false);
    expect(await stores.factors.recoveryCodesLeft(id)).toBe(10);
  });

  it('take their recovery codes along', async () => {
    const id = await aFactor();
    await stores.factors.putRecoveryCodes(id, HASHES);
    expect(await stores.factors.remove(id)).toBe(true);
    expect(await stores.factors.remove(id)).toBe(false);
    expect(await stores.factors.find(id)).toBeUndefined();
    expect(await stores.factors.recoveryCodesLeft(id)).toBe(0);
    expect(await stores.factors.useStep(id, { key, step: 1 })).toBe(false);
  });

  it('show in the sessions of their account, confirmed or not', async () => {
    const [id, other] = [await aFactor(), await anAccount()];
    const [plain, confirmed, without] = [randomUUID(), randomUUID(), randomUUID()];
    const common = { userAgent: '', at: noon };
    await stores.sessions.start({ token: plain, staffId: id, ...common });
    await stores.sessions.start({ token: confirmed, staffId: id, ...common, confirmedAt: noon });
    await stores.sessions.start({ token: without, staffId: other, ...common });
    const told = async (token: string) => {
      const session = await stores.sessions.find(token);
      return [session?.hasFactor, session?.confirmedAt];
    };
    expect(await told(plain)).toEqual([true, null]);
    expect(await told(confirmed)).toEqual([true, noon]);
    expect(await told(without)).toEqual([false, null]);
    await stores.sessions.confirm(plain, new Date(noon.getTime() + 1));
    expect(await told(plain)).toEqual([true, new Date(noon.getTime() + 1)]);
    expect(await told(confirmed)).toEqual([true, noon]);
  });

  it('are waited for by challenges, each good once', async () => {
    const staffId = await anAccount();
    const [token, other] = [randomUUID(), randomUUID()];
    const challenge = { staffId, passwordHash: 'a hash', key: null, expiresAt: noon };
    await stores.challenges.add(token, challenge);
    await stores.challenges.add(other, { ...challenge, key, expiresAt: new Date(noon.getTime() + 1) });
    expect(await stores.challenges.find(token)).toEqual(challenge);
    expect((await stores.challenges.find(other))?.key).toEqual(key);
    await stores.challenges.forgetBefore(noon);
    expect(await stores.challenges.find(token)).toBeUndefined();
    expect(await wins(Array.from({ length: 20 }, () => stores.challenges.take(other)))).toBe(1);
    expect(await stores.challenges.find(other)).toBeUndefined();
  });
});
