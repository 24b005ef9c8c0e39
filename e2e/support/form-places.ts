import type { Page } from '@playwright/test';

export type Entity = Record<string, unknown> & { id: string };
export type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Goes there, unless it is there already. */
export async function at(page: Page, path: string): Promise<void> {
  if (new URL(page.url(), 'http://localhost').pathname !== path) await page.goto(path);
}

/** Of every entry, what a function makes of its value. */
export function mapValues<From, To>(
  record: Record<string, From>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** The dialog that lies above all others. */
export const topmost = (page: Page) => page.locator('[role="dialog"]:visible').last();
