import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey.ts';
import { ownWord, sendInquiries, words } from '../support/inquiries.ts';
import { signIn } from '../support/staff.ts';

const t = words.en;

test('the export holds what the filter and the search match', async ({ page }) => {
  await signIn(page);
  const word = ownWord();
  await sendInquiries(page, [
    { customerCompany: word, customerName: '=SUM(A1)', customerEmail: `${word}@brand.example` },
    { customerCompany: word, customerName: 'ليلى "الأولى", وشركاه', isSampleRequest: true },
  ]);
  await page.goto(`/admin/inquiries?status=new&q=${word}`);
  await expect(page.getByText(t.results(2))).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: t.exportCsv }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('inquiries.csv');
  const [head, sample, order, end] = (await readFile((await download.path())!, 'utf8')).split('\r\n');
  expect(head).toBe('\ufeffCustomer,Email,Product,Quantity,Total Value,Status,Date');
  expect(sample).toMatch(/^"ليلى ""الأولى"", وشركاه",.*,"Sample Request",500,1000\.00,"New",\d{4}-\d\d-\d\d$/);
  expect(order).toContain(`"'=SUM(A1)","${word}@brand.example","Production Order",500,`);
  expect(end).toBe('');

  await page.getByRole('button', { name: t.exportExcel }).click();
  const dialog = page.getByRole('dialog', { name: t.excelTitle });
  await expect(dialog.getByText(t.twoInquiries)).toBeVisible();
  await dialog.getByRole('checkbox', { name: t.phone }).uncheck();
  const fetching = page.waitForEvent('download');
  await dialog.getByRole('link', { name: t.download }).click();
  const sheet = await fetching;
  expect(sheet.suggestedFilename()).toBe('inquiries.xlsx');
  // A ZIP file.
  expect((await readFile((await sheet.path())!)).subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04'));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: t.exportExcel })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: t.exportExcel }).click();
  await expect(dialog.getByRole('checkbox', { name: t.phone })).not.toBeChecked();
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(13);
});
