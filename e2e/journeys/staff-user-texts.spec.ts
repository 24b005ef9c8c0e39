import { dialog, words as crmWords } from '../support/crm.ts';
import { ownWord, sendInquiries, words } from '../support/inquiries.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/staff.ts';
import { strayTexts, UNSEEN_NAMES, WIDE_NAMES } from '../support/user-texts.ts';

const WIDTHS = [1280, 768, 360];
const EVIL_ADDRESS =
  'layla%40good.example?bcc=boss%40rival.example&subject=refund%20due&body=wire%20it&x=1@evil.example';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of 412/ });
    const t = words[language];
    const crm = crmWords[language];

    test(`what visitors call themselves stays in its place on every staff screen: ${language}`, async ({
      page,
      query,
    }) => {
      test.setTimeout(300_000);
      const word = ownWord();
      const names = [...WIDE_NAMES, ...UNSEEN_NAMES];
      const sent = await sendInquiries(
        page,
        names.map((_, index) => ({
          customerName: `${word} ${index}`,
          customerCompany: `${word}${'W'.repeat(100)}`,
          message: 'ﷺ'.repeat(400),
        })),
      );
      // As they were stored before such names were refused.
      const customers: string[] = [];
      for (const [index, { id }] of sent.entries()) {
        const [row] = await query('select customer_id from inquiries where id = $1', [id]);
        customers.push(String(row!.customer_id));
        await query('update inquiries set customer_name = $1 where id = $2', [names[index], id]);
        await query('update customers set name = $1 where id = $2', [names[index], row!.customer_id]);
      }
      await signIn(page);
      const headers = { 'Sec-Fetch-Site': 'same-origin' };
      for (const [index, customerId] of customers.entries()) {
        const subject = names[index]!.length > 1 ? names[index]!.slice(0, 100) : 'x';
        const about = { customerId, inquiryId: sent[index]!.id, subject };
        for (const [path, data] of [
          ['follow-ups', { ...about, scheduledDate: '2020-01-01', description: 'W'.repeat(300) }],
          ['communications', { ...about, type: 'note', direction: 'inbound', content: '﷽'.repeat(300) }],
        ] as const) {
          const answer = await page.request.post(`/api/admin/${path}`, { data, headers });
          expect(answer.status(), await answer.text()).toBe(201);
        }
      }

      const look = async (screen: string) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expect.soft.poll(() => strayTexts(page), { message: `${screen} at ${width}` }).toEqual([]);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
      };
      const open = async (path: string) => {
        await page.goto(`/admin${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      };

      await open(`/inquiries?q=${word}`);
      await expect(page.getByRole('row')).toHaveCount(names.length + 1);
      await look('inquiries');
      await page.getByRole('checkbox', { name: t.selectAll }).click();
      await page.getByRole('combobox', { name: t.changeStatus }).click();
      await page.getByTitle(t.quoted).click();
      await expect(page.getByRole('region', { name: t.outcome })).toBeVisible();
      await look('what became of each');
      for (const { id } of [sent[1]!, sent[3]!]) {
        await open(`/inquiries/${id}`);
        await look('inquiry');
      }
      await page.emulateMedia({ media: 'print' });
      expect(await strayTexts(page)).toEqual([]);
      await page.emulateMedia({ media: 'screen' });

      await open('/dashboard');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
      await look('overview');
      await open('/crm');
      await look('crm');
      await open(`/crm/customers?q=${word}`);
      await look('customers');
      await open('/crm/follow-ups');
      await look('follow-ups');
      for (const id of [customers[1]!, customers[3]!]) {
        await page.goto(`/admin/crm/customers/${id}?q=${word}`);
        const details = dialog(page, crm.details);
        await expect(details.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await look('customer');
        await details.getByRole('button', { name: crm.mergeCustomer, exact: true }).click();
        await dialog(page, crm.mergeTitle).getByRole('combobox').fill(word);
        await page.locator('.ant-select-item-option').first().waitFor();
        await look('customers to merge');
        await page.locator('.ant-select-item-option').first().click();
        await expect(dialog(page, crm.mergeTitle).getByRole('heading', { name: crm.stays })).toBeVisible();
        await look('merge');
        const merge = dialog(page, crm.mergeTitle);
        const leave = page.getByRole('button', { name: crm.leave, exact: true });
        await expect
          .poll(async () => {
            if (await leave.isVisible()) await leave.click();
            else if (await merge.isVisible()) await page.keyboard.press('Escape');
            return merge.isVisible();
          })
          .toBe(false);
        await details.getByRole('button', { name: crm.log }).click();
        await expect(dialog(page, crm.log)).toBeVisible();
        await look('log');
      }
      for (const id of [customers[1]!, customers[3]!]) {
        await open(`/audit-trail?thing=${id}`);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        await look('audit trail');
      }
    });

    test(`an address that a visitor made up reaches nobody else: ${language}`, async ({ page, query }) => {
      const [sent] = await sendInquiries(page, [{}]);
      const [row] = await query('select customer_id from inquiries where id = $1', [sent!.id]);
      const address = `${ownWord().toLowerCase()}${EVIL_ADDRESS}`;
      const code = '*21*01001234567#';
      await query('update inquiries set customer_email = $1, customer_phone = $2 where id = $3', [
        address,
        code,
        sent!.id,
      ]);
      await query('update customers set email = $1, phone = $2 where id = $3', [
        address,
        code,
        row!.customer_id,
      ]);
      await signIn(page);
      const ways = async () => ({
        mails: await page.locator('a[href^="mailto:"]').evaluateAll((links) =>
          links.map((link) => {
            const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
            return [decodeURIComponent(pathname), [...searchParams.keys()].join()];
          }),
        ),
        calls: await page
          .locator('a[href^="tel:"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      });
      await page.goto(`/admin/inquiries/${sent!.id}`);
      await expect(page.getByRole('link', { name: t.email })).toBeVisible();
      expect(await ways()).toEqual({ mails: [[address, 'subject,body']], calls: ['tel:2101001234567'] });
      await page.goto(`/admin/crm/customers/${String(row!.customer_id)}`);
      await expect(dialog(page, crm.details).getByText(address)).toBeVisible();
      expect(await ways()).toEqual({ mails: [[address, '']], calls: ['tel:2101001234567'] });
    });
  });
}
