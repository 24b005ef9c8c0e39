import { createHmac, randomBytes } from 'node:crypto';
import { OneTimeCodes } from '../application/one-time-codes.js';
import { codeOf, KEY_BYTES, RECOVERY_LETTERS, recoveryLetters } from '../domain/second-factor.js';

/** As authenticator apps reckon them: RFC 6238 with HMAC-SHA-1. */
export class HmacCodes extends OneTimeCodes {
  newKey(): Uint8Array {
    return new Uint8Array(randomBytes(KEY_BYTES));
  }

  newRecoveryLetters(): string {
    return recoveryLetters(randomBytes(RECOVERY_LETTERS));
  }

  codeAt(key: Uint8Array, step: number): string {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(step));
    return codeOf(createHmac('sha1', key).update(counter).digest());
  }
}
