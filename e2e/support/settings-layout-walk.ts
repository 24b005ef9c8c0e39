import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { topmost } from './form-places.ts';
import type { LayoutLook } from './layout.ts';
import { words as settingsWords } from './settings-forms.ts';

/** The page of the settings with the longest texts, and all that opens there. */
export async function walkThroughSettings(
  page: Page,
  language: Language,
  look: LayoutLook,
  word: string,
): Promise<void> {
  const top = topmost(page);
  const s = settingsWords[language];
  const known = (await (await page.request.get('/api/admin/settings')).json()) as { instalments: object[] };
  const long = { nameEn: word, addressAr: word, phone: '+20 100 123 4567', termsEn: `${word} `.repeat(20) };
  const instalments = Array.from({ length: 4 }, () => ({ basisPoints: 2500, due: 'days_after', days: 90 }));
  await page.route('**/api/admin/settings', (route) =>
    route.fulfill({ json: { ...known, ...long, instalments } }),
  );
  await page.goto('/admin/settings');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await look.at('settings');
  for (const [name, opener] of [
    ['settings, seller', s.seller],
    ['settings, quotations', s.quotations],
    ['settings, lead times', s.leadTimes],
    ['settings, hours', s.hours],
    ['settings, in turn', s.inTurn],
    ['settings, sign-in', s.signIn],
    ['holiday, add', s.holiday],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(top).toBeVisible();
    if (name === 'holiday, add') {
      await top.locator('.ant-btn-primary').click();
      await expect(top.locator('[aria-invalid="true"]').first()).toBeVisible();
    }
    await look.at(name);
    await page.keyboard.press('Escape');
    await expect(top).toBeHidden();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
