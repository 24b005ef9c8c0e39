import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { texts as absenceTexts } from '@tiraz/messages/admin-remote/absence';
import { texts } from '@tiraz/messages/admin-remote/people';
import { topmost } from './form-places.ts';
import type { LayoutLook } from './layout.ts';
import { servePeople } from './people-screens.ts';

/** The page of the people with the longest names, all that opens there, and where an invitation leads. */
export async function walkThroughPeople(
  page: Page,
  language: Language,
  look: LayoutLook,
  word: string,
): Promise<void> {
  const t = texts[language];
  const top = topmost(page);
  await servePeople(page, word);
  await page.goto('/admin/people');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await look.at('people');
  for (const [name, opener] of [
    ['invite', t.invite],
    ['person, edit', t.editOf(word)],
    ['absence', absenceTexts[language].sayOf(word)],
    ['person, off', t.deactivateOf(word)],
    ['factor, reset', t.resetFactorOf(word)],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).first().click();
    await expect(top).toBeVisible();
    if (name === 'invite' || name === 'absence') {
      await top.locator('.ant-btn-primary').click();
      await expect(top.locator('[aria-invalid="true"]').first()).toBeVisible();
    }
    await look.at(name);
    await page.keyboard.press('Escape');
    await expect(top).toBeHidden();
  }
  await page.goto('about:blank');
  await page.goto('/admin/join#token');
  await expect(page.locator('main form')).toBeVisible();
  await look.at('join');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
