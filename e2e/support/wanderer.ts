import type { Page, Request } from '@playwright/test';
import { mulberry32 } from '../../tools/mulberry32.mjs';
import { listenForNoise } from './noise.ts';

/** What somebody may type who does not think of what is asked. */
const TYPED = [
  ...['', ' ', '-5', '1e3', '12,5', '١٢٫٥', '0', '100', '999999999999', '2026-13-45', '%00', '\u200F'],
  ...['abc', 'ليلى 😀', 'layla@nile.example', '+20 100 123 4567', '<img src=x onerror=alert(1)>'],
  ...['W'.repeat(120), 'x'.repeat(3_000)],
];
const KEYS = [
  'Escape',
  'Enter',
  'Tab',
  'ArrowDown',
  'ArrowUp',
  'ControlOrMeta+k',
  'Shift+J',
  ...'jkxarug/?i',
];
const ENDS_A_FIELD = ['Enter', 'Tab', 'ArrowDown', 'Escape'];
/** So many steps lie between two pages that are opened by their address. */
const STEPS_A_PAGE = 25;
const REST_MS = 150;
/** What is sent by itself, or anew with every choice. */
const NO_DECISION = /web-vitals|errors|live|presence|calculate-quote|quote-ladder|fitting|quarantine|login/;
/** What a page shows that has no text for something. */
const NO_TEXT = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\{\w+\}/;

interface Way {
  origin: string;
  /** The pages that are opened by their address. */
  starts: readonly string[];
  /** Before each of them, for who has signed out meanwhile. */
  begin: () => Promise<void>;
  seed: number;
}

/** Somebody who presses whatever there is, types nonsense, goes back and forth, and presses again while nothing comes. */
export class Wanderer {
  /** What no sound product does, each with the last steps that led there. */
  readonly faults: string[] = [];
  readonly #page: Page;
  readonly #starts: readonly string[];
  readonly #begin: Way['begin'];
  readonly #chance: () => number;
  readonly #steps: string[] = [];
  readonly #decided: string[] = [];
  readonly #noise: string[];

