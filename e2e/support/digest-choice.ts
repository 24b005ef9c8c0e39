import { expect, type Page } from '@playwright/test';
import type { Result } from './form.ts';

/** The components that are tried with the daily digest: it is stored at once, and shown after a reload. */
export const DIGEST = ['DigestPanel'];

/** Switches it off, and on again at the end. */
export async function tryDigest(page: Page): Promise<Result> {
  await page.goto('/admin/account');
  const digest = page.locator('main').getByRole('switch');
  const result = { fields: 1, values: 0, faults: [] };
  for (const isOn of [false, true, false]) {
    await digest.click();
    result.values += 1;
    await expect(digest).toBeChecked({ checked: isOn });
    await expect(digest).toBeEnabled();
  }
  await page.reload();
  await expect(digest).not.toBeChecked();
  await digest.click();
  await expect(digest).toBeChecked();
  return result;
}
