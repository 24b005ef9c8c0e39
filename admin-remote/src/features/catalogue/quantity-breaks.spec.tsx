import { describe, expect, it, jest } from '@jest/globals';
import type { Language } from '@tiraz/contracts/language';
import { refuse } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea, type Options } from '../../testing/open-staff-area';
import { serveCatalogue, shirt } from './catalogue-api.fixture';

jest.setTimeout(90_000);

const broken = {
  ...shirt,
  quantityBreaks: [
    { from: 500, basisPointsOff: 1250 },
    { from: 1000, unitPrice: '120.00' },
  ],
};
const SAVE = /^(Save|حفظ)$/;
const ADD = /^(Add a break|إضافة خصم)$/;

/** Opens the form of the T-shirt, which the server has as it is given. */
async function openShirt(
  stored: typeof shirt,
  { language = 'en' as Language, given }: Pick<Options, 'given'> & { language?: Language } = {},
) {
  const sent: object[] = [];
  const previewed: { changes: object }[] = [];
  const { user } = openStaffArea('/admin/products', {
    language,
    given: (api) => {
      serveCatalogue(api);
      api.on('GET /api/admin/product-types', () => Response.json([stored]));
      api.on('PUT /api/admin/product-types/shirt', async (request) => {
        sent.push((await request.json()) as object);
        return Response.json({ ...stored, version: 2 });
      });
      api.on('POST /api/admin/price-preview', async (request) => {
        previewed.push((await request.json()) as { changes: object });
        const order = (pieces: number, pricePerItem: string) => ({
          pieces,
          pricePerItem,
          totalCost: '77.00',
        });
        const { pieces: _, ...at100 } = order(100, '145.00');
        const prices = { at100, at500: at100, atBreaks: [order(250, '130.50')] };
        const sample = { productType: null, fabric: null, fit: null, finishingQuality: null, prints: [] };
        return Response.json({ now: prices, after: prices, sample });
      });
      given?.(api);
    },
  });
  await user.click(await screen.findByLabelText(/^(Edit: Basic T-Shirt|تعديل: تيشيرت أساسي)$/));
  const form = within(await screen.findByRole('dialog'));
  const group = (number: string) =>
    within(form.getByRole('group', { name: new RegExp(`^(Break|الخصم) ${number}$`) }));
  const save = () => user.click(form.getByRole('button', { name: SAVE }));
  return { user, form, group, save, sent, previewed };
}

describe('the quantity breaks of a product type', () => {
  it.each([
    ['en', '1', '2', 'Price of a piece'],
    ['ar', '١', '٢', 'سعر للقطعة'],
  ] as const)('are added, either sort, in whatever digits, in %s', async (language, one, two, byPrice) => {
    const { user, form, group, save, sent, previewed } = await openShirt(shirt, { language });
    await user.click(form.getByRole('button', { name: ADD }));
    const [from, percent] = group(one).getAllByRole('textbox');
    await user.type(from!, '٢٥٠');
    await user.type(percent!, '۱۲٫۵');
    await waitFor(() =>
      expect(previewed.at(-1)).toMatchObject({
        kind: 'productType',
        id: 'shirt',
        changes: { quantityBreaks: [{ from: 250, basisPointsOff: 1250 }] },
      }),
    );
    expect(
      await form.findByText(/130\.50|١٣٠٫٥٠/, { selector: 'tr:nth-child(2) td[data-after] *' }),
    ).toBeVisible();

    await user.click(form.getByRole('button', { name: ADD }));
    await user.click(group(two).getByRole('combobox'));
    await user.click(await screen.findByText(byPrice, { selector: '.ant-select-item-option-content' }));
    const [later, price] = group(two).getAllByRole('textbox');
    await user.type(later!, '1,000');
    await user.type(price!, '120');
    await save();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          quantityBreaks: [
            { from: 250, basisPointsOff: 1250 },
            { from: 1000, unitPrice: '120.00' },
          ],
        },
      ]),
    );
  });

  it('show what is stored, and are taken away again', async () => {
    const { user, form, group, save, sent } = await openShirt(broken);
    expect(
      group('1')
        .getAllByRole('textbox')
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['500', '12.5']);
    expect(group('2').getAllByRole('textbox')[1]).toHaveValue('120.00');
    await user.click(form.getByRole('button', { name: 'Remove break 1' }));
    await save();
    await waitFor(() => expect(sent).toEqual([{ quantityBreaks: [{ from: 1000, unitPrice: '120.00' }] }]));
  });

  it('send nothing while they are as they were', async () => {
    const { user, form, save, sent } = await openShirt(broken);
    const name = form.getByLabelText('Name (English)');
    await user.clear(name);
    await user.type(name, 'Tee');
    await save();
    await waitFor(() => expect(sent).toEqual([{ name: 'Tee' }]));
  });

  it.each([
    [
      'nothing',
      ['', ''],
      ['Write from how many pieces it holds, 2 or more', 'Write how many percent it is less'],
    ],
    ['one piece', ['1', '5'], ['At least 2']],
    ['more than everything', ['250', '100.01'], ['At most 100']],
    ['no percentage at all', ['250', '0'], ['At least 0.01']],
    ['half a piece', ['250.5', '5'], ['whole number']],
  ])('of %s are refused in words', async (_, [pieces = '', off = ''], words) => {
    const { user, form, group, save, sent } = await openShirt(shirt);
    await user.click(form.getByRole('button', { name: ADD }));
    const [from, percent] = group('1').getAllByRole('textbox');
    if (pieces) await user.type(from!, pieces);
    if (off) await user.type(percent!, off);
    await save();
    for (const said of words) expect(await form.findByText(new RegExp(said))).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('go from few pieces to many', async () => {
    const { user, form, group, save, sent } = await openShirt(broken);
    const [from] = group('2').getAllByRole('textbox');
    await user.clear(from!);
    await user.type(from!, '500');
    await save();
    expect(await form.findByText('Each break begins at more pieces than the one above it')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('say where the server finds one dearer than a smaller order', async () => {
    const errors = [{ path: 'quantityBreaks[1].unitPrice', code: 'quantity-break.dearer', message: '' }];
    const { user, form, group, save } = await openShirt(broken, {
      given: (api) =>
        api.on('PUT /api/admin/product-types/shirt', () => refuse(422, 'quantity-break.dearer', { errors })),
    });
    const [, price] = group('2').getAllByRole('textbox');
    await user.clear(price!);
    await user.type(price!, '144');
    await save();
    expect(
      await group('2').findByText('A piece of a larger order would cost more than one of a smaller order'),
    ).toBeVisible();
    expect(form.getByRole('button', { name: SAVE })).toBeEnabled();
  });
});

it.each([
  ['en', 'from 500: 12.5% off', 'from 1,000: ج.م 120.00 a piece'],
  ['ar', 'ابتداءً من ٥٠٠: خصم ١٢٫٥٪', 'ابتداءً من ١٬٠٠٠: ١٢٠٫٠٠ ج.م للقطعة'],
] as const)('a card says what its breaks are, in %s', async (language, off, at) => {
  openStaffArea('/admin/products', {
    language,
    given: (api) => {
      serveCatalogue(api);
      api.on('GET /api/admin/product-types', () => Response.json([broken]));
    },
  });
  const card = (await screen.findByLabelText(/^(Edit: Basic T-Shirt|تعديل: تيشيرت أساسي)$/)).closest('li');
  const said = card?.textContent?.replace(/[\u061c\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
  expect(said).toContain(off);
  expect(said).toContain(at);
});
