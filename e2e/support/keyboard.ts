import { expect, type Locator, type Page } from '@playwright/test';

/** Why somebody who looks at the screen does not see where the focus is; empty when they do. */
function focusFaults(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return ['nothing has the focus'];
  // What only begins to come in is not seen yet, wherever the focus is.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  const faults: string[] = [];

  // What looks like the control may be what stands around its input.
  const control = focused.closest(
    'label, .ant-input-affix-wrapper, .ant-select, .ant-picker, .ant-input-number',
  );
  const bearers = [focused, ...focused.querySelectorAll('*'), control].filter((element) => element !== null);
  const hasRing = bearers.some((element) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && opacity !== '0';
  });
  if (!hasRing) faults.push('no ring');

  const { left, right, top, bottom } = focused.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) faults.push('out of sight');
  const seen = document.elementFromPoint(
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  const label = focused.closest('label');
  if (!seen || !(focused.contains(seen) || label?.contains(seen))) {
    faults.push(`covered by ${seen?.outerHTML.slice(0, 80)}`);
  }
  return faults.map((fault) => `${fault}: ${focused.outerHTML.slice(0, 120)}`);
}

/** Fails unless the focus is visible where it is. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  expect(await page.evaluate(focusFaults)).toEqual([]);
}

/** Presses Tab until the target has the focus, which must be visible at every stop on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const MOST_STOPS = 40;
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not within ${MOST_STOPS} stops of the keyboard.`);
}

/** Moves through a group of radio buttons with the arrow keys until the target is the chosen one. */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  const MOST_OPTIONS = 12;
  for (let option = 0; option < MOST_OPTIONS && !(await target.isChecked()); option++) {
    await page.keyboard.press('ArrowDown');
    await expectVisibleFocus(page);
  }
  await expect(target).toBeFocused();
  await expect(target).toBeChecked();
}

/** Closes a dialog with Escape, once it has the focus: one that is only just coming hears no key. */
export async function leaveByEscape(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((one) => one.matches(':focus-within'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
