import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from './open-page';

type Page = ReturnType<typeof openPage>;

/** A complete selection, and the dialog that one of its two buttons opens. */
export async function openDialog(
  button: RegExp,
  page = openPage('/calculator'),
): Promise<Page & { dialog: HTMLElement }> {
  for (const name of [/^Basic T-Shirt/, /^Combed Single Jersey/, /^Regular/, /^Premium/]) {
    await page.user.click(await screen.findByRole('radio', { name }));
  }
  const opener = await screen.findByRole('button', { name: button });
  await waitFor(() => expect(opener).toBeEnabled());
  await page.user.click(opener);
  const dialog = await screen.findByRole('dialog');
  // An order's quantity is raised as its dialog opens, and its price asked for.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...page, dialog };
}

/** What has to be filled in. */
export async function fillIn({ user, dialog }: { user: Page['user']; dialog: HTMLElement }) {
  for (const [label, text] of [
    ['Name *', 'Mona'],
    ['Email *', 'mona@example.com'],
  ] as const) {
    await user.click(within(dialog).getByLabelText(label));
    await user.paste(text);
  }
}

export const submitIn = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: /^(Submit|Request)/ });
