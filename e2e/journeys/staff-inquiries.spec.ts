import { isMirrored, reach } from '../support/geometry.ts';
import { narrowToOwn, ownWord, sayWhy, sendInquiries, takeOver, words } from '../support/inquiries.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';
import { expectVisibleFocus, leaveByEscape, tabTo } from '../support/keyboard.ts';
import { sendTwice } from '../support/staff-quotations.ts';
import { demoAccount, signIn } from '../support/staff.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    // The first look at a staff page meets no session; a mail that has left meanwhile is merged with what is saved.
    test.use({ language, expectedErrors: /status of (401|412)/ });
    const t = words[language];

    test(`from the login to an accepted inquiry: ${language}`, async ({ page, query }) => {
      const word = ownWord();
      const [sent] = await sendInquiries(page, [{ customerCompany: word, message: 'من S إلى XXL' }]);
      const account = await demoAccount(page);
      await page.goto(`/admin/inquiries?q=${word}`);
      await page.getByRole('textbox', { name: t.address }).fill(account.email);
      await page.getByLabel(t.password, { exact: true }).fill(account.password);
      await page.keyboard.press('Enter');

      await expect(page.getByText(t.results(1))).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: sent!.reference });
      await expect(row.getByText(t.new, { exact: true })).toBeVisible();
      await row.getByRole('link').click();
      const selection = page.getByRole('region', { name: t.selection });
      await expect(selection.getByText(t.hoodie)).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'WhatsApp' }).or(page.getByRole('link', { name: 'واتساب' })),
      ).toHaveAttribute('href', /^https:\/\/wa\.me\/201005550143\?text=/);

      await sendTwice(page, language);
      expect(
        await query(
          `select number, state from quotation_revisions r join quotations q on q.id = r.quotation_id
            where q.inquiry_id = $1 order by number`,
          [sent!.id],
        ),
      ).toEqual([
        { number: 1, state: 'superseded' },
        { number: 2, state: 'sent' },
      ]);

      await takeOver(page, language);
      await page.getByRole('button', { name: t.accept, exact: true }).click();
      await expect(page.getByText(t.updated).first()).toBeVisible();
      await page.getByRole('link', { name: t.back }).click();
      await expect(page).toHaveURL(new RegExp(`/admin/inquiries\\?q=${word}$`));
      await expect(row.getByText(t.accepted, { exact: true })).toBeVisible();
      await expect(row.getByRole('link')).toBeFocused();
      await narrowToOwn(page, language);
      expect(
        await query(
          `select i.status, i.accepted_at is not null as accepted, a.before, a.after
             from inquiries i join audit_trail a on a.thing_id = i.id::text
            where i.id = $1 and a.action = 'inquiry.status-changed' and a.after->>'status' = 'accepted'`,
          [sent!.id],
        ),
      ).toEqual([
        { status: 'accepted', accepted: true, before: { status: 'quoted' }, after: { status: 'accepted' } },
      ]);
    });
  });
}

