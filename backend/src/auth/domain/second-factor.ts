import { toAsciiDigits, DIRECTION_MARKS } from '@tiraz/contracts/typed-number';
import { DomainError, invalidField } from '../../shared/domain/domain-error.js';

/** Milliseconds for which the answer to a right password may be followed by a code. */
export const CODE_ASKED_FOR_MS = 5 * 60 * 1000;

/** Milliseconds for which a key that was shown may be confirmed: somebody may have to install an app first. */
export const SET_UP_WITHIN_MS = 30 * 60 * 1000;

/** Milliseconds for which a code that was right counts for what asks for one again. */
const CONFIRMED_FOR_MS = 15 * 60 * 1000;

const CODE_DIGITS = 6;
/** Bytes of a key, as RFC 4226 recommends. */
export const KEY_BYTES = 20;
export const RECOVERY_CODES = 10;
/** Of 32 each: 50 bits. */
export const RECOVERY_LETTERS = 10;

const STEP_MS = 30_000;

/** Crockford's: no I, L, O or U, so that nobody has to tell them from 1 and 0. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** That of RFC 4648, which authenticator apps read. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What somebody may have typed where a code is asked for. */
export type TypedCode =
  | { kind: 'time'; digits: string }
  | { kind: 'recovery'; number: number; letters: string }
  | { kind: 'none' };

/** The time steps whose code counts at this moment (RFC 6238), the likeliest first: clocks are a little off. */
export function stepsAt(now: Date): number[] {
  const step = Math.floor(now.getTime() / STEP_MS);
  return [step, step - 1, step + 1];
}

/** The code that an HMAC-SHA-1 of 20 bytes stands for (RFC 4226). */
export function codeOf(mac: Uint8Array): string {
  const bytes = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
  const number = bytes.getUint32(bytes.getUint8(mac.byteLength - 1) & 15) & 0x7fff_ffff;
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/** A key as apps take it when nobody scans it: base32. */
export function keyInLetters(key: Uint8Array): string {
  const bits = Array.from(key, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The address that a QR code holds for an authenticator app. */
export function keyAddress(email: string, key: Uint8Array): string {
  return `otpauth://totp/Tiraz:${encodeURIComponent(email)}?secret=${keyInLetters(key)}&issuer=Tiraz`;
}

/** A recovery code as it is shown, its number first: so that one hash, not ten, is looked at. */
export function shownRecoveryCode(number: number, letters: string): string {
  return `${number}-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** @param random as many numbers from 0 to 255 as a code has letters */
export function recoveryLetters(random: Uint8Array): string {
  return Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** What was typed, in whatever digits, letter case and spacing. */
export function readCode(typed: string): TypedCode {
  const folded = toAsciiDigits(typed).replace(DIRECTION_MARKS, '').replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(folded)) return { kind: 'time', digits: folded };
  const [, number, letters] = /^(\d)([\dA-Z]{10})$/.exec(folded) ?? [];
  if (!number || !letters) return { kind: 'none' };
  return {
    kind: 'recovery',
    number: Number(number),
    letters: letters.replace(/O/g, '0').replace(/[IL]/g, '1'),
  };
}

/** Whether a session may do what asks for a code again. */
export function isConfirmed(
  { hasFactor, confirmedAt }: { hasFactor: boolean; confirmedAt: Date | null },
  now: Date,
): boolean {
  if (!hasFactor) return true;
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < CONFIRMED_FOR_MS;
}

export function wrongCode(): DomainError {
  return invalidField('code', 'code.wrong', 'This code is wrong, or it was used already.');
}

/** Whether a guess was refused: a code or a passkey that is not right. */
export function isWrongAnswer(error: unknown): boolean {
  return error instanceof DomainError && ['code.wrong', 'passkey.wrong'].includes(error.code);
}
