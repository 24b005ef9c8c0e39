import type { Language } from '@tiraz/contracts/language';
import { expect, type Page } from '@playwright/test';
import { words as crmWords } from './crm.ts';
import { ownWord, sendInquiries, words } from './inquiries.ts';
import { fillEntry, openEntry } from './entry.ts';
import { draftRevision, sendRevision } from './quotations.ts';
import { words as quotationWords } from './staff-quotations.ts';
import { LAPTOP, type Screen } from './screens.ts';
import { expectPage, signIn } from './staff.ts';

const CUSTOMERS = [
  { customerName: 'Mariam Fouad', customerEmail: 'mariam@nile-threads.example', isSampleRequest: true },
  {
    customerName: 'عمر الشريف',
    customerEmail: 'omar@qahira-wear.example',
    quantity: 1,
    isSampleRequest: true,
    message: 'محتاج عينة أولًا.',
  },
  {
    customerName: 'Layla Haddad',
    customerEmail: 'layla@dune-label.example',
    message: 'Could you deliver to Dubai in March?\nالتسليم على دفعتين لو أمكن.',
    totalCost: '280000.00',
    pricePerItem: '560.00',
    sampleCost: '1000.00',
  },
];

/** Shows the staff's screens of inquiries in every state, one after the other. */
export async function walkThroughInquiries(
  page: Page,
  language: Language,
  visit: (screen: Screen) => Promise<void>,
): Promise<void> {
  const t = words[language];
  const word = ownWord();
  const sent = await sendInquiries(
    page,
    CUSTOMERS.map((customer) => ({ ...customer, customerCompany: word })),
  );
  await signIn(page);
  const open = async (path: string) => {
    await page.setViewportSize(LAPTOP);
    await page.goto(`/admin/inquiries${path}`);
    await expectPage(page);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  };

  await page.route('**/api/admin/inquiries?*', () => undefined);
  await page.goto(`/admin/inquiries?q=${word}`);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await visit({ name: 'inquiries-loading' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/admin/inquiries?*', (route) => route.fulfill({ status: 503 }));
  await open(`?q=${word}`);
  await expect(page.getByRole('button', { name: t.retry })).toBeVisible();
  await visit({ name: 'inquiries-failed' });
  await page.unrouteAll();
  await open(`?q=${word}&status=closed`);
  await expect(page.getByText(t.none)).toBeVisible();
  await visit({ name: 'inquiries-none' });

  await open(`?q=${word}`);
  await visit({ name: 'inquiries' });
  await page.getByRole('button', { name: t.shortcuts }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit({ name: 'inquiries-shortcuts', isOverlay: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.locator('dialog[open]');
  for (const [state, typed] of [
    ['', ''],
    ['-found', word],
    ['-none', `${word}${word}`],
  ] as const) {
    await palette.getByRole('combobox').fill(typed);
    await expect(palette.locator('[role="listbox"]')).toHaveAttribute('aria-busy', 'false');
    await visit({ name: `palette${state}`, isOverlay: true });
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await visit({ name: 'go-to', isOverlay: true });
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: t.selectAll }).check();
  await visit({ name: 'inquiries-selected' });
  await page.keyboard.press('r');
  await page.getByRole('radio', { name: t.lostOther }).check();
  await visit({ name: 'inquiries-lost', isOverlay: true });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: crmWords[language].leave }).click();
  await page.getByRole('combobox', { name: t.changeStatus }).click();
  await page.getByTitle(t.quoted).click();
  await expect(page.getByRole('region', { name: t.outcome })).toBeVisible();
  await visit({ name: 'inquiries-outcome' });

  await openEntry(page);
  await fillEntry(page, language);
  await visit({ name: 'inquiry-entry' });
  await open(`/board?q=${word}`);
  await page.locator('[data-card] button').first().click();
  await visit({ name: 'inquiries-board' });

  await open(`/${sent[2]!.id}?q=${word}`);
  await page.evaluate(() => {
    // Nobody is called from here; the link is only used.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await page.getByRole('link', { name: t.email }).click();
  await expect(page.getByRole('button', { name: t.logIt })).toBeVisible();
  await visit({ name: 'inquiry' });

  const notes = page.getByRole('textbox', { name: t.notes });
  await notes.fill('They want it in spring.');
  const { version } = (await (await page.request.get(`/api/admin/inquiries/${sent[2]!.id}`)).json()) as {
    version: number;
  };
  await page.request.put(`/api/admin/inquiries/${sent[2]!.id}`, {
    data: { adminNotes: 'اتصلت بها يوم الأحد.' },
    headers: { 'If-Match': `"${version}"` },
  });
  await page.getByRole('button', { name: t.saveNotes }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit({ name: 'inquiry-conflict', isOverlay: true });
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByText(t.updated).first()).toBeVisible();

  await open(`/${sent[1]!.id}`);
  await visit({ name: 'inquiry-sample' });
  await draftRevision(page, sent[2]!.id);
  await open(`/${sent[2]!.id}`);
  await visit({ name: 'quotation-draft' });
  await open(`/${sent[2]!.id}/quotation`);
  await visit({ name: 'quotation-editor' });
  await page.request.delete(`/api/admin/inquiries/${sent[2]!.id}/quotation/draft`);
  await sendRevision(page, sent[2]!.id);
  await open(`/${sent[2]!.id}`);
  await page.getByRole('button', { name: quotationWords[language].heard }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit({ name: 'quotation-heard', isOverlay: true });
}
