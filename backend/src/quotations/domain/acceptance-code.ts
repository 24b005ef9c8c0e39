/** So long a code is good for. */
export const CODE_MINUTES = 10;

const LIFETIME_MS = CODE_MINUTES * 60 * 1000;
const MOST_TRIES = 5;
/** Whoever guesses gets no more tries by asking for another code: within an hour of the last one it uses up a try. */
const COUNTED_FOR_MS = 60 * 60 * 1000;

/** A code that was mailed; only its hash is kept. */
export interface SentCode {
  hash: string;
  sentAt: Date;
  tries: number;
}

/** @returns the tries that a code mailed now would have used up already, or in how many seconds one may be mailed again */
export function renewedCode(
  earlier: SentCode | undefined,
  at: Date,
): { tries: number } | { retryAfterSeconds: number } {
  const restMs = earlier ? earlier.sentAt.getTime() + COUNTED_FOR_MS - at.getTime() : 0;
  if (!earlier || restMs <= 0) return { tries: 0 };
  const tries = earlier.tries + 1;
  return tries < MOST_TRIES ? { tries } : { retryAfterSeconds: Math.ceil(restMs / 1000) };
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
