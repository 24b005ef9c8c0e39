import { DomainError } from '../../shared/domain/domain-error.js';

/** The latest change of an inquiry's owner, with what it takes to undo it. */
export interface Gift {
  /** A staff account; null: nobody. */
  from: string | null;
  /** The version that it made. */
  version: number;
  /** The version whose making it took back; null for an ordinary change. */
  undoes: number | null;
}

export interface OwnerChange {
  before: string | null;
  after: string | null;
  /** The change as it is remembered. */
  gift: Gift;
}

interface Owned {
  ownerId: string | null;
  version: number;
  lastGift: Gift | null;
}

/** @returns undefined when it is theirs already */
export function giftTo(ownerId: string | null, owned: Owned): OwnerChange | undefined {
  return owned.ownerId === ownerId ? undefined : gift(ownerId, owned, null);
}

/**
 * Takes back the gift that made this version: the inquiry is again whose it was, whether or not they may answer still.
 *
 * @returns undefined when that was done already and it was given to nobody since
 * @throws DomainError `conflict` when it was given to somebody since
 */
export function giftBack(version: number, owned: Owned): OwnerChange | undefined {
  const { lastGift } = owned;
  if (lastGift?.undoes === version) return undefined;
  if (lastGift?.version === version) return gift(lastGift.from, owned, version);
  const message = 'It was given to somebody else since; that was left as it is.';
  throw new DomainError('conflict', 'inquiry.owner-changed-since', message);
}

function gift(after: string | null, { ownerId: before, version }: Owned, undoes: number | null): OwnerChange {
  return { before, after, gift: { from: before, version: version + 1, undoes } };
}
