/** A network that has gone without a word: nothing is answered, and nothing fails, until the page gives up. */
export const silentFetch: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
