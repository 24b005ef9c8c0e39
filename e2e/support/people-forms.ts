import { ABSENCE_DAYS } from '@tiraz/contracts/absence';
import { CONTACT } from '@tiraz/contracts/contact';
import type { Language } from '@tiraz/contracts/language';
import { PASSWORD_LENGTH } from '@tiraz/contracts/password';
import { expect, type Page } from '@playwright/test';
import { texts as absenceTexts } from '@tiraz/messages/admin-remote/absence';
import { texts as messages } from '@tiraz/messages/admin-remote/people';
import type { Form, Values } from './form.ts';
import { at, topmost, type Entity } from './form-places.ts';
import { absenceDays, emails, passwords, texts } from './form-values.ts';
import { invitationToken } from './invitations.ts';

const PATH = '/admin/people';
const NAMES = texts({ longest: CONTACT.customerName.longest, isRequired: true });

/** Somebody has an account, made by an invitation. @returns the address of the e-mail */
export async function colleague(page: Page, name: string, role = 'viewer'): Promise<string> {
  const email = `${crypto.randomUUID()}@tiraz.example`;
  const token = await invitationToken(page, email, role);
  const data = { token, name, password: `a loom of ${crypto.randomUUID()}` };
  expect((await page.request.post('/api/invitations/accept', { data })).status()).toBe(204);
  return email;
}

/** What owners do with accounts and invitations, and what who is invited types. Signed in as an owner. */
export async function peopleForms(page: Page, language: Language): Promise<Record<string, Form>> {
  const t = messages[language];
  const email = await colleague(page, 'Nour Salem');
  return {
    'person, edit': {
      of: ['PersonDialog', 'RoleField'],
      opener: async () => {
        await at(page, PATH);
        return page.getByRole('listitem').filter({ hasText: email }).getByRole('button').first();
      },
      form: async () => topmost(page),
      fields: { name: NAMES },
      others: { role: undefined },
      required: ['name'],
      write: { method: 'PUT', path: /^\/api\/admin\/people\/[^/]+$/ },
      isEdit: true,
    },
    absence: {
      of: ['AbsenceDialog'],
      opener: async () => {
        await at(page, PATH);
        const row = page.getByRole('listitem').filter({ hasText: email });
        return row.getByRole('button', { name: new RegExp(`^${absenceTexts[language].title}: `) });
      },
      form: async () => topmost(page),
      fields: { from: absenceDays(-ABSENCE_DAYS, 3), to: absenceDays(0, 5) },
      // Written out, as every day is.
      unseen: ['from', 'to'],
      others: { standInId: undefined },
      required: ['from', 'to'],
      write: { method: 'PUT', path: /^\/api\/admin\/people\/[^/]+\/absence$/ },
      stored: async (answer) => ((await answer.json()) as { absence: Values }).absence,
    },
    invite: {
      of: ['InviteDialog'],
      opener: async () => {
        await at(page, PATH);
        return page.getByRole('button', { name: t.invite });
      },
      form: async () => topmost(page),
      fields: { email: emails() },
      others: { role: undefined, language: undefined },
      required: ['email'],
      write: { method: 'POST', path: /^\/api\/admin\/invitations$/ },
      stored: async (answer) => {
        const stored = (await answer.json()) as Entity;
        await page.request.delete(`/api/admin/invitations/${stored.id}`);
        return stored;
      },
      isLast: true,
    },
    join: {
      of: ['JoinForm'],
      form: async () => {
        const token = await invitationToken(page, `${crypto.randomUUID()}@tiraz.example`);
        await page.goto('about:blank');
        await page.goto(`/admin/join#${token}`);
        const form = page.locator('main form');
        await expect(form.getByRole('textbox').first()).toBeVisible();
        return form;
      },
      fields: { name: NAMES, password: passwords(PASSWORD_LENGTH) },
      required: ['name', 'password'],
      write: { method: 'POST', path: /^\/api\/invitations\/accept$/ },
      stored: async (_, sent) => sent,
      isLast: true,
    },
  };
}
