declare global {
  /** Of `index.html`: keeps what was pressed last while the page has no code. */
  var earlyPress: (((press: MouseEvent) => void) & { button?: HTMLElement | null }) | undefined;
}

/** Presses once more what was pressed in the drawn page before its code was here, and forgot it. */
export function repeatEarlyPress(): void {
  const keep = globalThis.earlyPress;
  if (!keep) return;
  removeEventListener('click', keep);
  keep.button?.click();
}
