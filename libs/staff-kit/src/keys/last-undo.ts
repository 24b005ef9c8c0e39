let last: (() => void) | undefined;

/**
 * Remembers what takes back the change that was just made, for the key that does so.
 *
 * @returns the same for a button: whichever of the two comes first does it, once
 */
export function offerUndo(undo: () => void): () => void {
  let isDone = false;
  const take = () => {
    if (last === take) last = undefined;
    if (isDone) return;
    isDone = true;
    undo();
  };
  last = take;
  return take;
}

/** Takes back the last change that can be taken back. @returns whether there was one */
export function undoLast(): boolean {
  const take = last;
  take?.();
  return take !== undefined;
}
