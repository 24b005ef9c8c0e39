import type { RemotePage } from '@tiraz/contracts/remote-pages';
import type { PageData, PageRenderer, Question } from './page-renderer.ts';

/** What a parameter may be; anything else leads nowhere. */
const PARAMETER = /^[\w-]{1,100}$/;
const ANSWERED_WITHIN_MS = 5_000;
/** What the browser can ask as well is waited for no longer than this. */
const LISTED_WITHIN_MS = 3_000;
/** Where a page's script may put its question. */
const QUESTION = /^\/api(\/[\w-]{1,60}){1,4}$/;

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

/**
 * Reads the lists that a page begins with, and what its script asks of them.
 *
 * @param search the query of its address, with its question mark
 * @returns undefined unless all the lists have come; the answer to the question may be missing
 */
export async function readLists(
  lists: Record<string, string>,
  { path, search }: { path: string; search: string },
  renderer: PageRenderer,
  { apiUrl, headers, warn }: Asking,
): Promise<PageData | undefined> {
  const signal = AbortSignal.timeout(LISTED_WITHIN_MS);
  const read = async (address: string, question?: Question): Promise<unknown> => {
    const answer = await fetch(new URL(address, apiUrl), {
      headers: {
        accept: 'application/json',
        ...(question && { 'content-type': 'application/json' }),
        ...headers(),
      },
      redirect: 'error',
      signal,
      ...(question && { method: 'POST', body: JSON.stringify(question.body) }),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer.json();
  };
  try {
    const named = Object.entries(lists).map(async ([name, address]) => [name, await read(address)] as const);
    const data: PageData = { path, search, status: 200, parts: Object.fromEntries(await Promise.all(named)) };
    const question = renderer.ask(data);
    if (!question || !QUESTION.test(question.path)) return data;
    // What is refused the browser is told again when it asks.
    const answer = await read(question.path, question).catch(() => undefined);
    return answer === undefined
      ? data
      : { ...data, parts: { ...data.parts, [question.name]: { asked: question.body, answer } } };
  } catch (reason) {
    warn((reason as Error).name);
    return undefined;
  }
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
