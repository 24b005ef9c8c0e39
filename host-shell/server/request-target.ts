export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

/** With its question mark; nothing for none. */
export function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
