import { expect, type Page } from '@playwright/test';

interface Account {
  email: string;
  password: string;
}

/** The account that everybody may try, as the sign-in page prints it. */
export async function demoAccount(page: Page): Promise<Account> {
  const answer = await page.request.get('/api/demo-account');
  const { account } = (await answer.json()) as { account: Account | null };
  if (!account) throw new Error('The product does not run in demo mode.');
  return account;
}

/** Signs the browser in without the form; every page of the staff area then opens at once. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: await demoAccount(page) });
  expect(answer.status()).toBe(200);
}
