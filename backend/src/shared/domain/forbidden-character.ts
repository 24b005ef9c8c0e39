/**
 * Characters that no text here may hold: C0 and C1 controls other than tab and line breaks, bidi embeddings, overrides
 * and isolates (they can show a text in another order than it is stored), and halves of surrogate pairs.
 */
export const FORBIDDEN_CHARACTER = /[[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]--[\t\n\r]]/v;
