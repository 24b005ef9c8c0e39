import type { PrerenderedPages } from '@tiraz/contracts/remote';
import { pathThatFits, type RemotePage } from '@tiraz/contracts/remote-pages';

const MOST_PAGES = 200;
const PATH = /^(\/:?[\w-]{1,60}){0,8}$/;
const DATA = /^\/api(\/:?[\w-]{1,60}){1,8}$/;
const NAME = /^[a-z][a-z\d-]{0,39}$/;
const MOST_PARTS = 8;
const PERMISSION = /^[a-z-]+(\.[a-z-]+)+$/;

/**
 * The pages that a manifest describes; undefined when it was built before manifests did. One that needs a permission, begins
 * with data or stands for many addresses is never indexed.
 * @throws when what is there describes no pages
 */
export function readPages(described: unknown): RemotePage[] | undefined {
  if (described === undefined) return undefined;
  if (!Array.isArray(described) || described.length > MOST_PAGES || !described.every(isPage)) {
    throw new Error('the manifest describes no pages');
  }
  return described.map(({ path, name, indexed, data, parts, lists, permission }) => ({
    path,
    name,
    indexed: indexed && permission === undefined && data === undefined && !path.includes(':'),
    ...(data !== undefined && { data }),
    ...(data !== undefined && parts !== undefined && { parts }),
    ...(data === undefined && lists !== undefined && { lists }),
    ...(permission !== undefined && { permission }),
  }));
}

/** The prerendered pages are all pages of a remote that was built before manifests described them. */
export function pagesOf(prerendered: PrerenderedPages['pages'] | undefined): RemotePage[] | undefined {
  const paths = prerendered && Object.keys(prerendered).filter((path) => path !== '*');
  return paths?.map((path) => ({ path, name: path.slice(1) || 'landing', indexed: true }));
}

/** The page at a path below the remote's mount; `known` is false when nobody can say which pages there are. */
export function pageAt(
  release: { pages?: RemotePage[] } | undefined,
  path: string,
): { known: boolean; page?: RemotePage } {
  const pages = release?.pages;
  if (!pages) return { known: false };
  const fitting = pathThatFits(
    pages.map((page) => page.path),
    path,
  );
  return { known: true, page: pages.find((page) => page.path === fitting) };
}

function isPage(page: Partial<RemotePage> | null): page is RemotePage {
  return (
    typeof page === 'object' &&
    fits(page?.path, PATH) &&
    fits(page?.name, NAME) &&
    typeof page?.indexed === 'boolean' &&
    (page.data === undefined || fits(page.data, DATA)) &&
    (page.parts === undefined || areParts(page.parts)) &&
    (page.lists === undefined || areParts(page.lists)) &&
    (page.permission === undefined || fits(page.permission, PERMISSION))
  );
}

function areParts(parts: unknown): boolean {
  if (typeof parts !== 'object' || parts === null) return false;
  const entries = Object.entries(parts);
  return (
    entries.length <= MOST_PARTS && entries.every(([name, path]) => fits(name, NAME) && fits(path, DATA))
  );
}

function fits(text: unknown, pattern: RegExp): boolean {
  return typeof text === 'string' && pattern.test(text);
}
