// What the rehearsal asks the CDN for.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './visitor.ts';

export const PAGES = ['', '/calculator', '/about', '/questions', '/logo'].flatMap((path) => [
  `/en${path}`,
  `/ar${path}`,
]);
export const LISTS = ['product-types', 'fabrics', 'fits', 'finishing-qualities', 'print-types', 'colors'].map(
  (list) => `/api/${list}`,
);
export const FILES = ['/robots.txt', '/sitemap.xml', '/favicon.ico', '/og-en.png'];

/** @returns the files of ours that it names */
export function filesIn(html: string): string[] {
  const named = html.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+)"/g);
  return [...new Set([...named].flatMap(([, path]) => path ?? []))];
}

export function unpacked({ headers, bytes }: Pick<Answer, 'headers' | 'bytes'>): Buffer {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(bytes);
  return coding === 'gzip' ? gunzipSync(bytes) : bytes;
}

export const textOf = (answer: Answer) => unpacked(answer).toString();

/** Whether the CDN gave it from what it had stored. */
export const isStored = ({ cache }: Answer) => cache === 'hit' || cache === 'stale';
