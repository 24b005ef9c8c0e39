import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { HONEST_FILES } from '../../backend/e2e/artwork-files.js';

/** What an inquiry takes along: a design that was uploaded and looked at, as the calculator does it. */
export async function broughtDesign(
  page: Page,
  fileName = 'logo.png',
): Promise<{ draft: string; mayBeUsed: true }> {
  const file = await HONEST_FILES['logo.png']();
  const announced = await page.request.post('/api/artwork', { data: { fileName, bytes: file.length } });
  expect(announced.status()).toBe(201);
  const { id, draft, uploadUrl } = (await announced.json()) as Record<'id' | 'draft' | 'uploadUrl', string>;
  const headers = { 'artwork-draft': draft };
  expect((await page.request.put(uploadUrl, { data: file })).status()).toBe(200);
  expect((await page.request.put(`/api/artwork/${id}/finish`, { headers })).status()).toBe(200);
  await expect
    .poll(async () => {
      const [design] = (await (await page.request.get('/api/artwork', { headers })).json()) as {
        state: string;
      }[];
      return design?.state;
    })
    .toBe('done');
  return { draft, mayBeUsed: true };
}

/** Adds a design to the calculator before us, and waits until it is told. */
export async function addDesign(page: Page, fileName: string): Promise<void> {
  const buffer = await HONEST_FILES['logo.png']();
  await page.locator('input[type="file"]').setInputFiles([{ name: fileName, mimeType: 'image/png', buffer }]);
  await expect(
    page.getByRole('listitem').filter({ hasText: fileName }).getByRole('slider').first(),
  ).toBeVisible();
}
