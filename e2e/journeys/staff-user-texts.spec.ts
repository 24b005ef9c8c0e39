import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { dialog, words as crmWords } from '../support/crm.ts';
import { ownWord, sendInquiries, words } from '../support/inquiries.ts';
import { expect, test } from '../support/journey.ts';
import { draftRevision } from '../support/quotations.ts';
import { signIn } from '../support/staff.ts';

const EVIL_ADDRESS =
  'layla%40good.example?bcc=boss%40rival.example&subject=refund%20due&body=wire%20it&x=1@evil.example';

test('an address that a visitor made up reaches nobody else', async ({ page, query }) => {
  const [sent] = await sendInquiries(page, [{}]);
  const [row] = await query('select customer_id from inquiries where id = $1', [sent!.id]);
  const address = `${ownWord().toLowerCase()}${EVIL_ADDRESS}`;
  const code = '*21*01001234567#';
  await query('update inquiries set customer_email = $1, customer_phone = $2 where id = $3', [
    address,
    code,
    sent!.id,
  ]);
  await query('update customers set email = $1, phone = $2 where id = $3', [address, code, row!.customer_id]);
  await signIn(page);
  const ways = async (place: Locator) => ({
    mails: await place.locator('a[href^="mailto:"]').evaluateAll((links) =>
      links.map((link) => {
        const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
        return [decodeURIComponent(pathname), [...searchParams.keys()].join()];
      }),
    ),
    calls: await place
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  });
  await page.goto(`/admin/inquiries/${sent!.id}`);
  await expect(page.getByRole('link', { name: words.en.email })).toBeVisible();
  expect(await ways(page.locator('body'))).toEqual({
    mails: [[address, 'subject,body']],
    calls: ['tel:2101001234567'],
  });
  await page.goto(`/admin/crm/customers/${String(row!.customer_id)}`);
  // It lies over the list, which calls others.
  const details = dialog(page, crmWords.en.details);
  await expect(details.getByText(address)).toBeVisible();
  expect(await ways(details)).toEqual({ mails: [[address, '']], calls: ['tel:2101001234567'] });
});

test('a message keeps its lines, and a state is as wide as its word, whatever stands beside it', async ({
  page,
}) => {
  const customerEmail = `${randomUUID()}@brand.example`;
  const message = 'Two colours\nمقاس كبير';
  const [shown] = await sendInquiries(page, [
    { customerEmail, message },
    { customerEmail, quantity: 90_000 },
    { customerEmail, quantity: 100 },
  ]);
  await signIn(page);
  await draftRevision(page, shown!.id);
  for (const path of ['/quotation', '']) {
    await page.goto(`/admin/inquiries/${shown!.id}${path}`);
    const said = page.getByText('Two colours');
    await expect(said).toBeVisible();
    expect([path, await said.innerText()]).toEqual([path, message]);
  }
  const others = page.getByRole('region', { name: texts.en.otherRequests }).getByRole('listitem');
  await expect(others).toHaveCount(2);
  const places = await others
    .getByText(words.en.new, { exact: true })
    .evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect()).map(({ x, width }) => [x, width]));
  expect(places).toEqual([places[0], places[0]]);
  const room = await others.first().evaluate((row) => row.getBoundingClientRect().width);
  expect(places[0]![1]).toBeLessThan(room / 3);
});
