import { CONTACT } from '@tiraz/contracts/contact';
import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as fittingTexts } from '@tiraz/messages/storefront/fitting';
import { texts as quotationTexts } from '@tiraz/messages/storefront/quotation';
import { texts as sizesTexts } from '@tiraz/messages/storefront/sizes';
import { ABAYA_IN_FLEECE, POLOS_IN_SIZES, words as calculatorWords } from './calculator.ts';
import { addDesign, broughtDesign } from './designs.ts';
import { IN_SIZES, requestPage } from './inquiries.ts';
import { SIZES, SPACED, type LayoutLook } from './layout.ts';
import { lengthenCatalogue } from './long-texts.ts';
import { longest, quotedPage } from './quotations.ts';
import { PHONE } from './screens.ts';
import { signIn } from './staff.ts';

/** As long as they may be, and without a break. */
const LONG = {
  customerName: 'W'.repeat(CONTACT.customerName.longest),
  customerCompany: '﷽'.repeat(CONTACT.customerCompany.longest),
  message: `${'ض'.repeat(300)} ${'👕'.repeat(200)}`,
};

/** Of a file. */
const LONG_NAME = `${'W'.repeat(190)}.png`;

/** All that a visitor sees. */
export async function walkThroughPublicLayout(
  page: Page,
  language: Language,
  look: LayoutLook,
): Promise<void> {
  const t = calculatorWords[language];
  const open = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  };
  await open('/');
  await look.at('landing');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: t.menu }).click();
  await look.at('landing, menu', { sizes: [SIZES.at(-1)!, SPACED], within: 'header' });
  await open('/about');
  await look.at('about');
  await open('/questions');
  await look.at('questions');
  await open('/logo');
  await look.at('logo');
  await open('/no-such-page');
  await look.at('not found');
  await open(
    await requestPage(page, { ...LONG, ...IN_SIZES, artwork: await broughtDesign(page, LONG_NAME) }),
  );
  await expect(page.getByText(LONG_NAME)).toBeVisible();
  // Spaced out, its longest texts are higher than the window: `screens` has the page at that size.
  await look.at('request', { sizes: SIZES });
  await page.getByRole('button', { name: sizesTexts[language].change }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await look.at('request, sizes');
  await signIn(page);
  await open((await quotedPage(page, LONG, longest)).path);
  await look.at('request, quotation', { sizes: SIZES });
  const q = quotationTexts[language];
  await page.getByRole('button', { name: q.accept, exact: true }).click();
  const accepting = page.getByRole('dialog');
  await accepting.getByRole('button', { name: q.accept, exact: true }).click();
  await expect(accepting.getByText(q.nameRequired)).toBeVisible();
  await look.at('quotation, accept');
  await page.keyboard.press('Escape');

  await lengthenCatalogue(page);
  await open(`/calculator?${ABAYA_IN_FLEECE}`);
  await expect(page.getByRole('list', { name: fittingTexts[language].title }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await look.at('calculator, what does not go together');

  await open(`/calculator?${POLOS_IN_SIZES}`);
  await page.getByRole('radio', { name: sizesTexts[language].exact }).check();
  await expect(page.getByRole('table', { name: sizesTexts[language].table })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await look.at('calculator, sizes');

  await open('/calculator');
  for (const group of await page.getByRole('radiogroup').all()) await group.getByRole('radio').nth(1).check();
  await page.getByRole('group', { name: t.colours }).getByRole('checkbox').nth(1).check();
  for (const print of (await page.locator('main input[type=checkbox][data-id]').all()).slice(0, 3))
    await print.check();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await look.at('calculator, one piece');
  const quantity = page.getByRole('spinbutton', { name: t.quantity });
  await quantity.fill('1000000');
  await quantity.press('Enter');
  await expect(page.getByRole('heading', { name: t.productionRange })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await addDesign(page, LONG_NAME);
  await look.at('calculator');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: t.summary }).click();
  await look.at('calculator, summary', {
    sizes: [...SIZES.slice(2), SPACED],
    within: '[data-open="true"]:has(dl)',
  });
  await page.goBack();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: calculatorTexts[language].preview }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look.at('calculator, preview');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize({ width: 1366, height: 650 });

  await page.getByRole('button', { name: t.quotation }).click();
  const modal = page.getByRole('dialog', { name: t.quotationTitle });
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: t.submit }).click();
  await expect(modal.getByText(t.nameRequired)).toBeVisible();
  await look.at('quotation request');
  await page.keyboard.press('Escape');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
