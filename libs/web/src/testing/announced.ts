import { screen } from '@testing-library/react';

const REGIONS = '[role="status"], [aria-live]';

/**
 * For tests: waits until words stand in the page. @returns whether a screen reader hears of them: they stand in a region
 * that was there before they came
 */
export async function isAnnounced(words: RegExp | string, act: () => Promise<unknown>): Promise<boolean> {
  const before = [...document.querySelectorAll(REGIONS)];
  await act();
  const said = await screen.findAllByText(words);
  return said.some((one) => before.includes(one.closest(REGIONS) ?? one));
}
