import type { Browser, Page } from '@playwright/test';
import type { Attacks } from './attacks.ts';
import { MARKER, watchedPage, type Watched } from './browser.ts';
import type { Copy } from './copy.ts';
import { payload } from './payloads.ts';

const SHOWN_WITHIN_MS = 15_000;
const OPENS_WITHIN_MS = 350;
/** By the palette, which waits until typing rests. */
const FOUND_WITHIN_MS = 2_000;
/** It would end the session, or change the language of the page. */
const LEFT_ALONE = /log ?out|sign ?out|خروج|English|العربية/i;

interface Visitor {
  language: string;
  /** Of signed-in staff. */
  cookie?: string;
  /** Runs no script of ours. */
  isWithoutScript?: boolean;
}

/** Opens screens and whatever opens on them, and notes which marks are shown literally, and what is not as it must. */
export class Look {
  readonly #attacks: Attacks;
  readonly #copy: Copy;
  readonly #pages = new Map<string, Watched>();
  readonly #browser: Browser;
  /** By mark, such as `ab12`: where it was seen. */
  readonly seen = new Map<string, Set<string>>();
  views = 0;

  constructor(copy: Copy, browser: Browser, attacks: Attacks) {
    this.#copy = copy;
    this.#browser = browser;
    this.#attacks = attacks;
  }

  /** Only looks. */
  async at(path: string, visitor: Visitor): Promise<Page> {
    const watched = await this.#open(path, visitor);
    await this.#look(watched, `${path} in ${visitor.language}`);
    return watched.page;
  }

  /** Presses one of each kind of button, tab and field, and confirms what opens. */
  async pressAll(path: string, visitor: Visitor): Promise<void> {
    const page = await this.at(path, visitor);
    const offered = await page.evaluateHandle(pressables);
    const names = await offered.evaluate((byName) => [...byName.keys()]);
    for (const name of names.filter((offer) => !LEFT_ALONE.test(offer))) {
      const watched = await this.#open(path, visitor);
      const there = await page.evaluateHandle(pressables);
      if (!(await there.evaluate(press, name))) continue;
      await page.waitForTimeout(OPENS_WITHIN_MS);
      const where = `${path} in ${visitor.language}, “${name}”`;
      await this.#look(watched, where);
      if (await page.evaluate(openLists)) {
        await page.waitForTimeout(OPENS_WITHIN_MS);
        await this.#look(watched, `${where}, lists open`);
      }
      if (!(await page.evaluate(confirm))) continue;
      await page.waitForTimeout(OPENS_WITHIN_MS);
      await this.#look(watched, `${where}, confirmed`);
    }
  }

  /** Presses every button of one thing on a screen, such as those of its dialogs. */
  async pressWithin(path: string, selector: string, visitor: Visitor): Promise<void> {
    const buttons = `${selector} button:not([role="switch"])`;
    const { page } = await this.#open(path, visitor);
    const many = await page.locator(buttons).count();
    for (let index = 0; index < many; index += 1) {
      const watched = await this.#open(path, visitor);
      await page.locator(buttons).nth(index).dispatchEvent('click');
      await page.waitForTimeout(OPENS_WITHIN_MS);
      await this.#look(watched, `${path} in ${visitor.language}, button ${index + 1} of ${selector}`);
    }
  }

  /** Types what is searched for into the palette of the staff area. */
  async find(text: string, visitor: Visitor): Promise<void> {
    const watched = await this.#open('/admin/dashboard', visitor);
    const { keyboard } = watched.page;
    await keyboard.press('Control+KeyK');
    await watched.page.getByRole('combobox').first().waitFor();
    await keyboard.type(text);
    await watched.page.waitForTimeout(FOUND_WITHIN_MS);
    await this.#look(watched, `the palette in ${visitor.language}, “${text}”`);
  }

