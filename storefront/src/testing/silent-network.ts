/** A network that has gone without a word: nothing is answered, and nothing fails, until the page gives up. */
export const silentFetch: typeof fetch = (input, init) => givenUp(init?.signal ?? (input as Request).signal);

/** Rejects once the page gives a call up, as `fetch` does. */
export function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}
