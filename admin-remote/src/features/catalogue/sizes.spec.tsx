import { describe, expect, it, jest } from '@jest/globals';
import { refuse } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea, type Options } from '../../testing/open-staff-area';
import { serveCatalogue, shirt } from './catalogue-api.fixture';
import { toSizes } from './size-values';

jest.setTimeout(90_000);

const size = (id: string, label: string, labelAr = '', surcharge = '0.00') => ({
  id,
  label,
  labelAr,
  surcharge,
});
const sized = { ...shirt, sizes: [size('m', 'M', 'وسط'), size('2xl', '2XL', '', '10.00')] };

/** Opens the form of the T-shirt, which the server has with its sizes. */
async function openShirt({ language = 'en', given }: Pick<Options, 'language' | 'given'> = {}) {
  const sent: object[] = [];
  const { user } = openStaffArea('/admin/products', {
    language,
    given: (api) => {
      serveCatalogue(api);
      api.on('GET /api/admin/product-types', () => Response.json([sized]));
      api.on('PUT /api/admin/product-types/shirt', async (request) => {
        sent.push((await request.json()) as object);
        return Response.json({ ...sized, version: 2 });
      });
      given?.(api);
    },
  });
  const edit = await screen.findByLabelText(/^(Edit: Basic T-Shirt|تعديل: تيشيرت أساسي)$/);
  const card = edit
    .closest('li')!
    .textContent.replace(/[\u061c\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ');
  await user.click(edit);
  const form = within(await screen.findByRole('dialog'));
  const group = (number: string) =>
    within(form.getByRole('group', { name: new RegExp(`^(Size|المقاس) ${number}$`) }));
  const save = () => user.click(form.getByRole('button', { name: /^(Save|حفظ)$/ }));
  return { user, form, group, save, sent, card };
}

describe('the sizes of a product type', () => {
  it.each([
    ['en', '3', 'Add a size', '2XL (+10)'],
    ['ar', '٣', 'إضافة مقاس', '2XL (+١٠)'],
  ] as const)('stand on its card, and one more is added, in %s', async (language, number, add, words) => {
    const { user, form, group, save, sent, card } = await openShirt({ language });
    expect(card).toContain(words);
    await user.click(form.getByRole('button', { name: add }));
    const [label, , surcharge] = group(number).getAllByRole('textbox');
    await user.type(label!, ' 3XL ');
    await user.clear(surcharge!);
    await user.type(surcharge!, '٢٠٫٥');
    await save();
    await waitFor(() => expect(sent).toEqual([{ sizes: [...sized.sizes, size('3xl', '3XL', '', '20.50')] }]));
  });

  it('keep the word that orders know them by, whatever they are called, and are taken away', async () => {
    const { user, form, group, save, sent } = await openShirt();
    await user.click(form.getByRole('button', { name: 'Remove size 1' }));
    const [label] = group('1').getAllByRole('textbox');
    await user.clear(label!);
    await user.type(label!, 'XXL');
    await save();
    await waitFor(() => expect(sent).toEqual([{ sizes: [size('2xl', 'XXL', '', '10.00')] }]));
  });

  it.each([
    ['no label', ['', '0'], 'Write what the size is called'],
    ['a label of 13 characters', ['Extra extra x', '0'], 'At most 12'],
    ['a label twice', ['m', '0'], 'Two sizes have the same label'],
    ['no surcharge', ['L', ''], 'Write what it adds to a piece'],
    ['a negative surcharge', ['L', '-5'], 'At least 0'],
  ] as const)('of %s are refused in words', async (_, [label, surcharge], words) => {
    const { user, form, group, save, sent } = await openShirt();
    await user.click(form.getByRole('button', { name: 'Add a size' }));
    const [first, , last] = group('3').getAllByRole('textbox');
    if (label) await user.type(first!, label);
    await user.clear(last!);
    if (surcharge) await user.type(last!, surcharge);
    await save();
    // What is said of it is written anew while the form looks at its fields.
    await waitFor(() => expect(form.getByText(new RegExp(words))).toBeVisible());
    expect(sent).toEqual([]);
  });

  it('say at their place what the server refuses', async () => {
    const errors = [{ path: 'sizes[1].surcharge', code: 'field.too-large', message: '' }];
    const { user, form, group, save } = await openShirt({
      given: (api) =>
        api.on('PUT /api/admin/product-types/shirt', () => refuse(400, 'body.invalid', { errors })),
    });
    const [, , surcharge] = group('2').getAllByRole('textbox');
    await user.type(surcharge!, '1');
    await save();
    await waitFor(() => expect(surcharge).toHaveAttribute('aria-invalid', 'true'));
    expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
  });
});

it.each([
  [
    ['S', 'S '],
    ['s', 's-2'],
  ],
  [
    ['2XL', 'مقاس خاص', '١٢'],
    ['2xl', 'size', 'size-2'],
  ],
  [
    ['Extra large!!', 'Extra large?!'],
    ['extra-large', 'extra-larg-2'],
  ],
])('the words of new sizes %j are %j', (labels, ids) => {
  const sizes = toSizes(labels.map((label) => size('', label)));
  expect(sizes.map(({ id }) => id)).toEqual(ids);
});
