import type { Language } from '@tiraz/contracts/language';
import { bare, chooseHoodie, enterQuantity, words } from '../support/calculator.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';

const expectations: Record<Language, { quantity: string; item: string; total: string; name: string }> = {
  en: {
    quantity: '250',
    item: 'ج.م 583.60',
    total: 'ج.م 145,900.00',
    name: 'Nadia Rahman',
  },
  ar: {
    quantity: '٢٥٠',
    item: '٥٨٣٫٦٠ ج.م',
    total: '١٤٥٬٩٠٠٫٠٠ ج.م',
    name: 'ندى عبد الرحمن',
  },
};

for (const language of ['en', 'ar'] as const) {
  const t = words[language];
  const expected = expectations[language];

  test.describe(language, () => {
    test.use({ language });

    test('a visitor gets a price and asks for a quotation', async ({ page, query }) => {
      await page.goto('/calculator');
      const summary = page.getByRole('region', { name: t.summary });
      await expect(summary).toContainText(t.prompt);
      await expect(summary.getByRole('button', { name: t.quotation })).toBeDisabled();

      await chooseHoodie(page, language);
      await enterQuantity(page, language, expected.quantity);
      await expect.poll(async () => bare(await summary.innerText())).toContain(expected.total);
      expect(bare(await summary.innerText())).toContain(expected.item);

      await summary.getByRole('button', { name: t.quotation }).click();
      const dialog = page.getByRole('dialog', { name: t.quotationTitle });
      await dialog.getByRole('button', { name: t.submit }).click();
      await expect(dialog.getByText(t.nameRequired)).toBeVisible();
      await expect(dialog.getByText(t.emailInvalid)).toBeVisible();

      const email = `quotation-${language}@brand.example`;
      await dialog.getByLabel(t.name).fill(expected.name);
      await dialog.getByLabel(t.email).fill(email);
      await expect(dialog.getByText(t.nameRequired)).toBeHidden();
      await dialog.getByLabel(t.phone).fill('+20 100 123 4567');
      await dialog.getByLabel(t.message).fill('نحتاجها قبل رمضان. Before Ramadan, please.');
      await dialog.getByRole('button', { name: t.submit }).click();

      await expect(page.getByText(t.sent).first()).toBeVisible();
      await expect(dialog).toBeHidden();
      // It stands on a page of its own, which a reload shows again, and whose address goes to nobody.
      const address = language === 'en' ? /\/t\/[\w-]{32}$/ : /\/ar\/t\/[\w-]{32}$/;
      await expect(page).toHaveURL(address);
      const reference = page.getByText(/^TRZ-\d{4}-\d{6}$/);
      await expect(reference).toBeVisible();
      const referrers: Promise<string>[] = [];
      page.on('request', (request) => {
        // They are here already: the headers that the browser reports of them are not sent.
        if (request.resourceType() === 'font') return;
        const told = request.allHeaders().then(
          ({ referer = '' }) =>
            `${request.resourceType()} ${new URL(request.url()).pathname} from ${referer}`,
          () => '',
        );
        referrers.push(told);
      });
      await page.reload();
      await expect(reference).toBeVisible();
      await expect(page.getByRole('article').getByText(t.sent)).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
      await page.goBack();
      await expect(summary).toBeVisible();
      expect((await Promise.all(referrers)).filter((told) => /from .*\/t\//.test(told))).toEqual([]);
      expect(
        await query(
          `select i.customer_name, i.quantity, i.total_cost, i.price_per_item, i.is_sample_request, c.email
             from inquiries i join customers c on c.id = i.customer_id where c.email = $1`,
          [email],
        ),
      ).toEqual([
        {
          customer_name: expected.name,
          quantity: 250,
          total_cost: '145900.00',
          price_per_item: '583.60',
          is_sample_request: false,
          email,
        },
      ]);
    });
  });
}
