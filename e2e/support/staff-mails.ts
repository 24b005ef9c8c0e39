import type { Page } from '@playwright/test';

/** One in each state. */
export const MAILS = [
  [
    'ليلى منصور',
    'layla@example.com',
    'ar',
    'TRZ-2026-000123: وصلنا طلبك، ونرد عليك قبل الأحد ١٢:٠٠\u00a0م',
    'failed',
    null,
  ],
  ['Omar Haddad', 'omar@example.com', 'en', 'TRZ-2026-000124: We have your request', 'held', 'no-server'],
  ['Nour', 'nour@example.com', 'en', 'TRZ-2026-000125: We have your request', 'sent', null],
].map(([name, email, language, subject, state, heldFor], index) => ({
  id: `0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e4${index}`,
  kind: 'inquiry-received',
  inquiryId: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e10',
  reference: `TRZ-2026-00012${3 + index}`,
  ...{ name, email, language, subject, state, heldFor },
  tries: state === 'failed' ? 7 : 1,
  lastFailure: state === 'failed' ? 'Recipient command failed: 550 5.1.1 no such mailbox' : null,
  createdAt: `2026-11-${19 - index}T09:07:00Z`,
  dueAt: `2026-11-${19 - index}T09:07:00Z`,
  sentAt: state === 'sent' ? '2026-11-17T09:08:00Z' : null,
}));

/** Answers for mails, which nobody sends. */
export async function serveMails(page: Page, mails: readonly object[] = MAILS): Promise<void> {
  await page.route('**/api/admin/mail-delivery', (route) =>
    route.fulfill({ json: { delivers: 'nothing', held: 1, failed: 1 } }),
  );
  await page.route('**/api/admin/mails?*', (route) =>
    route.fulfill({ json: mails, headers: { 'X-Total-Count': String(mails.length) } }),
  );
  await page.route('**/api/admin/mails/*', (route) =>
    route.fulfill({
      json: {
        ...mails[0],
        html: '<!doctype html><html lang="ar" dir="rtl"><head><title>طلبك</title><style>h1{color:rgb(1,2,3)}</style></head><body><h1>وصلنا طلبك</h1><a href="https://tiraz.example/ar/t/•••">تابع طلبك</a></body></html>',
        attachments: ['TRZ-2026-000123-R2.pdf'],
        text: 'وصلنا طلبك\n\nتابع طلبك\nhttps://tiraz.example/ar/t/•••\n',
      },
    }),
  );
}
