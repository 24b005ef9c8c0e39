import { DomainError } from '../../shared/domain/domain-error.js';

/** The latest change of an inquiry's owner, with what it takes to undo it. */
export interface Assignment {
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
  assignment: Assignment;
}

interface Owned {
  ownerId: string | null;
  version: number;
  lastAssignment: Assignment | null;
}

/**
 * @param from whose it has to be until now; whosever it is where that is not said
 * @returns undefined when it is theirs already
 * @throws DomainError `conflict` when it is somebody else's by now
 */
export function assignedTo(ownerId: string | null, owned: Owned, from?: string): OwnerChange | undefined {
  if (owned.ownerId === ownerId) return undefined;
  if (from !== undefined && owned.ownerId !== from) throw changedSince();
  return assignment(ownerId, owned, null);
}

/**
 * Takes back the assignment that made this version: the inquiry is again whose it was, whether or not they may answer still.
 *
 * @returns undefined when that was done already and it was given to nobody since
 * @throws DomainError `conflict` when it was given to somebody since
 */
export function assignmentUndone(version: number, owned: Owned): OwnerChange | undefined {
  const { lastAssignment } = owned;
  if (lastAssignment?.undoes === version) return undefined;
  if (lastAssignment?.version === version) return assignment(lastAssignment.from, owned, version);
  throw changedSince();
}

function changedSince(): DomainError {
  const message = 'It was given to somebody else since; that was left as it is.';
  return new DomainError('conflict', 'inquiry.owner-changed-since', message);
}

function assignment(
  after: string | null,
  { ownerId: before, version }: Owned,
  undoes: number | null,
): OwnerChange {
  return { before, after, assignment: { from: before, version: version + 1, undoes } };
}
