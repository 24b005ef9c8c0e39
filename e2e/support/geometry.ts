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
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    return wanted.map((needle) => {
      text.currentNode = element;
      while (text.nextNode()) {
        const start = text.currentNode.textContent?.indexOf(needle) ?? -1;
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(text.currentNode, start);
        range.setEnd(text.currentNode, start + needle.length);
        return range.getBoundingClientRect().left;
      }
      throw new Error(`"${needle}" is not in "${element.textContent}"`);
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
