/** From now on the page watches what comes into sight, and nothing does. */
export function bringNothingIntoSight(): void {
  class NothingInSight {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: NothingInSight });
}
