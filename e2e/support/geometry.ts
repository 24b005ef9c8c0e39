import type { Locator, Page } from '@playwright/test';

/** How far an element stands from the start and the end of the window, in its own reading direction. */
export async function reach(locator: Locator): Promise<{ start: number; end: number }> {
  return locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { clientWidth, dir } = document.documentElement;
    const [fromLeft, fromRight] = [left, clientWidth - right];
    return dir === 'rtl' ? { start: fromRight, end: fromLeft } : { start: fromLeft, end: fromRight };
  });
}

/** Whether an SVG is shown turned over, left for right. */
export async function isMirrored(drawing: Locator): Promise<boolean> {
  return drawing.evaluate((element) => ((element as SVGGraphicsElement).getScreenCTM()?.a ?? 0) < 0);
}

/** The left edge of each needle where it stands within the text of the element, in CSS pixels. */
export async function leftEdges(locator: Locator, needles: string[]): Promise<number[]> {
  return locator.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    /** A place in all of the text: a figure may be put together of several nodes. */
    const at = (offset: number): [Node, number] => {
      let left = offset;
      for (const text of texts) {
        const { length } = text.textContent ?? '';
        if (left < length) return [text, left];
        left -= length;
      }
      throw new Error(`${offset} is beyond "${element.textContent}"`);
    };
    return wanted.map((needle) => {
      const start = element.textContent.indexOf(needle);
      if (start < 0) throw new Error(`"${needle}" is not in "${element.textContent}"`);
      const range = document.createRange();
      range.setStart(...at(start));
      const [last, offset] = at(start + needle.length - 1);
      range.setEnd(last, offset + 1);
      return range.getBoundingClientRect().left;
    });
  }, needles);
}

/** Whether two elements stand on the same part of the window. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (!first || !second) throw new Error(`${one} or ${other} is not shown`);
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}

/** The parts whose edges, as `reach` gives them, are more than two pixels apart in the other language. */
export function unmirrored<Part extends string>(
  english: Record<Part, { start: number; end: number }>,
  arabic: Record<Part, { start: number; end: number }>,
): string[] {
  const parts = Object.keys(english) as Part[];
  return parts.flatMap((part) =>
    (['start', 'end'] as const)
      .filter((edge) => Math.abs(english[part][edge] - arabic[part][edge]) > 2)
      .map((edge) => `${part} ${edge}: ${english[part][edge]} against ${arabic[part][edge]}`),
  );
}

/**
 * How far the page is scrolled down, once that no longer changes: fonts come by and by, and the browser keeps the
 * reader's place among what they move by scrolling.
 */
export async function settledScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { documentElement, fonts } = document;
    let last = '';
    for (let unchanged = 0; unchanged < 30 || fonts.status !== 'loaded'; unchanged += 1) {
      await new Promise(requestAnimationFrame);
      const now = `${window.scrollY} of ${documentElement.scrollHeight}`;
      if (now !== last) unchanged = 0;
      last = now;
    }
    return window.scrollY;
  });
}
