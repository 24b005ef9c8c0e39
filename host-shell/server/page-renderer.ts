import { setTimeout as pause } from 'node:timers/promises';
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
  /** The query of the address, of a page that begins with lists. */
  search?: string;
}

/** What a page's script asks of the API besides: a POST. */
export interface Question {
  /** What the page calls the answer. */
  name: string;
  path: string;
  body: unknown;
}

/** Stands in what was drawn for the braces of a placeholder that a customer wrote: those are not filled in. */
export const BRACES = '\uE0F0\uE0F1';

/** Pages are drawn in 10 to 30 ms; what takes longer than this, the first time and on a busy machine, too, would keep everybody waiting. */
const DRAWN_WITHIN_MS = 2_000;
const READY_WITHIN_MS = 5_000;
/** There is nothing here that it could wait for but its own promises. */
const SETTLED_WITHIN_MS = 1_000;

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

  /** @throws when the script does not run, or is not ready in time */
  static async load(script: string): Promise<PageRenderer> {
    const context = createContext({ module: { exports: {} }, TextEncoder, URL, URLSearchParams });
    runInContext(
      // A page is drawn at once: nothing waits for a timer.
      `globalThis.exports = module.exports; globalThis.console = { error() {}, warn() {}, log() {} };
       globalThis.setTimeout = () => 0; globalThis.clearTimeout = () => {};`,
      context,
    );
    new Script(script, { filename: 'renderer.js' }).runInContext(context, { timeout: READY_WITHIN_MS });
    const ready = runInContext('module.exports.prepare()', context, { timeout: READY_WITHIN_MS });
    // Else one that waits for a timer keeps every page waiting.
    const late = pause(SETTLED_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error('the script is not ready in time');
    });
    await Promise.race([ready, late]);
    return new PageRenderer(context);
  }

  /** @throws when the page cannot be drawn, or not in time */
  draw(language: Language, data: PageData): { head: string; body: string } {
    return this.#call(`module.exports.render(${JSON.stringify(language)}, ${asArgument(data, BRACES)})`) as {
      head: string;
      body: string;
    };
  }

  /**
   * What the page needs to know besides its lists; undefined for nothing, and from a script that asks nothing.
   * @throws when the script fails, or takes too long
   */
  ask(data: PageData): Question | undefined {
    return (this.#call(`module.exports.ask?.(${asArgument(data)}) ?? null`) ?? undefined) as
      | Question
      | undefined;
  }

  #call(expression: string): unknown {
    const call = `JSON.stringify(${expression})`;
    return JSON.parse(runInContext(call, this.#context, { timeout: DRAWN_WITHIN_MS }) as string);
  }
}

/** As text within text: whatever a visitor wrote is data. */
function asArgument(data: PageData, braces = '{{'): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data).replaceAll('{{', braces))})`;
}
