import { DomainError } from '../domain/domain-error.js';

/** How deep a body may nest; the deepest documented one needs 3. */
const DEEPEST = 32;

/**
 * Characters that no text here may hold: C0 and C1 controls other than tab and line breaks, bidi embeddings, overrides
 * and isolates (they can show a text in another order than it is stored), and halves of surrogate pairs.
 */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u;

/**
 * Refuses a parsed JSON body that no handler should have to think about.
 *
 * @throws DomainError `body.too-deep` or `text.forbidden-character`
 */
export function refuseHarmfulValues(value: unknown, depth = 0): void {
  if (typeof value === 'string') refuseHarmfulText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth === DEEPEST) {
    throw new DomainError('malformed', 'body.too-deep', `The body nests deeper than ${DEEPEST} levels.`);
  }
  for (const [key, part] of Object.entries(value)) {
    refuseHarmfulText(key);
    refuseHarmfulValues(part, depth + 1);
  }
}

/**
 * Refuses an address whose escapes are broken or stand for forbidden characters.
 *
 * @throws DomainError `request.malformed` or `text.forbidden-character`
 */
export function refuseHarmfulAddress(url: string): void {
  if (!url.includes('%')) return;
  let decoded: string;
  try {
    decoded = decodeURIComponent(url);
  } catch {
    throw new DomainError('malformed', 'request.malformed', 'The address holds a broken escape.');
  }
  refuseHarmfulText(decoded);
}

function refuseHarmfulText(text: string): void {
  if (FORBIDDEN.test(text)) {
    throw new DomainError(
      'malformed',
      'text.forbidden-character',
      'The request holds a control character, a bidirectional control or half a character.',
    );
  }
}
