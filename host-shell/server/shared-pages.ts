import { createHash } from 'node:crypto';
import { chosenCoding, packAtRest, type Coding } from './compression.ts';

/** Every page of the site in both languages, twice over: a release, and what it replaces. */
const REMEMBERED = 64;

/** A page as everybody gets it. */
interface SharedPage {
  /** Strong, and of the coding. */
  etag: string;
  /** Sources for `style-src`: one for each style in it. */
  styles: string[];
  body: Buffer | string;
  coding: Coding | undefined;
}

interface Remembered {
  digest: string;
  styles: string[];
  packed: Map<Coding, Promise<Buffer>>;
}

/** Remembers the pages that everybody gets: each is packed once, as small as it gets, and named by its contents. */
export class SharedPages {
  readonly #pages = new Map<string, Remembered>();

  async take(html: string, acceptEncoding = ''): Promise<SharedPage> {
    const { digest, styles, packed } = this.#remembered(html);
    const coding = chosenCoding(acceptEncoding);
    if (!coding) return { etag: `"${digest}"`, styles, body: html, coding };
    const packing = packed.get(coding) ?? packAtRest(html, coding);
    packed.set(coding, packing);
    return { etag: `"${digest}-${coding}"`, styles, body: await packing, coding };
  }

  #remembered(html: string): Remembered {
    const page = this.#pages.get(html) ?? {
      digest: sha256(html).slice(0, 27),
      styles: digestsOf(html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)),
      packed: new Map(),
    };
    // The one that was asked for longest ago is the first.
    this.#pages.delete(html);
    this.#pages.set(html, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= REMEMBERED) break;
      this.#pages.delete(oldest);
    }
    return page;
  }
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2): a proxy may have made the tag weak. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

/** Sources for the policy, of which each trusts one script or style by what is in it. */
export function digestsOf(elements: Iterable<RegExpMatchArray>): string[] {
  return [...elements].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
