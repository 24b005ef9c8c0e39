import { ROLES, type Role } from '@tiraz/contracts/roles';
import { texts as accountTexts } from '@tiraz/messages/admin-remote/account';
import { texts as joinTexts } from '@tiraz/messages/admin-remote/join';
import { texts as peopleTexts } from '@tiraz/messages/admin-remote/people';
import { texts as roleTexts } from '@tiraz/messages/admin-remote/roles';
import { texts as shellTexts } from '@tiraz/messages/admin-remote/shell';
import { tokenMailedTo } from '../support/invitations.ts';
import { expect, test } from '../support/journey.ts';
import { colleague } from '../support/people-forms.ts';
import { staffWords } from '../support/staff-words.ts';
import { expectPage, signIn, signInToOwnAccount } from '../support/staff.ts';

const PASSWORD = 'a loom in new Cairo';

for (const language of ['en', 'ar'] as const) {
  const t = peopleTexts[language];
  const join = joinTexts[language];
  const words = staffWords[language];

  test.describe(language, () => {
    test.use({ language, expectedErrors: /status of (401|404)/ });

    test('an owner invites somebody, who joins by the mail, and is switched off', async ({
      page,
      browser,
      baseURL,
    }) => {
      const email = `nour-${crypto.randomUUID()}@tiraz.example`;
      await signIn(page);
      await page.goto('/admin/people');
      await page.getByRole('button', { name: t.invite }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t.email).fill(email);
      await dialog.getByLabel(t.language).click();
      // Above it stands the language that is chosen.
      await page.getByTitle(t.languages.en).last().click();
      await dialog.getByRole('button', { name: t.send }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: t.againOf(email) })).toBeVisible();

      const context = await browser.newContext({ baseURL: baseURL!, locale: language });
      await context.addInitScript(`localStorage.setItem('tiraz.language', '${language}')`);
      const theirs = await context.newPage();
      await theirs.goto(`/admin/join#${await tokenMailedTo(email)}`);
      await theirs.getByLabel(join.name).fill('نور سالم');
      await theirs.getByLabel(join.password, { exact: true }).fill(PASSWORD);
      await theirs.getByRole('button', { name: join.send }).click();
      await theirs.getByRole('link', { name: join.signIn }).click();
      await theirs.getByLabel(words.email).fill(email);
      await theirs.getByLabel(words.password, { exact: true }).fill(PASSWORD);
      await theirs.getByRole('button', { name: words.login, exact: true }).click();
      await expect(theirs.getByRole('button', { name: 'نور سالم' })).toBeVisible();

      await page.reload();
      await expect(page.getByRole('button', { name: t.againOf(email) })).toBeHidden();
      const row = page.getByRole('listitem').filter({ hasText: email });
      await expect(row).toContainText(roleTexts[language].roles.sales);
      await row.getByRole('button', { name: t.deactivateOf('نور سالم') }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.deactivate, exact: true }).click();
      await expect(row).toContainText(t.inactive);
      await theirs.goto('/admin/dashboard');
      await expect(theirs.getByRole('button', { name: words.login, exact: true })).toBeVisible();
      await context.close();
    });
  });
}

const TABS: Record<Role, readonly (keyof (typeof shellTexts)['en']['tabs'])[]> = {
  owner: ['overview', 'inquiries', 'products', 'pricing', 'crm'],
  sales: ['overview', 'inquiries', 'products', 'pricing', 'crm'],
  production: ['inquiries', 'products', 'pricing'],
  catalogue: ['products', 'pricing'],
  viewer: ['overview', 'inquiries', 'products', 'pricing', 'crm'],
};

test.describe('a role', () => {
  for (const role of ROLES) {
    test(`${role} sees the pages that it may open, and none of them is refused anything`, async ({
      page,
      query,
    }) => {
      await signIn(page);
      const email = await colleague(page, `One of ${role}`, role);
      await query(
        'UPDATE staff SET password_hash = (SELECT password_hash FROM staff WHERE is_demo) WHERE email = $1',
        [email],
      );
      const { account } = (await (await page.request.get('/api/demo-account')).json()) as {
        account: { password: string };
      };
      const data = { email, password: account.password };
      expect((await page.request.post('/api/admin/login', { data })).status()).toBe(200);
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() === 403) refused.push(answer.url());
      });
      await page.goto('/admin');
      await expectPage(page);
      const tabs = page.getByRole('navigation', { name: shellTexts.en.areas }).getByRole('link');
      await expect(tabs).toHaveCount(TABS[role].length);
      for (const tab of TABS[role]) {
        await tabs.filter({ hasText: shellTexts.en.tabs[tab] }).click();
        await expectPage(page);
        await page.waitForLoadState('networkidle');
      }
      await page.goto('/admin/settings');
      await expectPage(page);
      await page.waitForLoadState('networkidle');
      await page.goto('/admin/people');
      const title = role === 'owner' ? peopleTexts.en.title : shellTexts.en.notForAccountTitle;
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(refused).toEqual([]);
    });
  }
});

test('one’s own name takes the place of the e-mail address', async ({ page, query }) => {
  const t = accountTexts.en;
  await signInToOwnAccount(page, query);
  await page.goto('/admin/account');
  await page.getByLabel(t.nameLabel, { exact: true }).fill('Mona Adel');
  await page.getByRole('button', { name: t.nameSave, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mona Adel' })).toBeVisible();
});
