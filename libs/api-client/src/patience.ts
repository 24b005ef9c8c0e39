/** How long an answer is waited for, in milliseconds. */
export const ANSWERED_WITHIN_MS = 30_000;

/** As `fetch`: a network that has gone says nothing of it, and the browser would wait for minutes. */
export async function fetchPatiently(request: Request): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), ANSWERED_WITHIN_MS);
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, patience.signal]) });
  } finally {
    clearTimeout(timer);
  }
}
