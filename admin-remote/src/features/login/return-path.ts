/**
 * Where to go after signing in: the path that was asked for when it is a page of the staff area on this very site,
 * otherwise where the staff area begins. Anything else could lead whoever trusts the sign-in page somewhere else.
 *
 * @param from what the address of the sign-in page says
 * @param basePath below which the staff area lies
 */
export function returnPath(from: string | null, basePath: string): string {
  // A backslash, a tab or a line break is read differently by different readers of an address.
  if (!from?.startsWith(`${basePath}/`) || /[\\\p{Cc}]/u.test(from)) return basePath;
  const { origin, pathname, search } = new URL(from, 'https://here.invalid');
  const isWithin = origin === 'https://here.invalid' && pathname.startsWith(`${basePath}/`);
  return isWithin && !/^\/login\/?$/.test(pathname.slice(basePath.length)) ? pathname + search : basePath;
}
