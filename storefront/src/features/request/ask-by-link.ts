import { fetchPatiently } from '@tiraz/api-client/patience';

/**
 * Asks the API for what the token opens: past every cache, and without telling where it was asked from, since the address
 * of the page is a secret.
 *
 * @param path below the request: '', '/quotation'
 */
export function askByLink(token: string, path: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(`/api/requests/${encodeURIComponent(token)}${path}`, window.location.origin);
  return fetchPatiently(new Request(url, { cache: 'no-store', referrerPolicy: 'no-referrer', ...init }));
}
