import type { Language } from '@tiraz/contracts/language';
import { texts as staffTexts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts as letterTexts } from '@tiraz/messages/mail/letters';
import { texts as designTexts } from '@tiraz/messages/storefront/designs';
import { texts } from '@tiraz/messages/storefront/quotation';
import { texts as requestTexts } from '@tiraz/messages/storefront/request';
import type { Locator, Page } from '@playwright/test';
import { HONEST_FILES } from '../../backend/e2e/artwork-files.js';
import { holdCode } from '../support/held-code.ts';
import { sendInquiries } from '../support/inquiries.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';
import { linkIn, mailTo } from '../support/post-office.ts';
import { ofQuantity, quotationOf, quotedPage, sendRevision } from '../support/quotations.ts';
import { signIn, signInToOwnAccount } from '../support/staff.ts';

const SCREENS: Record<Language, { width: number; height: number }> = {
  en: { width: 360, height: 740 },
  ar: { width: 1366, height: 768 },
};

for (const language of ['en', 'ar'] as const) {
  const t = texts[language];
  const letters = letterTexts[language];
  const designs = designTexts[language];
  const [one, two] = language === 'en' ? ['1', '2'] : ['١', '٢'];

  test.describe(language, () => {
    test.use({ language, viewport: SCREENS[language] });

    test('a customer follows an inquiry from mail to mail to an order', async ({
      page,
      browser,
      baseURL,
      query,
    }) => {
      const desk = await (await browser.newContext({ baseURL: baseURL! })).newPage();
      const { email: staffEmail } = await signInToOwnAccount(desk, query);
      const email = `follows-${crypto.randomUUID()}@brand.example`;
      const wish = 'Less please · أقل من فضلك';

      const [sent] = await sendInquiries(page, [{ customerEmail: email, language, quantity: 250 }]);
      const { id, reference } = sent!;
      await page.goto(linkIn(await mailTo(email, letters.received.heading)));
      await expect(page.getByText(reference, { exact: true })).toBeVisible();
      const quotation = page.getByRole('region', { name: t.title });
      await expect(quotation).toHaveCount(0);

      // A price.
      await sendRevision(desk, id);
      const letGo = await holdCode(page);
      const offer = linkIn(await mailTo(email, letters.sent.subject({ reference, number: one })));
      await page.goto(offer, { waitUntil: 'commit' });
      await expect(quotation).toContainText(t.revision(1));
      // Before the code of the page is here.
      await quotation.getByRole('button', { name: t.askForChange }).click();
      letGo();
      const changing = page.getByRole('dialog');
      await expect(changing).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(changing).toHaveCount(0);
      const address = await addressOf(quotation.getByRole('link', { name: t.pdf[language] }));
      const first = await pdf(page, address);
      expect(await scrollsSideways(page)).toBe(false);

      // Another wish, another price.
      await quotation.getByRole('button', { name: t.askForChange }).click();
      await changing.getByRole('textbox').fill(wish);
      const logo = await HONEST_FILES['logo.png']();
      await changing
        .getByLabel(designs.choose)
        .setInputFiles({ name: 'شعار جديد.png', mimeType: 'image/png', buffer: logo });
      await changing.getByRole('checkbox', { name: `${designs.mayBeUsed} *` }).check();
      expect(await scrollsSideways(page)).toBe(false);
      await changing.getByRole('button', { name: t.send }).click();
      await expect(quotation.getByText(wish)).toBeVisible();
      await expect(quotation).toContainText(designs.inquiryFiles(1));
      const { text: told } = await mailTo(staffEmail, reference);
      expect(told).toContain(wish);
      expect(told).toContain(letterTexts.en.answered.files(1));
      await desk.goto(`/admin/inquiries/${id}`);
      const brought = desk.getByRole('region', { name: staffTexts.en.designs.title });
      await expect(brought).toContainText('شعار جديد.png');
      await expect(desk.getByRole('region', { name: staffTexts.en.timeline })).toContainText(
        staffTexts.en.withDesigns(1),
      );
      const { revisions } = await sendRevision(desk, id, ofQuantity(240));
      await page.goto(linkIn(await mailTo(email, letters.sent.subject({ reference, number: two }))));
      await expect(quotation).toContainText(t.revision(2));
      await expect(quotation.getByRole('region', { name: t.changes })).toContainText(t.change.quantity);
      expect(await pdf(page, address)).toBe(first);
      expect(await scrollsSideways(page)).toBe(false);

      // Yes, from the mail box it was offered to.
      await quotation.getByRole('button', { name: t.accept }).click();
      const accepting = page.getByRole('dialog');
      await accepting.getByLabel(t.name).fill('ليلى حسن');
      await accepting.getByRole('button', { name: t.sendCode }).click();
      const [code] =
        /\b\d{6}\b/.exec((await mailTo(email, letters.code.subject(reference))).text ?? '') ?? [];
      await accepting
        .getByLabel(t.code, { exact: false })
        .last()
        .fill(code ?? '');
      await accepting.getByLabel(t.agreed(2)).check();
      expect(await scrollsSideways(page)).toBe(false);
      await accepting.getByRole('button', { name: t.accept }).click();
      await expect(quotation).toContainText('ليلى حسن');
      await expect(quotation.getByRole('button')).toHaveCount(0);
      await mailTo(email, letters.accepted.subject(reference));

      const inquiry = await (await desk.request.get(`/api/admin/inquiries/${id}`)).json();
      expect(inquiry).toMatchObject({ status: 'accepted', totalCost: revisions[0]!.net });
      const customer = await (await desk.request.get(`/api/admin/customers/${inquiry.customerId}`)).json();
      expect(customer.lifetimeValue).toBe(revisions[0]!.net);
      expect((await quotationOf(desk, id)).revisions.map(({ state }) => state)).toEqual([
        'accepted',
        'superseded',
      ]);
      await desk.context().close();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer reads a request and its quotation', async ({ page }) => {
    await signIn(page);
    const { path } = await quotedPage(page);
    for (const [language, address] of [
      ['en', `/en${path}`],
      ['ar', `/ar${path}`],
    ] as const) {
      const t = texts[language];
      await page.goto(address);
      await expect(page.getByRole('heading', { name: requestTexts[language].asked })).toBeVisible();
      const quotation = page.getByRole('region', { name: t.title });
      await expect(quotation.getByText(t.total, { exact: true }).first()).toBeVisible();
      await expect(quotation.getByRole('link', { name: t.pdf.ar })).toHaveAttribute('href', /language=ar$/);
      // Playwright reads no text of a noscript element itself.
      expect(await quotation.locator('noscript').innerHTML()).toContain(t.noScript);
    }
  });
});

async function addressOf(link: Locator): Promise<string> {
  return (await link.getAttribute('href')) ?? '';
}

/** Its bytes, in hexadecimal. */
async function pdf(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return (await answer.body()).toString('hex');
}