  async #open(path: string, visitor: Visitor): Promise<Watched> {
    const { language, cookie = '', isWithoutScript = false } = visitor;
    const key = `${language} ${cookie} ${isWithoutScript}`;
    let watched = this.#pages.get(key);
    if (!watched) {
      watched = await watchedPage(this.#browser, { javaScriptEnabled: !isWithoutScript });
      const pairs = [`tiraz.language=${language}`, ...cookie.split('; ')].filter(Boolean);
      const cookies = pairs.map((pair) => pair.split('='));
      await watched.context.addCookies(
        cookies.map(([name = '', value = '']) => ({ name, value, url: this.#copy.url })),
      );
      this.#pages.set(key, watched);
    }
    await watched.page.goto(this.#copy.url + path, { waitUntil: 'load' });
    await watched.page.getByRole('heading', { level: 1 }).first().waitFor();
    if (isWithoutScript) return watched;
    await watched.page
      .waitForFunction(isShown, undefined, { timeout: SHOWN_WITHIN_MS })
      .catch(() => undefined);
    return watched;
  }

  async #look({ page, seen }: Watched, where: string): Promise<void> {
    this.views += 1;
    const { texts, alive } = await page.evaluate(look, MARKER);
    const note = (what: string, list: unknown[]) =>
      this.#attacks.note(`${where} ${what}`, list.length === 0, list);
    note('makes markup of a text', alive);
    note('runs a text', seen.ran);
    note('has something to report', seen.violations);
    const ours = new RegExp(`^(${this.#copy.url}/|data:|blob:)`);
    note(
      'asks elsewhere',
      seen.requests.filter((url) => !ours.test(url)),
    );
    for (const [, mark = '', field = '', index] of texts.matchAll(
      new RegExp(`${MARKER}\\(/(([a-z]+)(\\d+))\\./\\)`, 'g'),
    )) {
      if (!texts.includes(payload(field, Number(index)))) continue;
      const places = this.seen.get(mark) ?? new Set<string>();
      this.seen.set(mark, places.add(where));
    }
  }
}

/* What follows runs in the page. */

function isShown(): boolean {
  const { document } = globalThis;
  return !document.querySelector('[aria-busy="true"], .ant-spin-spinning, .ant-skeleton');
}

/** What can be pressed, by its name without texts of others; the first of each */
function pressables(): Map<string, HTMLElement> {
  const { document } = globalThis;
  const nameOf = (element: HTMLElement) =>
    (element.ariaLabel ?? element.textContent ?? '')
      .split(/["'<>`{}$&%\\]|javascript:/)[0]
      ?.trim()
      .slice(0, 40) ?? '';
  const byName = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLButtonElement>(
    'button, [role="tab"], [role="combobox"], summary',
  )) {
    const isUsable = element.checkVisibility() && !element.disabled;
    if (isUsable && !byName.has(nameOf(element))) byName.set(nameOf(element), element);
  }
  return byName;
}

/** Whether there is such a one. */
function press(byName: Map<string, HTMLElement>, name: string): boolean {
  const found = byName.get(name);
  found?.dispatchEvent(new globalThis.MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  found?.focus();
  found?.click();
  return found !== undefined;
}

/** Whether a dialog with lists to choose from is there, which are open now */
function openLists(): boolean {
  const { document, MouseEvent } = globalThis;
  const lists = [...document.querySelectorAll('[role="dialog"] [role="combobox"]')];
  for (const list of lists)
    list.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  return lists.length > 0;
}

/** Whether a dialog was there to be confirmed */
function confirm(): boolean {
  const { document } = globalThis;
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="tooltip"]')];
  const shown = dialogs.filter((dialog) => dialog.checkVisibility());
  const wanted = 'button[type="submit"], .ant-btn-primary, .ant-btn-dangerous';
  const button = shown.flatMap((dialog) => [...dialog.querySelectorAll<HTMLElement>(wanted)]).at(-1);
  button?.click();
  return button !== undefined;
}

/** All that can be read, and every element that a text may have become; in the mails that a page shows, too. */
function look(marker: string) {
  const isAddress = /^(.*href|src|srcset|action|formaction|data|poster|background|ping)$/;
  const isCode = ({ name, value }: Attr) =>
    value.includes(`${marker}(/`) &&
    (/^on|^style$/.test(name) || (isAddress.test(name) && /^\s*(javascript|data):/i.test(value)));
  const isScript = (element: Element) =>
    element.localName === 'script' &&
    (element as HTMLScriptElement).type !== 'application/json' &&
    element.textContent.includes(`${marker}(/`);
  const lookAt = (document: Document): { texts: string[]; alive: Element[] } => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const elements = [...document.querySelectorAll('*')];
    const mails = [...document.querySelectorAll<HTMLIFrameElement>('iframe[srcdoc]')].map(({ srcdoc }) =>
      lookAt(new DOMParser().parseFromString(srcdoc, 'text/html')),
    );
    const alive = elements.filter(
      (element) => isScript(element) || [...element.attributes].some((attribute) => isCode(attribute)),
    );
    return {
      texts: [
        ...[document.title, document.body.textContent, ...fields.map(({ value }) => value)],
        ...mails.flatMap(({ texts }) => texts),
      ],
      alive: [...alive, ...mails.flatMap((mail) => mail.alive)],
    };
  };
  const { texts, alive } = lookAt(globalThis.document);
  return { texts: texts.join('\n'), alive: alive.map(({ outerHTML }) => outerHTML.slice(0, 200)) };
}
