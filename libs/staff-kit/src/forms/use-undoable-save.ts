import type { ApiError } from '@tiraz/api-client/staff';
import { useCallback } from 'react';
import { offerUndo, whileChanging } from '../keys/last-undo';
import { useNotify } from '../page/toaster';

/** One text, or one for each way that it went. */
type Text<Of> = string | ((of: Of) => string);

interface UndoableSave<Saved> {
  /** Rejects with the ApiError of the call; undefined where the reader went back, of which nothing is said. */
  save: () => Promise<Saved | undefined>;
  done: Text<Saved>;
  failed: Text<ApiError>;
  /** What takes it back, if anything does; resolves to undefined where the reader leaves it. */
  undo?: (saved: Saved) => (() => Promise<unknown>) | undefined;
  /** What is said once it is taken back; nothing when left out. */
  undone?: string;
  /** Why it was not taken back; `failed` when left out. */
  undoFailed?: Text<ApiError>;
}

/**
 * Saves, and says how it went in a toast, with Undo where it can be taken back.
 *
 * @returns what `save` resolves to; rejects with what it rejects with, which has been said
 */
export function useUndoableSave(): <Saved>(what: UndoableSave<Saved>) => Promise<Saved | undefined> {
  const notify = useNotify();
  return useCallback(
    ({ save, done, failed, undo, undone, undoFailed = failed }) =>
      whileChanging(async () => {
        try {
          const saved = await save();
          if (saved === undefined) return undefined;
          const takeBack = undo?.(saved);
          const run = () =>
            void takeBack?.().then(
              (answer) => answer !== undefined && undone !== undefined && notify.success(undone),
              (error: ApiError) => {
                notify.error(textOf(undoFailed, error), error);
                // The server was away, and nobody has said no.
                if (error.status === undefined || error.status >= 500) offerUndo(run);
              },
            );
          notify.success(textOf(done, saved), takeBack && { undo: run });
          return saved;
        } catch (error) {
          notify.error(textOf(failed, error as ApiError), error as ApiError);
          throw error;
        }
      }),
    [notify],
  );
}

function textOf<Of>(text: Text<Of>, of: Of): string {
  return typeof text === 'string' ? text : text(of);
}
