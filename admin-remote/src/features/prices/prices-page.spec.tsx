import { describe, expect, it, jest } from '@jest/globals';
import { refuse } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea, type Options } from '../../testing/open-staff-area';
import { servePrices } from './prices-api.fixture';

jest.setTimeout(90_000);

async function openPrices({ language = 'en', given }: Pick<Options, 'language' | 'given'> = {}) {
  let served!: ReturnType<typeof servePrices>;
  const { user } = openStaffArea('/admin/prices', {
    language,
    given: (api) => {
      served = servePrices(api);
      given?.(api);
    },
  });
  const grid = await screen.findByRole('table', { name: /^(All prices|كل الأسعار)$/ });
  const cell = (name: string) => within(grid).getByRole('textbox', { name });
  return { user, grid, cell, ...served };
}
const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
const jersey = { kind: 'fabric', id: 'jersey', version: 3 };
const costs = (was: string, price?: string) => [{ field: 'costMultiplier', was, ...(price && { price }) }];

describe('prices in a grid', () => {
  it('are raised together: all fabrics ticked, a percentage, one press; and taken back', async () => {
    const { user, grid, saved, stored } = await openPrices();
    await user.click(within(grid).getByRole('checkbox', { name: 'Choose all: Fabrics' }));
    await user.type(screen.getByLabelText('By how much'), '8');
    const apply = screen.getByRole('button', { name: 'Change prices now' });
    await user.click(apply);
    await waitFor(() =>
      expect(saved).toEqual([
        {
          rule: { basisPoints: 800, rounding: '0.25' },
          items: [
            { ...jersey, prices: costs('15.00') },
            { kind: 'fabric', id: 'terry', version: 3, prices: costs('40.00') },
          ],
          effectiveAt: 'now',
        },
      ]),
    );
    expect(await screen.findByText(/^Prices changed\. 1 item is kept out/)).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('By how much').value).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The prices of before are back')).toBeTruthy();
    expect(stored[0]?.state).toBe('reverted');
  });

  it('show beside each what becomes of it, and below what was asked for most', async () => {
    const { user, grid, previews } = await openPrices();
    await user.click(within(grid).getByRole('checkbox', { name: 'Choose Basic T-Shirt, Base price' }));
    await user.type(screen.getByLabelText('By how much'), '+8 %');
    const row = within(grid).getByRole('row', { name: /Basic T-Shirt/ });
    await waitFor(() =>
      expect(plain(row.textContent)).toContain(
        'EGP 156.60Size 2XL: EGP 10.00 → EGP 10.80'.replaceAll('EGP', 'ج.م'),
      ),
    );
    expect(screen.getByText('1 item changes')).toBeTruthy();
    expect(screen.getByText('3 quotations wait for an answer and keep their prices.')).toBeTruthy();
    const examples = screen.getByRole('table', { name: 'Asked for most in the last 90 days' });
    expect(plain(examples.textContent)).toContain('Basic T-Shirt14 inquiries · 250 pieces');
    expect(previews.at(-1)?.rule).toEqual({ basisPoints: 800, rounding: '0.25' });
  });

  it('are typed into cells in any digits; Enter and arrows lead on, Escape takes back', async () => {
    const { user, cell, saved } = await openPrices();
    await user.click(cell('Combed Jersey, Per piece'));
    await user.keyboard('١٦٫٥{Enter}');
    expect(document.activeElement).toBe(cell('French Terry, Per piece'));
    await user.keyboard('50{ArrowDown}');
    expect(document.activeElement).toBe(cell('Slim, Per piece'));
    await user.keyboard('{ArrowUp}{Escape}');
    expect((cell('French Terry, Per piece') as HTMLInputElement).value).toBe('40.00');
    expect(screen.getByText('1 price typed')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep as a draft' }));
    await waitFor(() => expect(saved).toEqual([{ items: [{ ...jersey, prices: costs('15.00', '16.50') }] }]));
  });

  it.each(['abc', '-5', '1e3', '12,5', '99999999'])(
    '%s is refused in words, and stands as it was typed',
    async (text) => {
      const { user, cell } = await openPrices();
      const field = cell('Combed Jersey, Per piece') as HTMLInputElement;
      await user.click(field);
      await user.keyboard(text);
      expect(field.value).toBe(text);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText(/^This is not a price/)).toBeTruthy();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change prices now' }).disabled).toBe(
        true,
      );
    },
  );

  it.each(['-51', '201', '8.005', 'x'])('a rule of %s %% is refused in words', async (text) => {
    const { user, grid } = await openPrices();
    await user.click(within(grid).getByRole('checkbox', { name: 'Choose all: Fabrics' }));
    await user.type(screen.getByLabelText('By how much'), text);
    expect(screen.getByText(/^Write a percentage from -50 to 200/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change prices now' }).disabled).toBe(true);
  });

  it('say what the server refuses', async () => {
    const { user, grid } = await openPrices({
      given: (api) =>
        api.on('POST /api/admin/price-changes/preview', () => refuse(422, 'price-change.out-of-range')),
    });
    await user.click(within(grid).getByRole('checkbox', { name: 'Choose all: Fabrics' }));
    await user.type(screen.getByLabelText('By how much'), '-8');
    expect(await screen.findByText(/^A price would be below 0.00/)).toBeTruthy();
  });

  it('warn of a price that becomes 0.00', async () => {
    const { user, cell } = await openPrices();
    await user.click(cell('Combed Jersey, Per piece'));
    await user.keyboard('0');
    expect(await screen.findByText('1 price becomes 0.00.')).toBeTruthy();
  });

  it('change at a minute of Cairo, and can be called off; in Arabic', async () => {
    const { user, grid, saved, stored } = await openPrices({ language: 'ar' });
    await user.click(within(grid).getByRole('checkbox', { name: 'اختر الكل: الأقمشة' }));
    await user.type(screen.getByLabelText('مقدار التغيير'), '٨');
    await user.click(screen.getByRole('radio', { name: 'لاحقًا' }));
    await user.click(screen.getByRole('button', { name: 'حدّد موعد التعديل' }));
    expect(screen.getByText('اختر اليوم والوقت.')).toBeTruthy();
    await user.type(screen.getByLabelText('اليوم'), '3/1/2027');
    await user.type(screen.getByLabelText('الوقت بتوقيت القاهرة'), '08:00');
    await user.click(screen.getByRole('button', { name: 'حدّد موعد التعديل' }));
    await waitFor(() => expect(saved).toMatchObject([{ effectiveAt: '2027-01-03T08:00' }]));
    await user.click(await screen.findByRole('button', { name: /^ألغِ التعديل/ }));
    await waitFor(() => expect(stored[0]?.state).toBe('cancelled'));
    expect(await screen.findByText('أُلغي')).toBeTruthy();
  });

  it('stand in the list of changes, price by price', async () => {
    const { user, grid } = await openPrices();
    await user.click(within(grid).getByRole('checkbox', { name: 'Choose all: Fabrics' }));
    await user.type(screen.getByLabelText('By how much'), '8');
    await user.click(screen.getByRole('button', { name: 'Change prices now' }));
    await user.click(await screen.findByRole('button', { name: 'Show: +8%, Combed Jersey' }));
    const dialog = await screen.findByRole('dialog');
    const rows = await within(dialog).findAllByRole('row');
    expect(plain(rows.at(-1)?.textContent).replaceAll('ج.م', '').replaceAll(' ', '')).toContain('Keptout');
    expect(plain(rows.at(-1)?.textContent)).toContain('41.00');
  });
});
