import type { Staff } from '../../shared/domain/staff.js';
import type { authInMemory } from './auth-in-memory.fixture.js';
import { HmacCodes } from './one-time-codes.js';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows for a key in base32. @param later steps from now */
export function codeFor(keyInLetters: string, now: Date, later = 0): string {
  const bits = Array.from(keyInLetters, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join(
    '',
  );
  const key = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
  return new HmacCodes().codeAt(key, Math.floor(now.getTime() / 30_000) + later);
}

/** Somebody who is signed in sets a second factor up. */
export async function setUpFactor(
  auth: ReturnType<typeof authInMemory>,
  { staff, tokens }: { staff: Staff; tokens: { session: string } },
  password: string,
): Promise<{ recoveryCodes: string[]; code: (later?: number) => string }> {
  const { key, challenge } = await auth.ownFactor.begin(staff, password);
  const code = (later = 0) => codeFor(key, auth.clock.now(), later);
  const recoveryCodes = await auth.ownFactor.finish(staff, tokens.session, { challenge, code: code(-1) });
  return { recoveryCodes, code };
}
