import { texts as viewWords } from '@tiraz/messages/admin-remote/inquiry-views';
import { toast } from '../support/crm.ts';
import { ownWord, sendInquiries, words } from '../support/inquiries.ts';
import { leaveByEscape } from '../support/keyboard.ts';
import { expect, test } from '../support/journey.ts';
import { expectPage, signIn } from '../support/staff.ts';

const t = words.en;
test.beforeEach(({ page }) => signIn(page));

test('choosing a status for many leaves the list where it is', async ({ page }) => {
  for (const height of [860, 640]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/admin/inquiries');
    const ticks = page.getByRole('row').getByRole('checkbox');
    await expect(ticks.nth(20)).toBeAttached();
    await ticks.nth(2).click();
    const bar = page.getByRole('combobox', { name: t.changeStatus });
    for (const open of [() => bar.click(), () => page.keyboard.press('s'), () => bar.focus()]) {
      const before = await page.evaluate(() => window.scrollY);
      await open();
      await expect(bar).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await page.keyboard.press('Escape');
      await expect(bar).not.toBeFocused();
    }
  }
});

test('a selection is there again after one of it was read, whatever way leads back', async ({ page }) => {
  const word = ownWord();
  await sendInquiries(
    page,
    [1, 2, 3].map((n) => ({ customerCompany: word, customerName: `Kept ${n}` })),
  );
  await page.goto(`/admin/inquiries?q=${word}`);
  const two = page.getByText('2 selected').first();
  await page.getByRole('checkbox', { name: 'Select Kept 1' }).click();
  await page.getByRole('checkbox', { name: 'Select Kept 2' }).click();
  for (const back of [() => page.goBack(), () => page.keyboard.press('u')]) {
    await page.getByRole('link', { name: 'Kept 3' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kept 3' })).toBeVisible();
    await back();
    await expect(two).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kept 3' })).toBeFocused();
  }
  // What a filter hides is not acted on.
  await page.getByRole('radio', { name: t.accepted }).click();
  await expect(page.getByText(t.none)).toBeVisible();
  await expect(two).toHaveCount(0);
  await page.keyboard.press('a');
  await page.getByRole('radio', { name: t.new }).click();
  await expect(page.getByText(t.results(3))).toBeVisible();
});

test('a row opens in a tab of its own with Ctrl and with the wheel', async ({ page, context }) => {
  const word = ownWord();
  const [sent] = await sendInquiries(page, [{ customerCompany: word }]);
  await page.goto(`/admin/inquiries?q=${word}`);
  const cell = page.getByRole('row').filter({ hasText: sent!.reference }).getByText('500 pcs');
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opening = context.waitForEvent('page');
    await cell.click(how);
    const tab = await opening;
    await expect(tab).toHaveURL(new RegExp(`/admin/inquiries/${sent!.id}`));
    await tab.close();
    await expect(page).toHaveURL(`/admin/inquiries?q=${word}`);
  }
  await cell.click();
  await expect(page).toHaveURL(new RegExp(`/admin/inquiries/${sent!.id}`));
});

test('an inquiry whose price has changed is accepted from the list on a second press', async ({
  page,
  query,
}) => {
  const word = ownWord();
  const seen = { totalCost: '280000.00', pricePerItem: '560.00', sampleCost: '1000.00' };
  const sent = await sendInquiries(page, [
    { customerCompany: word, customerName: 'Moved 1', ...seen },
    { customerCompany: word, customerName: 'Moved 2', ...seen },
  ]);
  const statuses = async () =>
    (await query('select status from inquiries where id = any($1)', [sent.map(({ id }) => id)])).map(
      ({ status }) => status,
    );
  await page.goto(`/admin/inquiries?q=${word}&sort=-createdAt`);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/10,900\.00.* higher/);
  await expect(question.getByRole('button', { name: 'Accept anyway' })).toBeFocused();
  // The page below hears no key.
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Moved 2' })).toBeFocused();
  expect(await statuses()).toEqual(['new', 'new']);

  await page.getByRole('checkbox', { name: t.selectAll }).click();
  await page.getByRole('combobox', { name: t.changeStatus }).click();
  await page.getByTitle(t.accepted).click();
  await expect(question).toContainText(/2 inquiries.*21,800\.00.* higher/);
  await expect(question.getByRole('button', { name: 'Accept anyway' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: t.outcome })).toBeVisible();
  expect(await statuses()).toEqual(['accepted', 'accepted']);
});

test('the search is one key away on every page of lists, and so are the keys', async ({ page }) => {
  for (const path of ['products', 'pricing', 'crm/customers', 'audit-trail', 'crm', 'crm/follow-ups']) {
    await page.goto(`/admin/${path}`);
    await expectPage(page);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    // What belongs to the page is there once the page can be seen to listen.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: t.shortcuts })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await leaveByEscape(page, page.getByRole('dialog'));
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('abc');
    await expect(page.getByRole('searchbox')).toHaveValue('abc');
  }
});

test('a view of the list is saved, found by the palette, and there again after it was removed', async ({
  page,
}) => {
  const v = viewWords.en;
  const [name, word] = [`View ${ownWord()}`, ownWord()];
  await page.goto(`/admin/inquiries?q=${word}&sort=quantity`);
  await page.getByRole('button', { name: v.save }).click();
  await page.getByRole('textbox', { name: v.name }).fill(name);
  await page.keyboard.press('Enter');
  await expect(toast(page, v.saved)).toBeVisible();
  await page.goto('/admin/account');
  await expectPage(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Find anything' }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  const chip = page.getByRole('link', { name });
  await expect(chip).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: v.remove }).click();
  await expect(chip).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: v.remove }).click();
  await expect(chip).toHaveCount(0);
});

test('many inquiries are moved at once, with what became of each', async ({ page, query }) => {
  const word = ownWord();
  const sent = await sendInquiries(
    page,
    [1, 2, 3].map((n) => ({ customerCompany: word, customerName: `Bulk ${n}` })),
  );
  await page.goto(`/admin/inquiries?q=${word}`);
  await page.getByRole('checkbox', { name: 'Select Bulk 3' }).click();
  await page.getByRole('checkbox', { name: 'Select Bulk 1' }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected').first()).toBeVisible();
  await page.getByRole('combobox', { name: t.changeStatus }).click();
  await page.getByTitle(t.quoted).click();
  const outcome = page.getByRole('region', { name: t.outcome });
  await expect(outcome.getByRole('heading')).toHaveText('3 inquiries changed');
  await expect(outcome.getByRole('listitem')).toHaveCount(3);
  const statuses = async () =>
    (await query('select distinct status from inquiries where id = any($1)', [sent.map(({ id }) => id)])).map(
      ({ status }) => status,
    );
  expect(await statuses()).toEqual(['quoted']);
  await outcome.getByRole('button', { name: t.undo }).click();
  await expect.poll(statuses).toEqual(['new']);

  const owned = async () =>
    (
      await query('select id from inquiries where id = any($1) and owner_id is not null', [
        sent.map(({ id }) => id),
      ])
    ).length;
  await page.getByRole('checkbox', { name: t.selectAll }).click();
  await page.keyboard.press('o');
  await expect(page.getByRole('combobox', { name: 'Assign to' })).toBeFocused();
  await page.getByTitle(t.me, { exact: true }).click();
  await expect(outcome.getByRole('heading')).toHaveText('3 inquiries have a new owner');
  expect(await owned()).toBe(3);
  await page.keyboard.press('z');
  await expect.poll(owned).toBe(0);
});
