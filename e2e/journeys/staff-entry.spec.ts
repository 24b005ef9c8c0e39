import { violations } from '../support/axe.ts';
import { entryForm, fillEntry, openEntry, words } from '../support/entry.ts';
import { ownWord, words as inquiryWords } from '../support/inquiries.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';
import { signIn } from '../support/staff.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const t = words[language];
    const list = inquiryWords[language];
    test.beforeEach(({ page }) => signIn(page));

    test(`what somebody asks for on the telephone is entered, listed, and on their customer's page: ${language}`, async ({
      page,
      query,
    }) => {
      const word = ownWord();
      const caller = `${word.toLowerCase()}@example.com`;
      await page.goto('/admin/inquiries');
      await page.getByRole('button', { name: t.title }).click();
      const form = entryForm(page);
      const contact = (field: keyof typeof t.contact) =>
        form.getByRole('textbox', { name: t.contact[field] });
      await contact('customerName').fill('Nadia Sherif');
      await contact('customerEmail').fill(caller);
      await contact('customerPhone').fill('٠١٠٠ ٥٥٥ ٠١٤٣');
      await contact('customerCompany').fill(word);
      await fillEntry(page, language);
      await form.getByRole('textbox', { name: t.message }).fill('من S إلى XXL');
      const price = page.getByRole('region', { name: t.price });
      await expect(price.getByText(/290,900|٢٩٠٬٩٠٠/)).toBeVisible();
      await form.getByRole('button', { name: t.save }).click();

      await expect(page.getByRole('heading', { level: 1, name: 'Nadia Sherif' })).toBeVisible();
      const [stored] = await query(
        `select i.reference, i.total_cost as total, i.price_changed as "priceChanged", i.language,
                i.customer_phone as phone, i.owner_id = a.staff_id as "isTheirs"
           from inquiries i join audit_trail a on a.thing_id = i.id::text and a.action = 'inquiry.entered'
          where i.customer_email = $1`,
        [caller],
      );
      expect(stored).toMatchObject({
        ...{ total: '290900.00', priceChanged: false, language, phone: '0100 555 0143', isTheirs: true },
      });
      const reference = String(stored!.reference);
      await expect(page.getByText(t.saved(reference)).first()).toBeVisible();
      const timeline = page.getByRole('region', { name: list.timeline });
      await expect(timeline.getByText(t.details.entered)).toBeVisible();

      await page.getByRole('link', { name: t.details.customerRecord }).click();
      const customer = page.getByRole('dialog');
      await expect(customer.getByText(reference).first()).toBeVisible();
      await customer.getByRole('button', { name: t.title }).click();
      await expect(contact('customerEmail')).toHaveValue(caller);

      await page.goto(`/admin/inquiries?q=${word}`);
      await expect(page.getByText(list.results(1))).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: reference })).toBeVisible();
    });

    test(`the form fits a phone, its button stays in view, and axe has nothing against it: ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openEntry(page);
      await fillEntry(page, language);
      const price = page.getByRole('region', { name: t.price });
      await expect(price.locator('dd').first()).toBeVisible();
      await expect(price.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await scrollsSideways(page)).toBe(false);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(entryForm(page).getByRole('button', { name: t.save })).toBeInViewport();
      expect(await violations(page)).toEqual([]);
    });
  });
}
