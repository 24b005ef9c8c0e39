import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** What a finger does that Playwright has no word for; the page has to be one of a screen that is touched. */
export async function fingerOn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const letGo = () => touch('touchEnd');
  /** Goes from one point to the other, and stays there. */
  const carry = async ([x, y]: Point, [toX, toY]: Point, steps = 12) => {
    await touch('touchStart', [x, y]);
    for (let step = 1; step <= steps; step += 1)
      await touch('touchMove', [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps]);
  };
  /** Pushes what lies at the point up, or down by a negative number of pixels. */
  const push = async ([x, y]: Point, by: number) => {
    await carry([x, y + by / 2], [x, y - by / 2]);
    await letGo();
  };
  return { carry, letGo, push };
}
