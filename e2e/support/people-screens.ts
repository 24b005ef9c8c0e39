import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { texts as joinTexts } from '@tiraz/messages/admin-remote/join';
import { texts } from '@tiraz/messages/admin-remote/people';
import type { Screen } from './screens.ts';
import { expectPage } from './staff.ts';

/** Answers for accounts and invitations. @param name of the first who is not an owner */
export async function servePeople(page: Page, name = 'سارة عبد الرحمن'): Promise<void> {
  const people = [
    ['mona.adel', 'Mona Adel', 'owner', true, '2026-11-20T14:40:00Z'],
    ['sara.abdelrahman', name, 'sales', true, '2026-11-20T09:12:00Z'],
    ['hassan', 'حسن منصور', 'production', true, null],
    ['nada.salem', '', 'catalogue', true, '2026-11-18T07:30:00Z'],
    ['omar', 'Omar Haddad', 'viewer', false, '2026-06-02T11:05:00Z'],
  ].map(([mailbox, called, role, isActive, signedInAt], index) => ({
    id: `0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e7${index}`,
    email: `${String(mailbox)}@tiraz.example`,
    name: called,
    role,
    isActive,
    createdAt: '2026-03-01T08:00:00Z',
    signedInAt,
    hasFactor: index === 1,
    version: 1,
  }));
  const invitations = [
    ['nour.salem', 'sales', '2126-11-22T09:07:00Z'],
    ['karim', 'viewer', '2026-11-12T09:07:00Z'],
  ].map(([mailbox, role, expiresAt], index) => ({
    id: `0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e8${index}`,
    email: `${mailbox}@tiraz.example`,
    role,
    language: 'ar',
    invitedAt: '2026-11-10T09:07:00Z',
    expiresAt,
  }));
  const away = { from: '2026-11-01', to: '2126-12-03', standInId: people[0]?.id ?? null, isNow: true };
  const colleagues = people.map(({ id, email, name: called }, index) => ({
    ...{ id, email, name: called, mayAnswerInquiries: index < 2, absence: index === 1 ? away : null },
    version: 1,
  }));
  await page.route('**/api/admin/colleagues', (route) => route.fulfill({ json: colleagues }));
  await page.route('**/api/admin/people', (route) => route.fulfill({ json: people }));
  await page.route('**/api/admin/invitations', (route) => route.fulfill({ json: invitations }));
  await page.route('**/api/invitations/open', (route) =>
    route.fulfill({ json: { email: 'nour.salem@tiraz.example', role: 'sales' } }),
  );
}

/** The people and their dialogs, and where an invitation leads, in every state. Signed in as an owner. */
export async function walkThroughPeopleScreens(
  page: Page,
  language: Language,
  visit: (screen: Screen) => Promise<void>,
  open: (path: string) => Promise<void>,
): Promise<void> {
  const t = texts[language];
  const join = joinTexts[language];
  await servePeople(page);
  await open('/admin/people');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await visit({ name: 'people' });
  await page.getByRole('button', { name: t.invite }).click();
  await expect(page.getByRole('dialog').getByLabel(t.email)).toBeFocused();
  await visit({ name: 'people-invite', isOverlay: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('about:blank');
  await page.goto('/admin/join#token');
  await expect(page.locator('main form')).toBeVisible();
  await page.getByRole('button', { name: join.send }).click();
  await expect(page.getByText(join.nameRequired)).toBeVisible();
  await visit({ name: 'join' });
  await page.unrouteAll();
  await page.goto('about:blank');
  await page.goto('/admin/join#an-old-token');
  await expectPage(page);
  await expect(page.getByText(join.unknownHint)).toBeVisible();
  await visit({ name: 'join-unknown' });
}
