import type { RemotePage } from '@tiraz/contracts/remote-pages';
import type { PageData } from './page-renderer.ts';

/** What a parameter may be; anything else leads nowhere. */
const PARAMETER = /^[\w-]{1,100}$/;
const ANSWERED_WITHIN_MS = 5_000;

interface Asking {
  apiUrl: URL;
  /** Who asks, and in which request of ours. */
  headers: () => Record<string, string>;
  warn: (reason: unknown) => void;
}

/**
 * Reads what a page begins with.
 *
 * @param path of the page, in any language
 * @returns undefined for a page that begins with nothing
 */
export async function readPageData(
  page: RemotePage | undefined,
  path: string,
  { apiUrl, headers, warn }: Asking,
): Promise<PageData | undefined> {
  if (page?.data === undefined) return undefined;
  const read = async (data: string): Promise<Omit<PageData, 'path' | 'parts'>> => {
    const address = addressOf(data, page.path, path);
    if (address === undefined) return { status: 404 };
    try {
      const answer = await fetch(new URL(address, apiUrl), {
        headers: { accept: 'application/json', ...headers() },
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      });
      return { status: answer.status, ...(answer.ok && { body: await answer.json() }) };
    } catch (reason) {
      // Without its text, which could hold the address.
      warn((reason as Error).name);
      return { status: 503 };
    }
  };
  const found = await read(page.data);
  if (found.body === undefined || !page.parts) return { path, ...found };
  const parts = await Promise.all(
    Object.entries(page.parts).map(async ([name, data]) => {
      const { status, body = null } = await read(data);
      return status === 200 || status === 404 ? [[name, body]] : [];
    }),
  );
  return { path, ...found, parts: Object.fromEntries(parts.flat()) };
}

/** The pattern's parameters in the API's path; undefined for one that can be none. */
function addressOf(data: string, pattern: string, path: string): string | undefined {
  const given = path.split('/');
  const parameters = new Map(pattern.split('/').map((part, at) => [part, given[at] ?? '']));
  const parts = data.split('/').map((part) => (part.startsWith(':') ? (parameters.get(part) ?? '') : part));
  const isFilled = data
    .split('/')
    .every((part, at) => !part.startsWith(':') || PARAMETER.test(parts[at] ?? ''));
  return isFilled ? parts.join('/') : undefined;
}
