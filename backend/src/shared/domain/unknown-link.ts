import { DomainError } from './domain-error.js';

/** Alike for every token that opens nothing: a guesser learns nothing from the answer. */
export function unknownLink(): DomainError {
  return new DomainError('missing', 'link.unknown', 'This link leads nowhere.');
}
