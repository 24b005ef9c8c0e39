import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as fittingTexts } from '@tiraz/messages/storefront/fitting';
import { texts as quotationTexts } from '@tiraz/messages/storefront/quotation';
import { texts as sizesTexts } from '@tiraz/messages/storefront/sizes';
import { ABAYA_IN_FLEECE, POLOS_IN_SIZES, chooseHoodie, enterQuantity, words } from './calculator.ts';
import { addDesign, broughtDesign } from './designs.ts';
import { IN_SIZES, requestPage } from './inquiries.ts';
import { quotedPage } from './quotations.ts';
import { signIn } from './staff.ts';
import { comeWithoutLists } from './without-lists.ts';

export const PHONE = { width: 360, height: 740 };
export const LAPTOP = { width: 1280, height: 860 };

/** What the browser says on its console while a screen is shown on purpose with a failure or as not found. */
export const EXPECTED_ON_SCREENS = /status of (404|503)/;

export interface Screen {
  name: string;
  /** The sizes at which it exists; both when left out. */
  sizes?: (typeof PHONE)[];
  /** It covers the window, not the page: a picture of it ends where the window ends. */
  isOverlay?: boolean;
}

/** Shows every public screen in every state, one after the other, with as few page loads as that takes. */
export async function walkThroughScreens(
  page: Page,
  language: Language,
  visit: (screen: Screen) => Promise<void>,
): Promise<void> {
  const t = words[language];
  const open = async (path: string) => {
    await page.setViewportSize(LAPTOP);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  };

  await open('/');
  await visit({ name: 'landing' });
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: t.menu }).click();
  await visit({ name: 'landing-menu', sizes: [PHONE], isOverlay: true });

  await open('/about');
  await visit({ name: 'about' });
  await open('/questions');
  await visit({ name: 'questions' });
  await open('/logo');
  await visit({ name: 'logo' });
  await open('/no-such-page');
  await visit({ name: 'not-found' });
  await open(await requestPage(page, { ...IN_SIZES, artwork: await broughtDesign(page) }));
  await visit({ name: 'request' });
  await page.getByRole('button', { name: sizesTexts[language].change }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await visit({ name: 'request-sizes', isOverlay: true });
  await signIn(page);
  await open((await quotedPage(page)).path);
  await visit({ name: 'request-quoted' });
  const accept = quotationTexts[language].accept;
  await page.getByRole('article').getByRole('button', { name: accept, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit({ name: 'request-accepting', isOverlay: true });

  await comeWithoutLists(page);
  await page.route('**/api/product-types', (route) => route.fulfill({ status: 503 }));
  await page.route('**/api/fabrics', (route) => route.fulfill({ json: [] }));
  await open('/calculator');
  await expect(page.getByRole('alert')).toBeVisible();
  await visit({ name: 'calculator-failed' });
  await page.unrouteAll();

  await open(`/calculator?${ABAYA_IN_FLEECE}`);
  const unsuited = page.getByRole('list', { name: fittingTexts[language].title });
  await expect(unsuited.first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await visit({ name: 'calculator-unsuited' });

  await open(`/calculator?${POLOS_IN_SIZES}`);
  await page.getByRole('radio', { name: sizesTexts[language].exact }).check();
  await expect(page.getByRole('table', { name: sizesTexts[language].table })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await visit({ name: 'calculator-sizes' });

  await open('/calculator');
  await visit({ name: 'calculator-start' });
  await chooseHoodie(page, language);
  const quotation = page.getByRole('button', { name: t.quotation });
  await expect(quotation).toBeEnabled();
  // A price that is still asked for is dimmed.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await visit({ name: 'calculator-sample' });
  await enterQuantity(page, language, '500');
  await expect(page.getByRole('heading', { name: t.productionRange })).toBeVisible();
  await visit({ name: 'calculator-price' });
  await addDesign(page, 'شعار.png');
  await visit({ name: 'calculator-design' });
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: t.summary }).click();
  await visit({ name: 'calculator-price-bar', sizes: [PHONE], isOverlay: true });
  await page.goBack();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: calculatorTexts[language].preview }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit({ name: 'calculator-preview', sizes: [PHONE], isOverlay: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize(LAPTOP);

  await quotation.click();
  const dialog = page.getByRole('dialog', { name: t.quotationTitle });
  await expect(dialog).toBeVisible();
  await visit({ name: 'dialog', isOverlay: true });
  await dialog.getByRole('button', { name: t.submit }).click();
  await expect(dialog.getByText(t.nameRequired)).toBeVisible();
  await visit({ name: 'dialog-errors', isOverlay: true });

  await dialog.getByRole('checkbox').check();
  await page.route('**/api/inquiries', (route) => route.fulfill({ status: 503 }));
  await dialog.getByLabel(t.name).fill('Nadia Rahman');
  await dialog.getByLabel(t.email).fill('nadia@brand.example');
  await dialog.getByRole('button', { name: t.submit }).click();
  const toast = page.getByRole('listitem').filter({ hasText: t.failed });
  await expect(toast).toBeVisible();
  // A toast that has the focus stays.
  await page.keyboard.press('F8');
  await visit({ name: 'toast', isOverlay: true });
  await page.unrouteAll();
}

/** Leaves nothing half shown: the page rests at its top, with its own fonts. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
}
