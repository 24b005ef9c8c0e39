import type { Kind } from '../domain/kinds.js';

/** What was done to an item. */
export interface ItemHistoryEntry {
  at: Date;
  /** E-mail address of the member of staff; null for the command line. */
  by: string | null;
  action: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

export abstract class ItemHistory {
  /**
   * What was done to an item, newest first, at most the last 200 changes; of an archived one too. May refuse with `unavailable`
   * while the database is away.
   *
   * @throws DomainError `catalogue.unknown-item`
   */
  abstract of(kind: Kind, id: string): Promise<ItemHistoryEntry[]>;
}
