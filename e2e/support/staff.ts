import { expect, type Browser, type Page, type Route } from '@playwright/test';
import type { Query } from './form-places.ts';

interface Account {
  email: string;
  password: string;
}

/** The account that everybody may try, as the sign-in page prints it. */
export async function demoAccount(page: Page): Promise<Account> {
  // A connection that was kept may be closed by the server just as it is used again.
  const answer = await page.request.get('/api/demo-account', { maxRetries: 2 });
  const { account } = (await answer.json()) as { account: Account | null };
  if (!account) throw new Error('The product does not run in demo mode.');
  return account;
}

/** Signs the browser in without the form; every page of the staff area then opens at once. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: await demoAccount(page) });
  expect(answer.status()).toBe(200);
}

/** A page of the staff area is there: its own heading, not the one that says that one's session is looked up. */
export async function expectPage(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).and(page.locator(':not([role="status"] *)'));
  await expect(heading).toBeVisible();
}

/** The session ends with the next press that calls this: of what the page asks for by itself, nothing meets the end before. */
export async function endSessionWith(page: Page, method: string, address: RegExp): Promise<void> {
  let isOver = false;
  const end = async (route: Route) => {
    if (isOver || route.request().method() !== method) return route.fallback();
    isOver = true;
    await page.context().clearCookies({ name: /session/ });
    return route.continue();
  };
  await page.route(address, end);
}

/** Signs the browser in to an account that no other journey knows, so that none loses its session by what is done here. */
export async function signInToOwnAccount(page: Page, query: Query): Promise<Account> {
  const { password } = await demoAccount(page);
  const account = { email: `tried-${crypto.randomUUID()}@tiraz.example`, password };
  await query(
    `INSERT INTO staff (id, email, password_hash, is_demo, created_at)
     SELECT gen_random_uuid(), $1, password_hash, false, now() FROM staff WHERE is_demo`,
    [account.email],
  );
  const answer = await page.request.post('/api/admin/login', { data: account });
  expect(answer.status()).toBe(200);
  // A page of who was signed in before would hear of it at any moment, and begin anew.
  await page.goto('about:blank');
  return account;
}

/** A browser of somebody else on the staff, who has said their name. */
export async function colleague(
  browser: Browser,
  baseURL: string,
  query: Query,
  name: string,
): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await signInToOwnAccount(page, query);
  const answer = await page.request.put('/api/admin/me', { data: { name } });
  expect(answer.status()).toBe(204);
  return page;
}
