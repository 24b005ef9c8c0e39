import { bare } from '../support/calculator.ts';
import { reach, unmirrored } from '../support/geometry.ts';
import { expect, test } from '../support/journey.ts';
import { demoAccount, signIn } from '../support/staff.ts';

const words = {
  en: {
    title: 'Audit trail',
    allEntries: 'All entries in the audit trail',
    details: 'Before and after',
    kind: 'Kind of thing',
    customers: 'Customers',
    none: 'No entries found',
    from: 'From',
    to: 'To',
    changed: (who: string, from: string, to: string) =>
      `${who} changed the phone of Audit Walker from ${from} to ${to}`,
  },
  ar: {
    title: 'سجل التدقيق',
    allEntries: 'كل القيود في سجل التدقيق',
    details: 'قبل وبعد',
    kind: 'النوع',
    customers: 'العملاء',
    none: 'لا توجد قيود مطابقة',
    from: 'من',
    to: 'إلى',
    changed: (who: string, from: string, to: string) =>
      `غيّر ${who} الهاتف في Audit Walker من ${from} إلى ${to}`,
  },
};

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`what staff change is told in the audit trail, which nobody can change: ${language}`, async ({
      page,
      query,
    }) => {
      const t = words[language];
      await signIn(page);
      const { email } = await demoAccount(page);
      const [customer] = await query(
        `INSERT INTO customers (id, email, name, phone, company, created_at)
         VALUES (gen_random_uuid(), $1, 'Audit Walker', '+20 100', '', now()) RETURNING id`,
        [`audit-${language}-${Date.now()}@example.com`],
      );
      const path = `/api/admin/customers/${String(customer!.id)}`;
      expect((await page.request.put(path, { data: { phone: '+20 155' } })).status()).toBe(200);

      await page.goto(`/admin/crm/customers/${String(customer!.id)}`);
      await page.getByRole('link', { name: t.allEntries }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
      expect(new URL(page.url()).search).toBe(`?thing=${String(customer!.id)}`);
      const entries = page.locator('main ol > li');
      await expect(entries).toHaveCount(1);
      expect(bare(await entries.locator('p').innerText())).toBe(t.changed(email, '+20 100', '+20 155'));

      // By keyboard: what it was and is.
      await page.getByText(t.details).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('table').getByRole('cell')).toHaveText(['+20 100', '+20 155']);

      await page.getByLabel(t.from, { exact: true }).fill('2100-01-01');
      await expect(page.getByText(t.none)).toBeVisible();
      await page.reload();
      await expect(page.getByText(t.none)).toBeVisible();
      await page.goBack();

      await expect(query('DELETE FROM audit_trail')).rejects.toThrow('append-only');
    });
  });
}

test('Arabic mirrors English: the filter, an entry and what it was and is', async ({ page, query }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page);
  const [customer] = await query(
    `INSERT INTO customers (id, email, name, phone, company, created_at)
     VALUES (gen_random_uuid(), $1, 'Mirrored', '+20 100', '', now()) RETURNING id`,
    [`mirrored-${Date.now()}@example.com`],
  );
  const id = String(customer!.id);
  await page.request.put(`/api/admin/customers/${id}`, { data: { phone: '+20 155' } });

  const measure = async (language: 'en' | 'ar') => {
    const t = words[language];
    await page.context().addCookies([{ name: 'tiraz.language', value: language, url: page.url() }]);
    await page.evaluate((chosen) => localStorage.setItem('tiraz.language', chosen), language);
    await page.goto(`/admin/audit-trail?thing=${id}`);
    await page.getByText(t.details).click();
    const entry = page.locator('main ol > li');
    const table = page.getByRole('table');
    await expect(table).toBeVisible();
    return {
      filter: await reach(page.getByRole('search')),
      thing: await reach(page.getByRole('searchbox')),
      from: await reach(page.getByLabel(t.from, { exact: true })),
      to: await reach(page.getByLabel(t.to, { exact: true })),
      entry: await reach(entry),
      // Words are as long as they are; the line that they stand on is as long in both.
      sentence: await reach(entry.locator('p').first()),
      table: await reach(table),
      before: await reach(table.getByRole('cell').first()),
      after: await reach(table.getByRole('cell').last()),
    };
  };
  await page.goto('/');
  expect(unmirrored(await measure('en'), await measure('ar'))).toEqual([]);
});
