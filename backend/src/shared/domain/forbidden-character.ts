/**
 * Characters that no text here may hold: C0 and C1 controls other than tab and line breaks, bidi embeddings, overrides
 * and isolates (they can show a text in another order than it is stored), halves of surrogate pairs, and U+FFFE and
 * U+FFFF, which are no characters and which no XML can hold.
 */
export const FORBIDDEN_CHARACTER = /[[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]--[\t\n\r]]/v;
