import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;

/** 192 random bits: nobody guesses one. */
export function newLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a token. Tokens are random: no salt is needed. */
export function linkTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
