import { createHash, randomInt } from 'node:crypto';
import { Codes } from '../application/answer-quotation.js';

export class RandomCodes extends Codes {
  make(): string {
    return String(randomInt(1_000_000)).padStart(6, '0');
  }

  /** A code lives for ten minutes and five tries: a slow hash would protect nothing. */
  hash(revisionId: string, code: string): string {
    return createHash('sha256').update(`${revisionId} ${code}`).digest('hex');
  }
}
