import { createHash, randomBytes } from 'node:crypto';

/**
 * Random bits, 256 unless told: nobody guesses one, so nothing has to be signed, and no secret is shared by the processes.
 */
export function newToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** What is kept of a token, so that who reads the database cannot use it. Tokens are random: no salt is needed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
