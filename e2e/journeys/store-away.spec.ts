import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { texts as detailsTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts as editorTexts } from '@tiraz/messages/admin-remote/quotation-editor';
import { texts as staffTexts } from '@tiraz/messages/admin-remote/quotations';
import { texts as failureTexts } from '@tiraz/messages/host-shell/failure';
import { texts as kitTexts } from '@tiraz/messages/staff-kit/ui';
import { texts as designTexts } from '@tiraz/messages/storefront/designs';
import { texts as quotationTexts } from '@tiraz/messages/storefront/quotation';
import { texts as requestTexts } from '@tiraz/messages/storefront/request';
import { HONEST_FILES } from '../../backend/e2e/artwork-files.js';
import { broughtDesign } from '../support/designs.ts';
import { sendInquiries } from '../support/inquiries.ts';
import { expect, scrollsSideways } from '../support/journey.ts';
import { draftRevision, quotedPage } from '../support/quotations.ts';
import { signIn } from '../support/staff.ts';
import { test } from '../support/store-away.ts';

// One after the other: they share a site and its store.
test.describe.configure({ mode: 'default' });

const SCREENS = { en: { width: 1280, height: 800 }, ar: { width: 360, height: 740 } };

for (const language of ['en', 'ar'] as const) {
  const t = quotationTexts[language];
  const request = requestTexts[language];
  const d = designTexts[language];

  test.describe(`the object store goes away, ${language}`, () => {
    test.use({
      language,
      viewport: SCREENS[language],
      // The browser reports what is refused meanwhile, and designs go straight to the store.
      expectedErrors: /Failed to load resource|another origin: \S+\/incoming\//,
    });

    test('a customer reads on, is told in words, keeps what was typed, and goes on once it is back', async ({
      page,
      store,
    }) => {
      await signIn(page);
      const { path } = await quotedPage(page, { artwork: await broughtDesign(page) });
      store.goAway();
      await page.goto(path);
      const quotation = page.getByRole('region', { name: t.title });
      const file = quotation.getByRole('link', { name: t.pdf.en });
      await file.click();
      await expect(quotation.getByRole('alert')).toHaveText(request.documentAway);
      expect(await scrollsSideways(page)).toBe(false);
      const brought = page.getByRole('region', { name: request.designs });
      await brought.scrollIntoViewIfNeeded();
      await expect(brought.getByText(request.pictureAway)).toBeVisible();
      await expectWordsInNewTab(page, (await file.getAttribute('href')) ?? '', failureTexts[language]);

      await quotation.getByRole('button', { name: t.askForChange }).click();
      const dialog = page.getByRole('dialog');
      const wish = 'Larger, please · أكبر من فضلك';
      await dialog.getByRole('textbox').fill(wish);
      const buffer = await HONEST_FILES['logo.png']();
      await dialog.getByLabel(d.choose).setInputFiles([{ name: 'شعار.png', mimeType: 'image/png', buffer }]);
      const design = dialog.getByRole('listitem').filter({ hasText: 'شعار.png' });
      await expect(design.getByRole('alert')).toHaveText(d.failures.storeAway);
      expect(await scrollsSideways(page)).toBe(false);

      store.comeBack();
      await design.getByRole('button', { name: d.again }).click();
      await expect(design.getByText(d.colours(2))).toBeVisible();
      await expect(dialog.getByRole('textbox')).toHaveValue(wish);
      await dialog.getByRole('checkbox', { name: `${d.mayBeUsed} *` }).check();
      await dialog.getByRole('button', { name: t.send }).click();
      await expect(quotation.getByText(wish)).toBeVisible();
      await expectPdf(page, () => file.click());
      await expect(quotation.getByRole('alert')).toHaveCount(0);
    });

    test('staff keep their draft, send it, and its documents come by themselves once it is back', async ({
      page,
      store,
    }) => {
      const s = staffTexts[language];
      const editor = editorTexts[language];
      await signIn(page);
      await giveLogo(page);
      const { id: sentId } = await quotedPage(page, { artwork: await broughtDesign(page) });
      const [drafted] = await sendInquiries(page, [{ quantity: 100 }]);
      await draftRevision(page, drafted!.id);
      const panel = page.getByRole('region', { name: s.title });
      const toast = page.getByRole('status').or(page.getByRole('alert'));

      store.goAway();
      await page.goto(`/admin/inquiries/${sentId}`);
      await panel.getByRole('link', { name: s.documentIn.ar }).click();
      await expect(toast.filter({ hasText: kitTexts[language].downloadAway }).first()).toBeVisible();
      const designs = page.getByRole('region', { name: detailsTexts[language].designs.title });
      await expect(designs.getByText(detailsTexts[language].designs.pictureAway)).toBeVisible();
      await designs.getByRole('link', { name: detailsTexts[language].designs.download }).click();
      await expect(toast.filter({ hasText: kitTexts[language].downloadAway }).first()).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);

      await page.goto(`/admin/inquiries/${drafted!.id}/quotation`);
      await expect(page.getByRole('alert').filter({ hasText: editor.logoAway })).toBeVisible();
      await page.getByLabel(editor.discount).fill('5');
      await page.getByRole('button', { name: s.documentIn.en }).click();
      await expect(toast.filter({ hasText: s.refusals['store.unavailable'] }).first()).toBeVisible();
      await page.getByRole('button', { name: editor.save }).click();
      await panel.getByRole('button', { name: s.send, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: s.send, exact: true }).click();
      await expect(panel.getByText(s.beingMade)).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);

      store.comeBack();
      await expectPdf(page, () => panel.getByRole('link', { name: s.documentIn.en }).click());
    });
  });
}

/** What a new tab says that somebody has opened it in. */
async function expectWordsInNewTab(page: Page, href: string, t: typeof failureTexts.en): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(href);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await expect(tab.getByText(t.away)).toBeVisible();
  expect(await scrollsSideways(tab)).toBe(false);
  await tab.close();
}

async function expectPdf(page: Page, press: () => Promise<void>): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-/);
}

/** Without a logo a preview needs nothing from the store. */
async function giveLogo(page: Page): Promise<void> {
  const { uploadURL } = (await (await page.request.post('/api/objects/upload')).json()) as {
    uploadURL: string;
  };
  const data = await HONEST_FILES['logo.png']();
  await page.request.put(uploadURL, { data, headers: { 'content-type': 'image/png' } });
  const finished = await page.request.put('/api/objects/finalize', { data: { imageURL: uploadURL } });
  const { objectPath: logoUrl } = (await finished.json()) as { objectPath: string };
  const saved = await page.request.put('/api/admin/settings', { data: { logoUrl } });
  expect(saved.status(), await saved.text()).toBe(200);
}
