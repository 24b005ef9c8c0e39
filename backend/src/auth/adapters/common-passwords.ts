import { createHash } from 'node:crypto';
import { PASSWORD_LENGTH } from '@tiraz/contracts/password';
import { foldPassword } from '../domain/password.js';
import { COMMON_PASSWORDS } from './common-passwords.generated.js';

/** Bytes that are kept of each digest; by chance one password in 25 million has the same as a common one. */
const DIGEST_BYTES = 5;
const common = Buffer.from(COMMON_PASSWORDS, 'base64');

/** Whether a password is among the most used ones. */
export function isCommonPassword(folded: string): boolean {
  const digest = digestOf(folded);
  let [from, to] = [0, common.length / DIGEST_BYTES];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const order = common.compare(digest, 0, DIGEST_BYTES, middle * DIGEST_BYTES, (middle + 1) * DIGEST_BYTES);
    if (order === 0) return true;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return false;
}

/** As `COMMON_PASSWORDS` holds them: in order and in base64; nobody's password can be read from them. */
export function digestsOf(passwords: readonly string[]): string {
  const folded = passwords.map(foldPassword);
  const long = folded.filter((password) => [...password].length >= PASSWORD_LENGTH.shortest);
  return Buffer.concat([...new Set(long)].map(digestOf).sort(Buffer.compare)).toString('base64');
}

function digestOf(folded: string): Buffer {
  return createHash('sha256').update(folded).digest().subarray(0, DIGEST_BYTES);
}
