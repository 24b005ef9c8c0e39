import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { fillEntry, openEntry } from './entry.ts';
import { topmost } from './form-places.ts';
import { SIZES, type LayoutLook } from './layout.ts';
import { acceptByTelephone, draftRevision, longest, sendRevision } from './quotations.ts';
import { words } from './staff-quotations.ts';

/** An inquiry with revisions of the longest texts, all that opens there, and the form of another one of its customer. */
export async function walkThroughQuotation(
  page: Page,
  language: Language,
  look: LayoutLook,
  id: string,
): Promise<void> {
  const t = words[language];
  const inquiry = await page.request.get(`/api/admin/inquiries/${id}`);
  const { customerId } = (await inquiry.json()) as { customerId: string };
  await openEntry(page, `?customer=${customerId}`);
  await fillEntry(page, language);
  await look.at('inquiry, entry');
  await sendRevision(page, id);
  await draftRevision(page, id, (offer) => ({
    ...longest(offer),
    instalments: Array.from({ length: 4 }, () => ({ basisPoints: 2500, due: 'days_after', days: 90 })),
  }));
  const top = topmost(page);
  const panel = page.getByRole('region', { name: t.title });
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).first().click();
  const lookAt = async (name: string) => {
    await expect(top).toBeVisible();
    await look.at(name, { sizes: [SIZES.at(1)!, SIZES.at(-1)!] });
    await page.keyboard.press('Escape');
    await expect(top).toBeHidden();
  };
  const open = async () => {
    await page.goto(`/admin/inquiries/${id}`);
    await expect(panel.getByRole('article').first()).toBeVisible();
    for (const closed of await panel.locator('summary').all()) await closed.click();
  };
  await open();
  await look.at('quotation, draft');
  await press(t.send);
  await lookAt('quotation, send');
  await press(t.discard);
  await lookAt('quotation, discard');
  await press(t.heard);
  await lookAt('quotation, heard');
  await press(t.withdraw);
  await lookAt('quotation, withdraw');
  const links = page.getByRole('region', { name: t.links });
  await links.getByRole('button', { name: t.revokeLinks }).first().click();
  await lookAt('links, revoke');
  await page.goto(`/admin/inquiries/${id}/quotation`);
  await expect(page.locator('main form')).toBeVisible();
  await look.at('quotation, editor');
  await page.request.delete(`/api/admin/inquiries/${id}/quotation/draft`);
  await acceptByTelephone(page, id);
  await open();
  await look.at('quotation, accepted', { sizes: [SIZES.at(1)!, SIZES.at(-1)!] });
  await press(t.undo);
  await lookAt('quotation, undo');
}
