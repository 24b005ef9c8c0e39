import { createHash } from 'node:crypto';

/** What is kept of a token, so that who reads the database cannot use it. Tokens are random: no salt is needed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
