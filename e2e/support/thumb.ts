import type { Locator, Page } from '@playwright/test';

/** How far one scrolls at a time until a thing can be pressed, in pixels. */
const STEP = 20;
const MOST_STEPS = 500;

/** Presses as a thumb does, and counts: taps, and how far what lies under it is scrolled. */
export class Thumb {
  taps = 0;
  pixels = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await this.reach(target);
    this.taps += 1;
    await target.click();
  }

  /** A field that is tapped and typed into. */
  async type(target: Locator, text: string): Promise<void> {
    await this.tap(target);
    await target.fill(text);
  }

  /** A file that is picked behind a button. */
  async pick(input: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.reach(input.locator('..'));
    this.taps += 1;
    await input.setInputFiles([file]);
  }

  /** Scrolls no further than until nothing lies over its middle. */
  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    this.pixels += await target.evaluate(
      async (element, { step, most }) => {
        const isReached = () => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          return over !== null && (element.contains(over) || over.contains(element));
        };
        const scrolls = (one: Element) =>
          one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY);
        let scroller: Element | null = element.parentElement;
        while (scroller && !scrolls(scroller)) scroller = scroller.parentElement;
        const moved = scroller ?? document.documentElement;
        let pixels = 0;
        for (let steps = 0; steps < most && !isReached(); steps += 1) {
          const { top, height } = element.getBoundingClientRect();
          const before = moved.scrollTop;
          moved.scrollBy({
            top: top + height / 2 > window.innerHeight / 2 ? step : -step,
            behavior: 'instant',
          });
          pixels += Math.abs(moved.scrollTop - before);
          if (moved.scrollTop === before) break;
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
        }
        return pixels;
      },
      { step: STEP, most: MOST_STEPS },
    );
  }

  toString(): string {
    return `${this.taps} taps, ${Math.round(this.pixels)} px`;
  }
}
