import { expect, type CDPSession, type Page } from '@playwright/test';
import { layOutAll } from './lay-out-all.ts';
import { lookAround } from './look-around.ts';
import { lookAtFields } from './look-at-fields.ts';

interface Size {
  width: number;
  height: number;
  /** Of the device's pixels to one of the page: 2 at 200 % zoom. */
  scale?: number;
  /** With the distances between lines, words and letters that a reader may set (WCAG 1.4.12). */
  isSpaced?: boolean;
  /** What a phone's keyboard leaves: whether each field is seen that one goes to. */
  isTypedInto?: boolean;
}

/** Two laptops, a tablet, a phone on its side and upright, and the second laptop at 200 % zoom. */
export const SIZES: readonly Size[] = [
  { width: 1366, height: 650 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 740, height: 360 },
  { width: 640, height: 360, scale: 2 },
  { width: 360, height: 640 },
];

export const SPACED: Size = { width: 320, height: 568, isSpaced: true };

/** All of these, and what a phone's reader and its keyboard make of the page. */
export const PHONE_SIZES: readonly Size[] = [
  ...SIZES,
  SPACED,
  { width: 390, height: 420, isTypedInto: true },
];

/** What a layout walk has looked at. */
export class LayoutLook {
  readonly faults: string[] = [];
  views = 0;
  /** How many buttons, links and fields were found where they can be pressed, and how many texts to be read. */
  pressed = 0;
  read = 0;
  readonly seen = new Set<string>();
  readonly paths = new Set<string>();
  readonly #typedInto = new Set<string>();
  readonly #page: Page;
  readonly #sizes: readonly Size[];
  readonly #others: (page: Page) => Promise<string[]>;
  #session: CDPSession | undefined;
  #size: Size | undefined;

  /**
   * @param sizes at which a view is looked at unless it says others
   * @param others what else is wrong with a view
   */
  constructor(
    page: Page,
    sizes: readonly Size[],
    others: (page: Page) => Promise<string[]> = async () => [],
  ) {
    this.#page = page;
    this.#sizes = sizes;
    this.#others = others;
  }

  /**
   * Looks at what is shown, at every size.
   * @param options.within a layer over the page that is no dialog, by its selector: what lies below it is not looked at
   */
  async at(
    name: string,
    { sizes = this.#sizes, within }: { sizes?: readonly Size[]; within?: string } = {},
  ): Promise<void> {
    this.seen.add(name);
    this.paths.add(new URL(this.#page.url()).pathname);
    const bySize = new Map<string, string[]>();
    await layOutAll(this.#page);
    for (const size of sizes) {
      await this.#resize(size);
      if (size.isSpaced) await spaceOut(this.#page);
      const look = size.isTypedInto ? lookAtFields : lookAround;
      const { faults, pressed, read } = await this.#page.evaluate(look, within);
      if (size.isSpaced) await closeUp(this.#page);
      this.views += 1;
      this.pressed += pressed;
      this.read += read;
      for (const fault of new Set([...faults, ...(await this.#others(this.#page))]))
        bySize.set(fault, [...(bySize.get(fault) ?? []), sizeName(size)]);
    }
    if (!within) await this.#typeIntoSelects(bySize);
    for (const [fault, at] of bySize) this.faults.push(`${name} at ${at.join(', ')}: ${fault}`);
    await this.#resize(SIZES[0]!);
  }

  /** @param route such as `/admin/inquiries/:id`; `*` for what is nowhere */
  hasShown(route: string): boolean {
    const form = new RegExp(
      `^(?:/(?:ar|en))?${route.replaceAll('*', '/no-such-page').replaceAll(/:\w+/g, '[^/]+')}$`,
    );
    return [...this.paths].some((path) => form.test(path));
  }

  counts(): string {
    const { views, pressed, read, seen } = this;
    return `${seen.size} screens, dialogs and lists in ${views} views: ${pressed} times something to press, ${read} times a text`;
  }

  /** What is searched for among options may be long, too. On the narrowest screen, where one name stands for all. */
  async #typeIntoSelects(faults: Map<string, string[]>): Promise<void> {
    const layer = this.#page.locator('dialog[open], .ant-modal-wrap').filter({ visible: true }).last();
    const root = (await layer.count()) > 0 ? layer : this.#page.locator('body');
    const fields = root.locator('.ant-select:visible input[role="combobox"]:not([readonly]):enabled');
    for (const field of await fields.all()) {
      const name = (await field.getAttribute('id'))?.replace(/^_r_\w+_|_\d+_/g, '') ?? '';
      if (this.#typedInto.has(name)) continue;
      this.#typedInto.add(name);
      await field.fill('W'.repeat(120));
      const room = await this.#page.evaluate(
        () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
      );
      if (room < -1)
        faults.set(`${name} makes it wider than there is room when what is typed is long`, ['360']);
      await field.fill('');
      await field.blur();
    }
  }

  async #resize(size: Size): Promise<void> {
    const { width, height, scale = 1 } = size;
    const now = this.#page.viewportSize();
    // Every change has the whole page laid out anew.
    if (this.#size === size && now?.width === width && now.height === height) return;
    this.#size = size;
    await this.#page.setViewportSize({ width, height });
    this.#session ??= await this.#page.context().newCDPSession(this.#page);
    await this.#session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: scale,
      mobile: false,
    });
    // What watches its own size hears of it a frame later.
    await expect.poll(() => this.#page.evaluate(() => innerWidth)).toBe(width);
    await this.#page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
}

const sizeName = ({ width, height, isSpaced }: Size) => `${width}×${height}${isSpaced ? ' spaced out' : ''}`;

/** Letters of Arabic, which are joined, have no distance to set. */
const SPACING = `
  * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
  :not(:lang(ar)) { letter-spacing: 0.12em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Until `closeUp`. */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(text);
    document.adoptedStyleSheets.push(spacing);
  }, SPACING);
}

async function closeUp(page: Page): Promise<void> {
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}
