import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { openPage } from './open-page';

type Page = ReturnType<typeof openPage>;

const PREMIUM_TEE = ['Basic T-Shirt', 'Combed Single Jersey', 'Oversized', 'Premium'];

/** Text as it is read: without bidi isolates, with plain blanks. */
export const plain = (text: string | null) =>
  (text ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

export const summary = () => screen.getByRole('region', { name: 'Summary' });

/** The one in the card; a phone has another in its bar. */
export function retryButton(): HTMLElement {
  const [button] = within(summary()).getAllByRole('button', { name: 'Retry' }).reverse();
  if (!button) throw new Error('there is no Retry');
  return button;
}

export const priceIn = (text: string) => waitFor(() => expect(plain(summary().textContent)).toContain(text));

export async function choose({ user }: Page, names = PREMIUM_TEE) {
  for (const name of names)
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));
}

export async function enterQuantity({ user }: Page, typed: string) {
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
}

/** The ladder, row by row, as it is read. */
export const ladder = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => Array.from(children, ({ textContent }) => plain(textContent)));

/** Once every row of the ladder has its price, nothing more is on its way. */
export const ladderIsPriced = () =>
  waitFor(() =>
    expect(ladder().every(([, ...prices]) => prices.every((price) => /[\d٠-٩]/.test(price)))).toBe(true),
  );

export const quotesOf = ({ api }: Page, quantity: number) =>
  api.quoted.filter((quoted) => quoted.quantity === quantity);
