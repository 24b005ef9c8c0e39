import type { Look } from '../domain/look.js';

/** Tells every process of a look, and so whoever has the same inquiry before them. */
export abstract class Looks {
  /** May refuse with `unavailable` while the database is away. */
  abstract tell(look: Look): Promise<void>;
}
