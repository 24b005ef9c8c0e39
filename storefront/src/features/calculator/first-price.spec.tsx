import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, plain, priceIn, summary } from '../../testing/calculator';
import { openPage } from '../../testing/open-page';

describe('the way to the first price', () => {
  it('is short: what costs nothing is chosen, and not in the address', async () => {
    const page = openPage('/calculator');
    expect(await screen.findByRole('radio', { name: /^Regular/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Premium/ })).not.toBeChecked();
    await choose(page, ['Basic T-Shirt', 'Combed Single Jersey', 'Premium']);
    await priceIn('100 pieces in productionPrice per itemج.م 185.00');
    expect(window.location.search).not.toContain('fit=');
    await choose(page, ['Oversized']);
    await waitFor(() => expect(window.location.search).toContain('fit=oversized'));
  });

  it('never takes the place of what a link names', async () => {
    openPage('/calculator?fit=oversized');
    expect(await screen.findByRole('radio', { name: /^Oversized/ })).toBeChecked();
  });

  it('is named, choice by choice, and leads there', async () => {
    const page = openPage('/calculator');
    await screen.findByRole('radio', { name: /^Regular/ });
    const missing = () =>
      within(summary())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(missing()).toEqual(['Product type', 'Fabric', 'Finishing quality']);
    expect(screen.getByRole('button', { name: /^Summary Still to choose: / })).toBeVisible();
    await page.user.click(within(summary()).getByRole('button', { name: 'Fabric' }));
    expect(screen.getByRole('radio', { name: /^Combed Single Jersey/ })).toHaveFocus();
    await choose(page, ['Combed Single Jersey', 'Premium']);
    expect(missing()).toEqual(['Product type']);
  });

  it('leads through the sheet of a phone, which closes', async () => {
    const page = openPage('/calculator');
    await screen.findByRole('radio', { name: /^Regular/ });
    const bar = screen.getByRole('button', { name: /^Summary Still to choose: / });
    await page.user.click(bar);
    expect(bar).toHaveAttribute('aria-expanded', 'true');
    await page.user.click(within(summary()).getByRole('button', { name: 'Product type' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Basic T-Shirt/ })).toHaveFocus());
    expect(bar).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the order in words', () => {
  it('stands in the summary and over the form, with colours, prints and what it costs', async () => {
    const page = openPage('/calculator?quantity=250&colors=black&print=screen.2');
    await choose(page);
    await priceIn('Total cost');
    const said = (element: HTMLElement) => plain(element.textContent);
    for (const words of ['ColorsBlack', 'PrintingScreen Print (2 colors)']) {
      expect(said(summary())).toContain(words);
    }
    await page.user.click(screen.getByRole('button', { name: 'Submit Quotation Request' }));
    const order = within(await screen.findByRole('dialog')).getByRole('region', { name: 'Your order' });
    for (const words of [
      'Basic T-Shirt',
      '250 pcs',
      'Oversized',
      'ColorsBlack',
      '(2 colors)',
      'Total costFrom ج.م',
    ]) {
      expect(said(order)).toContain(words);
    }
  });
});
