import type { Language } from '@tiraz/contracts/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from './axe.ts';

/**
 * Looks at each list of options that a screen can open, with one of them under the keys: its colours in English in both
 * themes, all else once. What was looked at on an earlier screen of the walk is left out.
 */
export function openSelects(
  page: Page,
  language: Language,
  seen: Set<string>,
): (screen: string) => Promise<void> {
  return async (screen) => {
    const dialog = page.locator('dialog[open]');
    const selects = ((await dialog.count()) > 0 ? dialog.last() : page.locator('main')).locator(
      '.ant-select:not(.ant-select-disabled):visible',
    );
    const focused = await page.evaluateHandle(() => document.activeElement);
    for (const select of await selects.all()) {
      const name = await nameOf(select.getByRole('combobox'));
      if (seen.has(name)) continue;
      seen.add(name);
      const options = page.locator('.ant-select-dropdown:visible');
      await select.click();
      await expect(options, `${screen}: ${name} opens`).toBeVisible();
      await page.keyboard.press('ArrowDown');
      for (const colorScheme of language === 'en' ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme });
        const rules = colorScheme === 'light' ? 'popup' : 'colour';
        expect.soft(await violations(page, rules), `${screen}: ${name}, open, ${colorScheme}`).toEqual([]);
      }
      await select.click();
      await expect(options).toHaveCount(0);
    }
    // As the next step of the walk expects it.
    await page.evaluate((element) => {
      if (document.activeElement === element) return;
      (document.activeElement as HTMLElement | null)?.blur();
      (element as HTMLElement | null)?.focus();
    }, focused);
  };
}

/** As a screen reader names it. */
function nameOf(combobox: Locator): Promise<string> {
  return combobox.evaluate((field: HTMLInputElement) => {
    const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...(field.labels ?? []), ...ids.map((id) => document.getElementById(id))];
    return field.ariaLabel ?? labels.map((label) => label?.textContent ?? '').join(' ');
  });
}
