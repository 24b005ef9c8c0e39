/** For a `ref`: what has just appeared may stand below the edge of a phone. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
