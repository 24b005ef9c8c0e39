import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { choose, enterQuantity, ladder, ladderIsPriced, priceIn } from '../../testing/calculator';
import { openPage } from '../../testing/open-page';

const chosenStep = () => screen.getByRole('button', { current: true }).textContent;
const STEPS = [
  ['100 pcs', 'ج.م 215.00', 'ج.م 21,500.00'],
  ['250 pcs', 'ج.م 215.00', 'ج.م 53,750.00'],
  ['500 pcs', 'ج.م 215.00', 'ج.م 107,500.00'],
  ['1,000 pcs', 'ج.م 215.00', 'ج.م 215,000.00'],
];

describe('the quantity ladder', () => {
  it('stands there before there is a price, and its steps can be chosen already', async () => {
    const { user, api } = openPage('/calculator');
    await user.click(await screen.findByRole('button', { name: '500 pcs' }));
    expect(screen.getByRole('spinbutton')).toHaveValue('500');
    expect(ladder()).toEqual(
      ['1 pc', '100 pcs', '250 pcs', '500 pcs', '1,000 pcs'].map((pieces) => [pieces, '–', '–']),
    );
    expect(screen.getByRole('table', { name: 'Price by quantity' })).toHaveAccessibleDescription(
      'Prices appear here once all selections are made.',
    );
    expect(api.quoted).toEqual([]);
  });

  it('shows the sample beside the steps, all asked at once, after the own price', async () => {
    const page = openPage('/calculator');
    const letGo = page.api.holdNext('/api/calculate-quote');
    await choose(page);
    await waitFor(() => expect(page.api.quoted).toHaveLength(1));
    expect(page.api.laddered).toEqual([]);
    letGo();
    await ladderIsPriced();
    expect(ladder()).toEqual([['1 pc', 'ج.م 1,000.00', 'ج.م 1,000.00'], ...STEPS]);
    expect(chosenStep()).toBe('1 pc');
    expect(page.api.quoted.map(({ quantity }) => quantity)).toEqual([1]);
    expect(page.api.laddered.map(({ quantities }) => quantities)).toEqual([[1, 100, 250, 500, 1000]]);
  });

  it('sets the quantity without asking again, and keeps the way back', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await enterQuantity(page, '333');
    await waitFor(() => expect(ladder()[2]).toEqual(['333 pcs', 'ج.م 215.00', 'ج.م 71,595.00']));
    expect(chosenStep()).toBe('333 pcs');
    await ladderIsPriced();
    const asked = page.api.quoted.length;
    expect(page.api.laddered).toHaveLength(1);

    await page.user.click(screen.getByRole('button', { name: '500 pcs' }));
    expect(chosenStep()).toBe('500 pcs');
    expect(screen.getByRole('spinbutton')).toHaveValue('500');
    await priceIn('Total costج.م 107,500.00');
    await page.user.click(screen.getByRole('button', { name: '333 pcs' }));
    await priceIn('Total costج.م 71,595.00');
    expect(page.api.quoted).toHaveLength(asked);
    expect(page.api.laddered).toHaveLength(1);
  });

  it('keeps the focus on the own quantity while its price comes', async () => {
    const page = openPage('/calculator');
    const letGo = page.api.holdNext('/api/quote-ladder');
    await choose(page);
    await waitFor(() => expect(page.api.laddered).toHaveLength(1));
    await page.user.click(screen.getByRole('button', { name: '1 pc' }));
    letGo();
    await waitFor(() => expect(ladder().slice(1)).toEqual(STEPS));
    expect(screen.getByRole('button', { name: '1 pc' })).toHaveFocus();
  });

  it('asks only for what the visitor rests at', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await ladderIsPriced();
    // At one go: a machine with much else to do may rest 150 ms between two presses of its own.
    for (let press = 0; press < 20; press++) {
      fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'ArrowUp' });
    }
    await waitFor(() => expect(ladder()[1]).toEqual(['119 pcs', 'ج.م 215.00', 'ج.م 25,585.00']));
    expect(page.api.quoted.map(({ quantity }) => quantity)).toEqual([1, 119]);
    expect(page.api.laddered).toHaveLength(1);
  });

  it('holds a place for what is on its way, and never shows an older answer', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await ladderIsPriced();
    const letGo = page.api.holdNext('/api/quote-ladder');
    await page.user.click(screen.getByRole('radio', { name: /^Regular/ }));
    await waitFor(() => expect(page.api.laddered).toHaveLength(2));
    expect(ladder()[4]).toEqual(['1,000 pcs', '', '']);
    expect(screen.getByRole('row', { name: /^100 pcs/ })).toHaveAttribute('aria-busy', 'true');
    await page.user.click(screen.getByRole('radio', { name: /^Oversized/ }));
    await waitFor(() => expect(ladder()).toEqual([expect.anything(), ...STEPS]));
    letGo();
    await enterQuantity(page, '333');
    await waitFor(() => expect(ladder()[2]).toEqual(['333 pcs', 'ج.م 215.00', 'ج.م 71,595.00']));
    expect(ladder()[0]).toEqual(STEPS[0]);
  });

  it('says quietly what it cannot price, and asks again when the network is back', async () => {
    const page = openPage('/calculator');
    page.api.next('/api/quote-ladder', () => new Response('', { status: 503 }));
    await choose(page);
    await waitFor(() => expect(ladder()[1]).toEqual(['100 pcs', 'Not available right now']));
    expect(ladder()[0]).toEqual(['1 pc', 'ج.م 1,000.00', 'ج.م 1,000.00']);
    expect(screen.queryByText('Failed to calculate quote. Please try again.')).toBeNull();
    fireEvent(window, new Event('online'));
    await ladderIsPriced();
    expect(ladder().slice(1)).toEqual(STEPS);
    expect(page.api.laddered).toHaveLength(2);
  });

  it('shows no price of another selection when the own one fails', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await ladderIsPriced();
    page.api.next('/api/calculate-quote', () => new Response('', { status: 503 }));
    await page.user.click(screen.getByRole('radio', { name: /^Regular/ }));
    await waitFor(() => expect(ladder().map(([, ...prices]) => prices)).toEqual(Array(5).fill(['–', '–'])));
  });

  it('reads in Arabic', async () => {
    const page = openPage('/calculator', 'ar');
    await choose(page, ['تيشيرت أساسي', 'سنجل جيرسي ممشط', 'قَصّة أوفر سايز', 'تشطيب ممتاز']);
    await waitFor(() => expect(ladder()[1]).toEqual(['١٠٠ قطعة', '٢١٥٫٠٠ ج.م', '٢١٬٥٠٠٫٠٠ ج.م']));
    expect(screen.getByRole('table')).toHaveAccessibleName('السعر حسب الكمية');
  });
});
