// What this tab keeps over a reload; it ends with the tab.

/** The value that was remembered under the name, or undefined: there is none, or it cannot be read. */
export function recall(name: string): unknown {
  try {
    const kept = sessionStorage.getItem(name);
    return kept === null ? undefined : (JSON.parse(kept) as unknown);
  } catch {
    return undefined;
  }
}

/** Without a value it is forgotten. Some windows have no storage, or a full one: then nothing is kept. */
export function remember(name: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(name, JSON.stringify(value));
    else sessionStorage.removeItem(name);
  } catch {
    // The page itself still has it.
  }
}
