import type { Page } from '@playwright/test';

/** Chooses a table of these lines, as CSV. */
export async function chooseTable(page: Page, lines: readonly string[]): Promise<void> {
  const file = { name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await page.locator('input[data-sheet]').setInputFiles(file);
}
