/** What the web server found for a page as it answered with it. */
export interface PageData {
  /** The page's, in any language, as `readAddress` gives it. */
  path: string;
  /** What the API answered. */
  status: number;
  body?: unknown;
  /** What it answered at the page's further paths: null where nothing is; absent where no answer came. */
  parts?: Record<string, unknown>;
  /** The query of the address, of a page that begins with lists. */
  search?: string;
}

/** The data block that the web server put into the page; undefined where it answered with another page. */
export function readPageData(): PageData | undefined {
  const text = globalThis.document?.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
