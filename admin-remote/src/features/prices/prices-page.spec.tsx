import { describe, expect, it, jest } from '@jest/globals';
import { refuse } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseTable } from '../../testing/choose-table';
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
const NO_FAULTS = { faults: [], faultCount: 0 };
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
      expect(screen.getByRole('button', { name: 'Change prices now' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  );

  it.each(['-51', '201', '8.005', 'x'])('a rule of %s %% is refused in words', async (text) => {
    const { user, grid } = await openPrices();
    await user.click(within(grid).getByRole('checkbox', { name: 'Choose all: Fabrics' }));
    await user.type(screen.getByLabelText('By how much'), text);
    expect(screen.getByText(/^Write a percentage from -50 to 200/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change prices now' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
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
    await user.click(await screen.findByRole('button', { name: /^إلغاء التعديل/ }));
    await waitFor(() => expect(stored[0]?.state).toBe('cancelled'));
    expect(await screen.findByText('أُلغي')).toBeTruthy();
  });

  const jerseyRow = {
    kind: 'fabric',
    id: 'jersey',
    name: 'Combed Jersey',
    nameAr: '',
    field: 'costMultiplier',
  };
  const terryRow = { ...jerseyRow, id: 'terry', name: 'French Terry' };
  it('come from a file into the cells, where they wait as typed ones do', async () => {
    const { user, cell, saved } = await openPrices();
    await user.click(cell('French Terry, Per piece'));
    await user.keyboard('50');
    await chooseTable(user, {
      rows: 2,
      prices: [
        { ...jerseyRow, row: 2, was: '15.00', price: '16.50' },
        { ...terryRow, row: 3, was: '40.00', price: '40.00' },
      ],
      faults: [],
      faultCount: 0,
    });
    expect(await screen.findByText(/^1 price of the file stands in the list/)).toBeTruthy();
    expect((cell('Combed Jersey, Per piece') as HTMLInputElement).value).toBe('16.50');
    expect((cell('French Terry, Per piece') as HTMLInputElement).value).toBe('40.00');
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep as a draft' }));
    await waitFor(() => expect(saved).toEqual([{ items: [{ ...jersey, prices: costs('15.00', '16.50') }] }]));
  });

  it('are read anew where the file was made from others', async () => {
    let reads = 0;
    const { user } = await openPrices({
      given: (api) =>
        api.on('GET /api/admin/fabrics', () => {
          reads += 1;
          return Response.json([]);
        }),
    });
    const before = reads;
    const prices = [{ ...jerseyRow, row: 2, was: '15.00', price: '16.50' }];
    await chooseTable(user, { rows: 1, prices, faults: [], faultCount: 0 });
    await waitFor(() => expect(reads).toBe(before + 1));
  });

  it('are changed from what was seen: what a colleague stores meanwhile is not overwritten', async () => {
    const { user, cell, grid, saved, store } = await openPrices();
    const shirt = () => cell('Basic T-Shirt, Base price') as HTMLInputElement;
    const keep = () => user.click(screen.getByRole('button', { name: 'Keep as a draft' }));
    const file = (price: object) => chooseTable(user, { ...NO_FAULTS, rows: 1, prices: [price] });
    await file({ ...jerseyRow, row: 2, was: '15.00', price: '16.50' });
    await user.click(within(grid).getByRole('checkbox', { name: 'Choose Screen Print, Per piece' }));
    await user.type(screen.getByLabelText('By how much'), '8');
    await user.click(shirt());
    await user.keyboard('150');

    store('product-types', 'shirt', { basePrice: '160.00', version: 4 });
    store('fabrics', 'jersey', { costMultiplier: '18.00', version: 4 });
    store('print-types', 'screen', { perItemCost: '17.00', setupCost: '400.00', version: 4 });
    await file({ ...terryRow, row: 2, was: '41.00', price: '41.00' });
    const setup = cell('Screen Print, Setup per color') as HTMLInputElement;
    await waitFor(() => expect(setup.value).toBe('400.00'));
    await keep();
    const wanted = (kind: string, id: string, version: number, price: object) => ({
      ...{ kind, id, version },
      prices: [price],
    });
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.items).toEqual([
      wanted('productType', 'shirt', 3, { field: 'basePrice', was: '145.00', price: '150.00' }),
      wanted('fabric', 'jersey', 3, { field: 'costMultiplier', was: '15.00', price: '16.50' }),
      wanted('printType', 'screen', 3, { field: 'perItemCost', was: '15.00' }),
    ]);

    await waitFor(() => expect(shirt().value).toBe('160.00'));
    await user.click(shirt());
    await user.keyboard('150');
    await keep();
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]?.items).toEqual([
      wanted('productType', 'shirt', 4, { field: 'basePrice', was: '160.00', price: '150.00' }),
    ]);
  });

  it('of a file with a fault stay out, all of them; each fault has its row, its column and its words', async () => {
    const { user, cell } = await openPrices({ language: 'ar' });
    await chooseTable(user, {
      rows: 3,
      prices: [{ ...jerseyRow, row: 2, was: '15.00', price: '16.50' }],
      faults: [
        { row: 13, column: 'amount', code: 'not-a-number', text: '2026-03-01' },
        { row: 14, column: 'item', code: 'empty', text: '' },
      ],
      faultCount: 300,
    });
    const dialog = await screen.findByRole('dialog', { name: 'لم يُستورد شيء' });
    expect(plain(within(dialog).getByRole('alert').textContent)).toBe(
      '٣٠٠ خانة تحتاج إلى تصحيح في الملف. صحّحها ثم اختره من جديد. أول خانتين:',
    );
    const rows = within(dialog).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['١٣', 'السعر (ج.م)', '2026-03-01', 'هذا ليس رقمًا.'],
      ['١٤', 'العنصر', 'لا شيء', 'هذه الخانة فارغة.'],
    ]);
    expect((cell('سنجل جيرسي، للقطعة') as HTMLInputElement).value).toBe('١٥٫٠٠');
    await user.click(within(dialog).getAllByRole('button', { name: 'إغلاق' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [{ code: 'sheet.unreadable', paths: [] }, /^This is neither an Excel workbook nor CSV/],
    [{ code: 'sheet.column-missing', paths: ['item', 'amount'] }, /heading: Item and Price \(EGP\)\.$/],
    [{ code: 'sheet.column-twice', paths: ['amount'] }, /heading twice: Price \(EGP\)\.$/],
    [{ code: 'unheard.of', paths: [] }, /^The file could not be read/],
    [{ filler: 'x'.repeat(2 * 1024 * 1024) }, /larger than 2 MB/],
  ])('of a file that is refused stay out, and it is said why', async (table, words) => {
    const { user } = await openPrices();
    await chooseTable(user, table);
    const dialog = await screen.findByRole('dialog', { name: 'Nothing was taken over' });
    expect(within(dialog).getByRole('alert').textContent).toMatch(words);
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
