import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { Form, Result } from './form.ts';
import { escape, listenForWrites, openForm, send, sentWith, show } from './form-sending.ts';
import { expect } from './journey.ts';

const PICTURE = fileURLToPath(new URL('../../storefront/src/artwork/tiraz-logo-640.png', import.meta.url));

/** A form with a picture besides. */
export async function tryPicture(page: Page, form: Form, words: { ready: string }): Promise<Result> {
  const result: Result = { fields: 1, values: 2, faults: [] };
  const writes = listenForWrites(page, form.write);
  const store = async (open: Locator) => {
    const { answer } = await send(page, open, new Set(), writes);
    if (!answer?.ok()) throw new Error('A picture alone cannot be saved.');
    const sent = sentWith(answer, form);
    const others = Object.keys(sent).filter((key) => key !== 'imageUrl');
    if (others.length > 0) result.faults.push(`sends ${others.join(', ')} when only the picture is changed`);
    await expect(open).toBeHidden();
    return ((await answer.json()) as { imageUrl: string }).imageUrl;
  };
  try {
    let open = await openForm(form);
    await open.locator('input[type="file"]').setInputFiles(PICTURE);
    await expect(open.getByText(words.ready)).toBeVisible();
    const stored = await store(open);
    await page.reload();
    open = await openForm(form);
    const shown = open.locator('[role="group"]:has(input[type="file"])').locator('img');
    await expect(shown).toHaveAttribute('src', `${stored}?w=640`);
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await open.locator('[role="group"]:has(input[type="file"]) button').last().click();
    await expect(shown).toBeHidden();
    const left = await store(open);
    if (left !== '') result.faults.push(`keeps the picture ${show(left)} that was removed`);
    await page.reload();
    open = await openForm(form);
    await expect(open.locator('img')).toHaveCount(0);
    await escape(page, open);
  } finally {
    writes.stop();
  }
  return result;
}
