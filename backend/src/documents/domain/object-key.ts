/** Where a document lies in the object store, by its SHA-256; nothing below `documents/` is served to anyone. */
export function objectKeyOf(sha256: string): string {
  return `documents/${sha256}.pdf`;
}
