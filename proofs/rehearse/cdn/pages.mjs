// What the rehearsal asks the CDN for.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export const PAGES = ['', '/calculator', '/about', '/questions', '/logo'].flatMap((path) => [
  `/en${path}`,
  `/ar${path}`,
]);
export const LISTS = ['product-types', 'fabrics', 'fits', 'finishing-qualities', 'print-types', 'colors'].map(
  (list) => `/api/${list}`,
);
export const FILES = ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/og-en.png'];

/** @param {string} html @returns {string[]} the files of ours that it names */
export function filesIn(html) {
  const named = html.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+)"/g);
  return [...new Set([...named].map(([, path]) => path))];
}

/** @param {import('./visitor.mjs').Answer} answer */
export function unpacked({ headers, bytes }) {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(bytes);
  return coding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** @param {import('./visitor.mjs').Answer} answer */
export const textOf = (answer) => unpacked(answer).toString();

/** Whether the CDN gave it from what it had stored. @param {import('./visitor.mjs').Answer} answer */
export const isStored = ({ cache }) => cache === 'hit' || cache === 'stale';
