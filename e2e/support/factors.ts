import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Language } from '@tiraz/contracts/language';
import type { Query } from './form-places.ts';
import { staffWords } from './staff-words.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an authenticator app shows at this moment for a key in base32 (RFC 6238). */
export function codeFor(key: string): string {
  const bits = Array.from(key, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)));
  const mac = createHmac('sha1', bytes).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Six digits that are no code of this moment, nor of the steps around it. */
export function wrongCodeFor(key: string): string {
  return String((Number(codeFor(key)) + 500_000) % 1_000_000).padStart(6, '0');
}

/** Whoever is signed in sets a second factor up, without the form. */
export async function setUpFactor(
  page: Page,
  currentPassword: string,
): Promise<{ key: string; recoveryCodes: string[] }> {
  const begun = await page.request.post('/api/admin/me/factor', { data: { currentPassword } });
  expect(begun.status()).toBe(200);
  const { key, challenge } = (await begun.json()) as { key: string; challenge: string };
  const data = { challenge, code: codeFor(key) };
  const finished = await page.request.post('/api/admin/me/factor/finish', { data });
  expect(finished.status()).toBe(200);
  const { recoveryCodes } = (await finished.json()) as { recoveryCodes: string[] };
  return { key, recoveryCodes };
}

/** As if no code had been used yet: each counts once, and nobody waits half a minute for the next. */
export async function forgetUsedCodes(query: Query, email: string): Promise<void> {
  await query(
    'UPDATE staff_factors SET used_step = 0 FROM staff WHERE staff.id = staff_id AND staff.email = $1',
    [email],
  );
}

/** As if the latest code had been given a quarter of an hour ago, in every session of an account. */
export async function forgetConfirmations(query: Query, email: string): Promise<void> {
  await query(
    `UPDATE staff_sessions SET confirmed_at = confirmed_at - interval '15 minutes'
     FROM staff WHERE staff.id = staff_id AND staff.email = $1`,
    [email],
  );
}

/** In the form, to which whatever comes next is up. */
export async function givePassword(
  page: Page,
  language: Language,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const words = staffWords[language];
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

export async function signOut(page: Page, language: Language, email: string): Promise<void> {
  await page.getByRole('button', { name: email, exact: true }).click();
  await page.getByRole('button', { name: staffWords[language].logout }).click();
  await expect(page).toHaveURL('/admin/login');
}
