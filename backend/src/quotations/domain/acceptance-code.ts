/** So long a code is good for. */
export const CODE_MINUTES = 10;

const LIFETIME_MS = CODE_MINUTES * 60 * 1000;
const MOST_TRIES = 5;

/** A code that was mailed; only its hash is kept. */
export interface SentCode {
  hash: string;
  sentAt: Date;
  tries: number;
}

/** What becomes of a try of a code: it holds for ten minutes, for one revision, and may be guessed at five times. */
export function tryCode(
  sent: SentCode | undefined,
  hash: string,
  at: Date,
): 'right' | 'wrong' | 'spent' | 'none' {
  if (!sent || at.getTime() >= sent.sentAt.getTime() + LIFETIME_MS) return 'none';
  if (sent.tries >= MOST_TRIES) return 'spent';
  return sent.hash === hash ? 'right' : 'wrong';
}