  private constructor(page: Page, { starts, begin, seed }: Way, noise: string[]) {
    this.#page = page;
    this.#starts = starts;
    this.#begin = begin;
    this.#chance = mulberry32(seed);
    this.#noise = noise;
    page.on('dialog', (question) => void question.accept().catch(() => undefined));
    page.on('request', (request) => this.#hear(request));
    page.on('response', (response) => {
      if (response.status() >= 500)
        this.#fault(`${response.status()} to ${response.request().method()} ${response.url()}`);
    });
  }

  static async on(page: Page, way: Way): Promise<Wanderer> {
    return new Wanderer(page, way, await listenForNoise(page, way.origin));
  }

  async wander(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      // What was there to be pressed may be gone, or covered, when the press comes: nobody minds.
      await this.#step(step).catch((error: unknown) =>
        this.#steps.push(`in vain: ${String(error).split('\n')[0]}`),
      );
      await this.#look();
    }
  }

  async #step(step: number): Promise<void> {
    const page = this.#page;
    const chance = this.#chance();
    const does = (what: string) => this.#steps.push(what);
    if (step % STEPS_A_PAGE === 0) {
      const start = this.#oneOf(this.#starts);
      does(`open ${start}`);
      await this.#begin();
      await page.goto(start);
    } else if (chance < 0.06) {
      const way = this.#oneOf(['goBack', 'goForward', 'reload'] as const);
      does(way);
      await page[way]({ timeout: 5_000 });
    } else if (chance < 0.16) {
      const key = this.#oneOf(KEYS);
      does(`press ${key}`);
      await page.keyboard.press(key);
    } else {
      await this.#use();
    }
  }

  /** Presses or fills in something of what lies on top. */
  async #use(): Promise<void> {
    const page = this.#page;
    const found = await page.evaluate(choose, [this.#chance(), this.#chance()]);
    if (!found) return void (await page.keyboard.press('Escape'));
    const target = page.locator('[data-wanderer]').first();
    const does = (what: string) => this.#steps.push(`${what} ${found.name}`);
    if (found.kind === 'text') {
      const text = this.#oneOf(TYPED);
      does(`type ${JSON.stringify(text.slice(0, 20))} into`);
      await target.fill(text, { timeout: 1_500 });
      if (this.#chance() < 0.3) await page.keyboard.press(this.#oneOf(ENDS_A_FIELD));
    } else if (found.kind === 'file') {
      does('give nonsense to');
      const file = { name: 'design.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
      await target.setInputFiles(file, { timeout: 1_500 });
    } else if (this.#chance() < 0.25) {
      does('press twice');
      this.#decided.length = 0;
      await target.dblclick({ timeout: 1_500 });
      await page.waitForTimeout(2 * REST_MS);
      const again = this.#decided.filter((call, index) => this.#decided.indexOf(call) < index);
      if (again.length > 0) this.#fault(`is sent twice: ${again.join(', ')}`);
    } else {
      does('press');
      await target.click({ timeout: 1_500 });
    }
  }

  async #look(): Promise<void> {
    await this.#page.waitForTimeout(REST_MS);
    for (const text of this.#noise.splice(0)) {
      if (!/status of 4\d\d/.test(text)) this.#fault(text);
    }
    const seen = await this.#page
      .evaluate(() => ({
        text: document.body.innerText,
        tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      .catch(() => undefined);
    // Before the first page there is none to go back to.
    if (!seen || this.#page.url() === 'about:blank') return;
    if (seen.text.trim() === '') this.#fault('shows nothing');
    if (seen.tooWide > 1) this.#fault(`scrolls sideways by ${seen.tooWide} px`);
    const strange = NO_TEXT.exec(seen.text);
    if (strange) this.#fault(`shows ${strange[0]}`);
  }

  #hear(request: Request): void {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/') && !NO_DECISION.test(pathname))
      this.#decided.push(`${request.method()} ${pathname}`);
  }

  #fault(what: string): void {
    this.faults.push(`${this.#page.url()} ${what.slice(0, 300)}, after: ${this.#steps.slice(-8).join('; ')}`);
  }

  #oneOf<Thing>(things: readonly Thing[]): Thing {
    return things[Math.floor(this.#chance() * things.length)]!;
  }
}

/** Marks something of what lies on top that can be used; runs in the page. */
function choose([which, whether]: number[]): { kind: 'text' | 'file' | 'press'; name: string } | undefined {
  const last = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).at(-1);
  const list = last('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  const root = list ?? last('dialog[open], .ant-modal-wrap') ?? document.body;
  const USED = 'a[href], button, input, select, textarea, summary, [role="switch"], [role="option"]';
  const things = [...root.querySelectorAll<HTMLElement>(`${USED}, .ant-select, .ant-select-item-option`)];
  const usable = things.filter((thing) => {
    if (!thing.checkVisibility({ visibilityProperty: true }) || thing.matches(':disabled')) return false;
    const leads = thing.matches('a') ? (thing as HTMLAnchorElement).protocol : '';
    return !/^(mailto|tel):/.test(leads) && thing.getBoundingClientRect().width > 1;
  });
  const noLinks = usable.filter((thing) => !thing.matches('a'));
  const from = noLinks.length > 0 && whether! < 0.75 ? noLinks : usable;
  const thing = from[Math.floor(which! * from.length)];
  if (!thing) return undefined;
  for (const marked of document.querySelectorAll('[data-wanderer]')) marked.removeAttribute('data-wanderer');
  thing.setAttribute('data-wanderer', '');
  const pressed = /^(checkbox|radio|range|color|button|submit)$/;
  const isText =
    thing.matches('textarea') || (thing instanceof HTMLInputElement && !pressed.test(thing.type));
  const kind = thing.matches('input[type="file"]') ? 'file' : isText ? 'text' : 'press';
  const text = thing.ariaLabel ?? (thing.textContent?.trim() || thing.id);
  return { kind, name: `${thing.localName} “${text.replace(/\s+/g, ' ').slice(0, 40)}”` };
}