test.describe('signed in', () => {
  test.use({ expectedErrors: /status of (412|503)/ });
  const t = words.en;
  test.beforeEach(({ page }) => signIn(page));

  test('the inquiries are worked with the keyboard alone', async ({ page, query }) => {
    const word = ownWord();
    const [first, second] = await sendInquiries(page, [
      { customerCompany: word, customerName: 'Second Below' },
      { customerCompany: word, customerName: 'First Above' },
    ]);
    await page.goto('/admin/inquiries?sort=-createdAt');
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: t.search })).toBeFocused();
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.results(2))).toBeVisible();

    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'First Above' })).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: 'Select Second Below' })).toBeChecked();
    await page.keyboard.press('Shift+K');
    await expect(page.getByText('2 selected').first()).toBeVisible();
    const status = async (id: string) =>
      (await query('select status from inquiries where id = $1', [id]))[0]?.status;
    await page.keyboard.press('r');
    await sayWhy(page);
    const outcome = page.getByRole('region', { name: t.outcome });
    await expect(outcome.getByRole('heading')).toBeFocused();
    expect([await status(first!.id), await status(second!.id)]).toEqual(['rejected', 'rejected']);
    await tabTo(page, outcome.getByRole('button', { name: t.undo }));
    await page.keyboard.press('Enter');
    await expect.poll(() => status(first!.id)).toBe('new');
    await expect.poll(() => status(second!.id)).toBe('new');

    // To the statuses with one key, back with Escape, and nothing selected with another.
    await page.getByRole('checkbox', { name: 'Select First Above' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('s');
    await expect(page.getByRole('combobox', { name: t.changeStatus })).toBeFocused();
    await expect(page.getByTitle(t.quoted)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'First Above' })).toBeFocused();
    await expect(page.getByTitle(t.quoted)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('checkbox', { name: 'Select First Above' })).not.toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'First Above' })).toBeVisible();
    await page.keyboard.press('n');
    const notes = page.getByRole('textbox', { name: t.notes });
    await expect(notes).toBeFocused();
    await page.keyboard.type('Jar of a few keys');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(t.unsaved)).toHaveCount(0);
    await expect(page.getByText(t.updated).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notes).not.toBeFocused();
    await page.keyboard.press('a');
    await expect.poll(() => status(second!.id)).toBe('accepted');
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1, name: 'Second Below' })).toBeVisible();
    await page.keyboard.press('u');
    await expect(page.getByRole('link', { name: 'Second Below' })).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: t.shortcuts });
    await expect(keys).toBeVisible();
    await leaveByEscape(page, keys);
    await expect(page.getByRole('link', { name: 'Second Below' })).toBeFocused();
    expect(await status(first!.id)).toBe('new');
  });

  test('two browsers on one inquiry lose nothing, and see each other', async ({
    page,
    browser,
    baseURL,
    query,
  }) => {
    const [sent] = await sendInquiries(page, [{}]);
    const other = await (await browser.newContext({ baseURL })).newPage();
    await signIn(other);
    const address = `/admin/inquiries/${sent!.id}`;
    const notes = (at: typeof page) => at.getByRole('textbox', { name: t.notes });
    const save = (at: typeof page) => at.getByRole('button', { name: t.saveNotes }).click();
    const stored = async () =>
      (await query('select status, admin_notes from inquiries where id = $1', [sent!.id]))[0];

    await Promise.all([page.goto(address), other.goto(address)]);
    await notes(page).fill('They want it in spring.');
    await other.getByRole('button', { name: t.accept, exact: true }).click();
    await expect(other.getByText(t.updated).first()).toBeVisible();
    await notes(other).fill('Call back on Sunday.');
    await save(page);
    await expect(page.getByText(t.updated).first()).toBeVisible();
    expect(await stored()).toEqual({ status: 'accepted', admin_notes: 'They want it in spring.' });
    await expect(page.getByRole('region', { name: 'Status' }).getByText(t.accepted).first()).toBeVisible();

    // What is typed in the other one stays, beside what has been stored meanwhile.
    await expect(other.getByRole('button', { name: 'Put theirs above mine' })).toBeVisible();
    await save(other);
    const question = other.getByRole('dialog');
    await expect(question.getByText('They want it in spring.')).toBeVisible();
    await expect(question.getByText('Call back on Sunday.')).toBeVisible();
    expect(await stored()).toMatchObject({ admin_notes: 'They want it in spring.' });
    await question.getByRole('button', { name: 'Back to editing' }).click();
    await other.getByRole('button', { name: 'Put theirs above mine' }).click();
    await expect(notes(other)).toHaveValue('They want it in spring.\n\nCall back on Sunday.');
    await save(other);
    await expect
      .poll(stored)
      .toMatchObject({ admin_notes: 'They want it in spring.\n\nCall back on Sunday.' });
    await other.context().close();
  });

  test('filter, folded search, order and page stay in the address', async ({ page }) => {
    test.slow(); // a second page takes a hundred inquiries
    const word = ownWord();
    const brand = (index: number) => ({ customerCompany: word, customerName: `Brand ${index}` });
    await sendInquiries(page, [brand(0)]);
    // A few at a time: a busy server answers a flood with 503.
    const nine = (lane: number) => Array.from({ length: 9 }, (_, index) => brand(1 + lane * 9 + index));
    await Promise.all(Array.from({ length: 11 }, (_, lane) => sendInquiries(page, nine(lane))));
    await sendInquiries(page, [{ customerCompany: word, customerName: 'أحمد هُدى', quantity: 1000 }]);
    await page.goto(`/admin/inquiries?q=${word}&sort=-createdAt`);
    await expect(page.getByText('Showing 101 results')).toBeVisible();
    await page.getByRole('button', { name: t.nextPage }).click();
    await expect(page.getByRole('link', { name: 'Brand 0', exact: true })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Brand 0', exact: true })).toBeVisible();
    await page.goBack();

    // Back from one of them, the list is where it was.
    const deep = page.getByRole('link', { name: 'Brand 50', exact: true });
    await deep.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(500);
    await deep.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Brand 50' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(deep).toBeFocused();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(3);

    await page.getByRole('button', { name: t.totalValue }).click();
    await expect(page).toHaveURL(/sort=-totalCost/);
    await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveText('أحمد هُدى');
    await page.getByRole('searchbox', { name: t.search }).fill(`${word} احمد هدي`);
    await expect(page.getByText(t.results(1))).toBeVisible();
    await page.getByRole('radio', { name: t.accepted }).click();
    await expect(page.getByText(t.none)).toBeVisible();
    const shared = page.url();
    await page.goto('/admin/dashboard');
    await page.goto(shared);
    await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue(`${word} احمد هدي`);
    await expect(page.getByRole('radio', { name: t.accepted })).toBeChecked();
    await page.getByRole('radio', { name: t.new }).click();
    await expect(page.getByRole('link', { name: 'أحمد هُدى' })).toBeVisible();
  });

  test('Arabic mirrors English: the table and the page of an inquiry', async ({ page, context, baseURL }) => {
    const word = ownWord();
    const [sent] = await sendInquiries(page, [{ customerCompany: word }]);
    await page.setViewportSize({ width: 1280, height: 900 });
    const measure = async (language: 'en' | 'ar') => {
      const own = words[language];
      await context.addCookies([{ name: 'tiraz.language', value: language, url: baseURL! }]);
      await page.evaluate((value) => localStorage.setItem('tiraz.language', value), language);
      await page.goto(`/admin/inquiries?q=${word}`);
      await expect(page.getByText(own.results(1))).toBeVisible();
      const heads = page.getByRole('columnheader');
      const table = {
        table: await reach(page.getByRole('table')),
        firstCell: (await reach(heads.first())).start,
        lastCell: (await reach(heads.last())).end,
        search: await reach(page.getByRole('searchbox')),
      };
      await page.goto(`/admin/inquiries/${sent!.id}?q=${word}`);
      const region = (name: string) => page.getByRole('region', { name, exact: true });
      await expect(region(own.selection)).toBeVisible();
      const arrow = page
        .getByRole('link', { name: { en: 'Next inquiry', ar: 'الطلب التالي' }[language] })
        .locator('svg');
      return {
        ...table,
        selection: await reach(region(own.selection)),
        price: await reach(region(own.price)),
        contact: await reach(region(own.contact)),
        notes: await reach(page.getByRole('textbox', { name: own.notes })),
        arrowTurned: (await isMirrored(arrow)) === (language === 'ar'),
      };
    };
    await page.goto('/');
    const [english, arabic] = [await measure('en'), await measure('ar')];
    const flat = (value: object) =>
      JSON.stringify(value, (_, part) => (typeof part === 'number' ? Math.round(part / 4) : part));
    expect(flat(arabic)).toBe(flat(english));
    expect(english.arrowTurned).toBe(true);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await scrollsSideways(page)).toBe(false);
    // On a phone, too, all of the page is selected with one press, and there is room for what can be done.
    await page.goto(`/admin/inquiries?q=${word}`);
    await page.getByText(words.ar.selectAll).click();
    const bar = page
      .getByRole('region')
      .filter({ has: page.getByRole('combobox', { name: words.ar.changeStatus }) });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())!.height).toBeLessThan(130);
  });
});
