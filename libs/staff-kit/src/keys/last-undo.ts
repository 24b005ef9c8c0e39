let last: (() => void) | undefined;
let account: string | undefined;
let underWay = 0;
let isAwaited = false;

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

/** What one account has changed is not for the next to take back. */
export function keepUndoFor(id: string): void {
  if (id !== account) last = undefined;
  account = id;
}

/**
 * Has the key wait for a change that is on its way: pressed meanwhile, it takes back what this one offers, and nothing
 * where it fails; never the change before it.
 */
export async function whileChanging<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  const before = last;
  underWay += 1;
  try {
    return await change();
  } finally {
    underWay -= 1;
    if (underWay === 0 && isAwaited) {
      isAwaited = false;
      if (last !== before) last?.();
    }
  }
}

/** Takes back the last change that can be taken back, as soon as it is answered. @returns whether there is one */
export function undoLast(): boolean {
  if (underWay > 0) {
    isAwaited = true;
    return true;
  }
  const take = last;
  take?.();
  return take !== undefined;
}
