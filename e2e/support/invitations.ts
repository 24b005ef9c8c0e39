import { expect, type Page } from '@playwright/test';
import { texts as letters } from '@tiraz/messages/mail/letters';
import { mailTo } from './post-office.ts';

/** Invites somebody, as who is signed in. @returns the token in the link of the mail */
export async function invitationToken(page: Page, email: string, role = 'viewer'): Promise<string> {
  const data = { email, role, language: 'en' };
  expect((await page.request.post('/api/admin/invitations', { data })).status()).toBe(201);
  return tokenMailedTo(email);
}

/** That in the latest mail. */
export async function tokenMailedTo(email: string): Promise<string> {
  const { text = '' } = await mailTo(email, letters.en.invited.subject);
  const [, token] = /\/admin\/join#([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`The mail has no link: ${text}`);
  return token;
}
