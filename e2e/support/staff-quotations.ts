import type { Language } from '@tiraz/contracts/language';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts as editorTexts } from '@tiraz/messages/admin-remote/quotation-editor';
import { texts as quotationTexts } from '@tiraz/messages/admin-remote/quotations';
import { expect, type Page } from '@playwright/test';

/** The words of the quotation on an inquiry's page that somebody acts on. */
export const words = { en: wordsIn('en'), ar: wordsIn('ar') };

function wordsIn(language: Language) {
  const { states, documentIn, ...t } = quotationTexts[language];
  const { discount, save } = editorTexts[language];
  const { title: links, revoke: revokeLinks } = detailsTexts[language].links;
  return { ...t, sent: states.sent, pdf: documentIn.ar, discount, save, links, revokeLinks };
}

/**
 * On the open page of an inquiry: a first revision, by three presses after the one that opened the page, and a second
 * one with a discount.
 */
export async function sendTwice(page: Page, language: Language): Promise<void> {
  const t = words[language];
  const panel = page.getByRole('region', { name: t.title });
  const send = async () => {
    await panel.getByRole('button', { name: t.send, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.send, exact: true }).click();
    await expect(panel.getByText(t.sent, { exact: true }).first()).toBeVisible();
    await expect(panel.getByRole('article')).toHaveCount(1);
    await expect(panel.getByRole('link', { name: t.pdf })).toBeVisible();
  };
  await panel.getByRole('button', { name: t.prepare }).click();
  await send();
  await panel.getByRole('button', { name: t.newRevision }).click();
  await expect(panel.getByRole('article')).toHaveCount(2);
  await panel.getByRole('button', { name: t.edit, exact: true }).click();
  await page.getByLabel(t.discount).fill('5');
  await page.getByRole('button', { name: t.save }).click();
  await expect(panel.getByText(t.changes)).toBeVisible();
  await send();
}
