import { expect, test } from '../support/journey.ts';
import { reach } from '../support/geometry.ts';
import { sendInquiries, words } from '../support/inquiries.ts';
import { signIn } from '../support/staff.ts';

/** What is left of A4's width between the margins, in CSS pixels. */
const PAPER = { width: 688, height: 1000 };

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: PAPER });

    test(`an inquiry on paper is what one needs of it, black on white: ${language}`, async ({ page }) => {
      const t = words[language];
      const [sent] = await sendInquiries(page, [{ message: 'التسليم على دفعتين لو أمكن.' }]);
      await signIn(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`/admin/inquiries/${sent!.id}`);
      const region = (name: string) => page.getByRole('region', { name, exact: true });
      await expect(region(t.timeline)).toBeVisible();
      await expect(region(t.notes)).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(article.getByText(sent!.reference).first()).toBeVisible();
      await expect(article.locator('header time')).toBeVisible();
      for (const role of ['navigation', 'button', 'link', 'combobox', 'textbox'] as const) {
        await expect(page.getByRole(role), role).toHaveCount(0);
      }
      await expect(region(t.notes), 'no notes, no heading').toHaveCount(0);

      // Everything in one column as wide as the paper, first whom to answer; whole tables.
      const panels = [region(t.contact), region(t.selection), region(t.price), region(t.timeline)];
      const tops = await Promise.all(panels.map(async (panel) => (await panel.boundingBox())!.y));
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      for (const panel of panels) {
        expect(Object.values(await reach(panel)).map(Math.round)).toEqual([0, 0]);
      }
      for (const table of await page.getByRole('table').all()) {
        await expect(table).toHaveCSS('break-inside', 'avoid');
      }
      const colours = await article.evaluate((element) => {
        const of = (selector: string) => getComputedStyle(element.querySelector(selector) ?? element);
        return [getComputedStyle(document.documentElement).backgroundColor, of('h1').color, of('td').color];
      });
      expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)']);

      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    });
  });
}
