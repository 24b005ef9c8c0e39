/** What a browser calls itself, in words; null for what none of ours fits. */
export interface BrowserNames {
  browser: string | null;
  system: string | null;
}

/** In this order: most browsers also name those that they descend from. */
const BROWSERS: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** In characters; a User-Agent of today is half as long. */
const LONGEST_KEPT = 400;

/** So much of a User-Agent as is kept with a session. */
export function storedUserAgent(userAgent = ''): string {
  return userAgent.slice(0, LONGEST_KEPT);
}

/** Names of ours alone: nothing that the browser sent is repeated. */
export function namesIn(userAgent: string): BrowserNames {
  const first = (marks: typeof BROWSERS) => marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
