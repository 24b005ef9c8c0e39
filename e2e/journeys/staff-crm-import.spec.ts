import { randomUUID } from 'node:crypto';
import { dialog, toast, words } from '../support/crm.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/staff.ts';
import { chooseTable } from '../support/tables.ts';

for (const language of ['en', 'ar'] as const)
  test.describe(`customers from a file in ${language}`, () => {
    test.use({ language });

    test('come after a look at what becomes of each; with a fault none, the second time nothing', async ({
      page,
    }) => {
      const t = words[language];
      const heads = language === 'ar' ? 'الاسم;البريد الإلكتروني;رقم الهاتف' : 'Name;Email;Phone';
      const word = randomUUID().slice(0, 8);
      const one = `Nour ${word};${word}@one.example;٠١٠`;
      const two = `Omar ${word};${word}@two.example;`;
      await signIn(page);
      await page.goto(`/admin/crm/customers?q=${word}`);
      await chooseTable(page, [heads, one, 'Nobody;nobody;']);
      const faults = dialog(page, t.notTaken);
      await expect(faults.getByRole('row').nth(1)).toContainText(t.notAnEmail);
      await faults.getByRole('button', { name: t.close }).last().click();
      await expect(faults).toBeHidden();

      await chooseTable(page, [heads, one, two]);
      const checked = dialog(page, t.importTitle);
      await expect(checked.getByRole('row')).toHaveCount(3);
      await expect(page.getByRole('link', { name: `Nour ${word}` })).toHaveCount(0);
      await checked.getByRole('button', { name: t.importThem }).click();
      await expect(toast(page, t.imported)).toBeVisible();
      await expect(page.getByRole('link', { name: `Nour ${word}` })).toBeVisible();
      await expect(page.getByRole('link', { name: `Omar ${word}` })).toBeVisible();

      await chooseTable(page, [heads, one, two]);
      await expect(checked.getByText(t.allKnown)).toBeVisible();
      await checked.getByRole('button', { name: t.goBack }).click();
      await expect(checked).toBeHidden();
    });
  });
