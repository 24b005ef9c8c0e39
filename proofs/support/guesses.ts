// Tokens that somebody guesses, addresses to guess from, and what tells one answer from another.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Answer } from './copy.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LONGEST = 100;
/** What every answer has of its own. */
const ITS_OWN = ['date', 'x-request-id', 'keep-alive', 'retry-after'];

/** As the product makes them. */
export const unknownToken = () => randomBytes(24).toString('base64url');

/** Of no length or letters that a token has. */
export const malformedToken = () => word(randomInt(1, 24)) + pick(['.', '~', '%20', '%D9%84', "'--", '%2B']);

/** Guesses of every kind, also of somebody who has seen a real token. */
export function guesses(known: string, count: number): string[] {
  const at = randomInt(known.length);
  const kinds = [
    unknownToken,
    malformedToken,
    () => word(randomInt(1, LONGEST)),
    () => randomBytes(randomInt(1, LONGEST / 2)).toString('hex'),
    randomUUID,
    () => encodeURIComponent(randomBytes(24).toString('base64')),
    () => known.slice(0, at) + unlike(known[at] ?? '') + known.slice(at + 1),
    () => known.slice(0, randomInt(1, known.length)),
    () => known + word(1),
    () => known.replaceAll(/[a-z]/gi, otherCase),
    () => `${encodeURIComponent("' OR '1'='1")}${word(4)}`,
  ];
  return Array.from({ length: count }, (_, n) => (kinds[n % kinds.length] ?? unknownToken)());
}

function word(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

function pick(from: string[]): string {
  return from[randomInt(from.length)] ?? '';
}

function unlike(letter: string): string {
  return pick([...LETTERS].filter((other) => other !== letter));
}

function otherCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}

/** Addresses of as many subscribers as are asked for; nobody else in a proof has them. */
export class Subscribers {
  readonly #net = randomInt(0x10000).toString(16);
  #taken = 0;

  /** The header that a proxy in front would send for the next one. */
  next(): { 'x-forwarded-for': string } {
    this.#taken += 1;
    return { 'x-forwarded-for': `2001:db8:${this.#net}:${this.#taken.toString(16)}::1` };
  }
}

/**
 * All that somebody could tell an answer by, but when to come again.
 *
 * @param asked texts of the request that an answer may repeat
 */
export function looksLike({ status, headers, text }: Answer, asked: string[] = []): string {
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
  const own = [headers.get('x-request-id'), nonce, ...asked].filter((one) => one != null && one !== '');
  const same = [...headers].filter(([name]) => !ITS_OWN.includes(name));
  // A page is packed, and what it repeats packs differently.
  const told = same.filter(([name]) => name !== 'content-length' || asked.length === 0);
  return own.reduce<string>(
    (shown, one) => shown.replaceAll(one ?? '', '…'),
    JSON.stringify([status, told, text]),
  );
}
