import { runInContext, createContext, Script, type Context } from 'node:vm';
import type { Language } from '@tiraz/contracts/language';

/** What the API answered for a page that begins with data. */
export interface PageData {
  /** The page's, in any language. */
  path: string;
  status: number;
  body?: unknown;
  /** Of its further paths, by their names: null where nothing is; absent where no answer came. */
  parts?: Record<string, unknown>;
}

/** Stands in what was drawn for the braces of a placeholder that a customer wrote: those are not filled in. */
export const BRACES = '\uE0F0\uE0F1';

/** Pages are drawn in 10 ms; what takes longer than this would keep everybody waiting. */
const DRAWN_WITHIN_MS = 500;
const READY_WITHIN_MS = 5_000;

/**
 * Draws pages with the script that a remote's build left for it. The script is of our own release, which every visitor's
 * browser runs as well. It gets texts and gives a text, and meets nothing of Node here, so that a mistake in it
 * reaches no file and no connection; it is no prison for a script that means harm.
 */
export class PageRenderer {
  readonly #context: Context;

  private constructor(context: Context) {
    this.#context = context;
  }

  /** @throws when the script does not run */
  static async load(script: string): Promise<PageRenderer> {
    const context = createContext({ module: { exports: {} }, TextEncoder, URL, URLSearchParams });
    runInContext(
      'globalThis.exports = module.exports; globalThis.console = { error() {}, warn() {}, log() {} };',
      context,
    );
    new Script(script, { filename: 'renderer.js' }).runInContext(context, { timeout: READY_WITHIN_MS });
    await runInContext('module.exports.prepare()', context, { timeout: READY_WITHIN_MS });
    return new PageRenderer(context);
  }

  /** @throws when the page cannot be drawn, or not in time */
  draw(language: Language, data: PageData): { head: string; body: string } {
    // As text within text: whatever a customer wrote is data.
    const argument = JSON.stringify(JSON.stringify(data).replaceAll('{{', BRACES));
    const call = `JSON.stringify(module.exports.render(${JSON.stringify(language)}, JSON.parse(${argument})))`;
    return JSON.parse(runInContext(call, this.#context, { timeout: DRAWN_WITHIN_MS }) as string) as {
      head: string;
      body: string;
    };
  }
}
