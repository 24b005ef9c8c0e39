import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { ownWord, sendInquiries, words } from '../support/inquiries.ts';
import { expect, scrollsSideways, test } from '../support/journey.ts';
import { expectVisibleFocus } from '../support/keyboard.ts';
import { signIn, signInToOwnAccount } from '../support/staff.ts';

const STREAM = '/api/admin/live';
/** What is done elsewhere shows within a second; so long a busy machine may take. */
const SOON = { timeout: 10_000 };

const notices = {
  en: { news: 'Show 3 new', changed: 'Show what has changed in the list' },
  ar: { news: 'اعرض ٣ جديدة', changed: 'اعرض ما تغيّر في القائمة' },
};

/** Opens a page and waits until it is told of changes. */
async function openFollowing(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((answer) => answer.url().endsWith(STREAM));
  await page.goto(path);
  expect((await stream).status()).toBe(200);
}

/** Another browser, in which somebody has the page of an inquiry before them. */
async function somebodyElse(browser: Browser, baseURL: string | undefined, inquiryId: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page);
  await page.goto(`/admin/inquiries/${inquiryId}`);
  return page;
}

/** So far a row may be moved by another one whose words have changed. */
const HARDLY_PX = 3;

const places = (page: Page) =>
  page
    .locator('tbody a[data-row]')
    .evaluateAll((links) =>
      links.map((link) => ({ href: link.getAttribute('href'), top: link.getBoundingClientRect().top })),
    );

async function expectInPlace(page: Page, before: Awaited<ReturnType<typeof places>>): Promise<void> {
  const now = await places(page);
  expect(now.map(({ href }) => href)).toEqual(before.map(({ href }) => href));
  for (const [index, { top }] of now.entries())
    expect(Math.abs(top - before[index]!.top)).toBeLessThanOrEqual(HARDLY_PX);
}

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const t = words[language];

    for (const width of [1280, 360]) {
      test(`what others do to the inquiries shows at once, and no row moves: ${language}, ${width} px`, async ({
        page,
        browser,
        baseURL,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const word = ownWord();
        const about = { customerCompany: word };
        const [, sent] = await sendInquiries(page, [about, about]);
        await signIn(page);
        await openFollowing(page, `/admin/inquiries?q=${word}`);
        const rows = page.locator('tbody tr').filter({ has: page.locator('a[data-row]') });
        await expect(rows).toHaveCount(2);
        const before = await places(page);

        const other = await somebodyElse(browser, baseURL, sent!.id);
        await other.getByRole('button', { name: words.en.accept, exact: true }).click();
        const row = rows.filter({ hasText: sent!.reference });
        await expect(row.getByText(t.accepted, { exact: true })).toBeVisible(SOON);
        await expectInPlace(page, before);

        await sendInquiries(other, [about, about, about]);
        const notice = page.getByRole('button', { name: notices[language].news });
        await expect(notice).toBeVisible(SOON);
        await expectInPlace(page, before);
        expect(await scrollsSideways(page)).toBe(false);
        expect(await violations(page)).toEqual([]);

        await notice.focus();
        await page.keyboard.press('Enter');
        await expect(rows).toHaveCount(5);
        await expect(notice).toBeHidden();
        await expect(rows.first().locator('a[data-row]')).toBeFocused();
        await expectVisibleFocus(page);
        await other.context().close();
      });
    }

    test(`a row that leaves the list stays for its reader, as it is by now: ${language}`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const word = ownWord();
      const about = { customerCompany: word };
      const [, sent] = await sendInquiries(page, [about, about]);
      await signIn(page);
      await openFollowing(page, `/admin/inquiries?status=new&q=${word}`);
      const rows = page.locator('tbody tr').filter({ has: page.locator('a[data-row]') });
      await expect(rows).toHaveCount(2);

      const other = await somebodyElse(browser, baseURL, sent!.id);
      await other.getByRole('button', { name: words.en.accept, exact: true }).click();
      const row = rows.filter({ hasText: sent!.reference });
      await expect(row.getByText(t.accepted, { exact: true })).toBeVisible(SOON);
      await expect(rows).toHaveCount(2);
      await page.getByRole('button', { name: notices[language].changed }).click();
      await expect(rows).toHaveCount(1);
      await other.context().close();
    });
  });
}

test('the page of an inquiry follows what others do to it', async ({ page, browser, baseURL }) => {
  const [sent] = await sendInquiries(page, [{}]);
  await signIn(page);
  await openFollowing(page, `/admin/inquiries/${sent!.id}`);
  const other = await somebodyElse(browser, baseURL, sent!.id);
  await other.getByRole('textbox', { name: words.en.notes }).fill('They want it in spring.');
  await other.getByRole('button', { name: words.en.saveNotes }).click();
  await expect(page.getByRole('textbox', { name: words.en.notes })).toHaveValue(
    'They want it in spring.',
    SOON,
  );
  await other.context().close();
});

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`who else has an inquiry open is named on its page, until they leave: ${language}`, async ({
      page,
      browser,
      baseURL,
      query,
    }) => {
      const [sent] = await sendInquiries(page, [{}]);
      const { email } = await signInToOwnAccount(page, query);
      const other = await somebodyElse(browser, baseURL, sent!.id);
      const theirs = other.getByText('Also looking at this:');
      await expect(theirs).toBeHidden();
      await openFollowing(page, `/admin/inquiries/${sent!.id}`);
      const ours = page.getByText({ en: 'Also looking at this:', ar: 'ينظر في هذا الطلب أيضًا:' }[language]);
      await expect(ours).toContainText('demo@tiraz.example', SOON);
      await expect(theirs).toContainText(email, SOON);
      expect(await violations(page)).toEqual([]);
      await other.getByRole('link', { name: words.en.back }).click();
      await expect(ours).toBeHidden(SOON);
      await other.context().close();
    });
  });
}

test('two pages of one browser have one stream, and the second goes on when the first is closed', async ({
  page,
  context,
}) => {
  const asked: Page[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(STREAM)) asked.push(request.frame().page());
  });
  const word = ownWord();
  await sendInquiries(page, [{ customerCompany: word }]);
  await signIn(page);
  await openFollowing(page, '/admin/crm');
  const second = await context.newPage();
  await second.goto(`/admin/inquiries?q=${word}`);
  await expect(second.getByText(words.en.results(1))).toBeVisible();
  await sendInquiries(page, [{ customerCompany: word }]);
  // The list begins with what has waited longest: what comes below moves nothing, and is shown.
  await expect(second.getByText(words.en.results(2))).toBeVisible(SOON);
  expect(asked).toEqual([page]);

  const again = second.waitForResponse((answer) => answer.url().endsWith(STREAM));
  await page.close();
  expect((await again).status()).toBe(200);
  await sendInquiries(second, [{ customerCompany: word }]);
  await expect(second.getByText(words.en.results(3))).toBeVisible(SOON);
});

test.describe('the end of the session', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('ends the stream', async ({ page, query }) => {
    await signInToOwnAccount(page, query);
    await openFollowing(page, '/admin/inquiries');
    const ended = page.waitForEvent('requestfinished', (request) => request.url().endsWith(STREAM));
    expect((await page.request.post('/api/admin/logout')).status()).toBe(204);
    await ended;
  });
});
