import { isFulfilled, type Middleware } from '@reduxjs/toolkit';
import type { Happenings } from './happenings';

/** Tells of what was written from this page, before the answer has anything asked for again. */
export const tellsOfOwnWrites =
  ({ tell }: Happenings): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (isFulfilled(action)) {
      const { type, originalArgs } = action.meta.arg as { type?: string; originalArgs?: unknown };
      if (type === 'mutation') tell({ by: 'us', ids: idsIn(originalArgs) });
    }
    return next(action);
  };

interface Naming {
  id?: string;
  ids?: readonly string[];
  changes?: unknown;
}

/** Of the things that a write names, however it does. */
function idsIn(argument: unknown): readonly string[] {
  if (typeof argument === 'string') return [argument];
  const { id, ids = [], changes } = (argument ?? {}) as Naming;
  const changed = Array.isArray(changes) ? (changes as { id: string }[]) : [];
  return [...(id === undefined ? [] : [id]), ...ids, ...changed.map((change) => change.id)];
}
