import { words as catalogueWords } from '../support/catalogue.ts';
import { dialog, toast, words as crmWords } from '../support/crm.ts';
import type { Query } from '../support/form-places.ts';
import { expect, test } from '../support/journey.ts';
import { colleague, signIn } from '../support/staff.ts';

test.use({ expectedErrors: /status of 412/ });

/** Of a customer whom two will correct: the path of their record. */
async function contestedCustomer(query: Query): Promise<string> {
  const [customer] = await query(
    `INSERT INTO customers (id, email, name, phone, company, created_at)
     VALUES (gen_random_uuid(), $1, 'Contested Customer', '', 'Before', now()) RETURNING id`,
    [`contested-${crypto.randomUUID()}@example.com`],
  );
  return `customers/${String(customer!.id)}`;
}

test('two who correct one customer at once are asked over the dialogs that are open, and told of each other', async ({
  page,
  browser,
  baseURL,
  query,
}) => {
  const t = crmWords.en;
  await signIn(page);
  const customer = await contestedCustomer(query);
  const mona = await colleague(browser, baseURL!, query, 'Mona Adel');
  await page.goto(`/admin/crm/${customer}`);
  await dialog(page, t.details).getByRole('button', { name: t.edit, exact: true }).click();
  await dialog(page, t.editTitle).getByLabel(t.company).fill('Mine');
  await mona.request.put(`/api/admin/${customer}`, { data: { company: 'Theirs' } });
  await dialog(page, t.editTitle).getByRole('button', { name: t.save }).click();
  await expect(
    page
      .getByRole('dialog')
      .last()
      .getByText(/^\u2068Mona Adel\u2069 changed this \d+ (second|minute)s? ago$/),
  ).toBeVisible();
  await page.getByRole('button', { name: catalogueWords.en.keepMine }).click();
  await expect(toast(page, t.updated)).toBeVisible();
  const kept = await query('SELECT company FROM customers WHERE id = $1', [customer.split('/')[1]]);
  expect(kept).toEqual([{ company: 'Mine' }]);

  // What one does oneself in another tab is said as that.
  await dialog(page, t.details).getByRole('button', { name: t.edit, exact: true }).click();
  await dialog(page, t.editTitle).getByLabel(t.company).fill('Mine again');
  await page.request.put(`/api/admin/${customer}`, { data: { company: 'Mine, elsewhere' } });
  await dialog(page, t.editTitle).getByRole('button', { name: t.save }).click();
  await expect(page.getByText(/^You changed this .* ago, perhaps in another tab$/)).toBeVisible();
  await page.getByRole('button', { name: catalogueWords.en.keepMine }).click();
  await expect(toast(page, t.updated)).toBeVisible();
  await mona.close();
});

test.describe('in Arabic, on a telephone', () => {
  test.use({ language: 'ar', viewport: { width: 360, height: 640 } });

  test('a colleague with the longest name fits into the question', async ({
    page,
    browser,
    baseURL,
    query,
  }) => {
    const t = crmWords.ar;
    await signIn(page);
    const customer = await contestedCustomer(query);
    const name = 'W'.repeat(120);
    const wide = await colleague(browser, baseURL!, query, name);
    await page.goto(`/admin/crm/${customer}`);
    await dialog(page, t.details).getByRole('button', { name: t.edit, exact: true }).click();
    await dialog(page, t.editTitle).getByLabel(t.company).fill('لي');
    await wide.request.put(`/api/admin/${customer}`, { data: { company: 'لهم' } });
    await dialog(page, t.editTitle).getByRole('button', { name: t.save }).click();
    const question = page.getByRole('dialog').last();
    const said = question.getByText(name);
    await expect(said).toHaveText(new RegExp(`^آخر من غيّر هذا: \u2068${name}\u2069، قبل`));
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(question.getByRole('button', { name: catalogueWords.ar.keepMine })).toBeInViewport({
      ratio: 1,
    });
    expect(await question.evaluate((layer) => layer.scrollWidth - layer.clientWidth)).toBe(0);
    await question.getByRole('button', { name: catalogueWords.ar.keepMine }).click();
    await expect(toast(page, t.updated)).toBeVisible();
    await wide.close();
  });
});
