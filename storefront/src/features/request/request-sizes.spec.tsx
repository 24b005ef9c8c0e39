import { beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { CustomerRequest } from '@tiraz/api-client';
import { plain } from '../../testing/calculator';
import { CUSTOMER_QUOTATION } from '../../testing/customer-quotation';
import { CUSTOMER_REQUEST } from '../../testing/customer-request';
import { sizes } from '../../testing/fake-sizes';
import { bringNothingIntoSight } from '../../testing/nothing-in-sight';
import { openPage } from '../../testing/open-page';

beforeEach(bringNothingIntoSight);

const TOKEN = 'q'.repeat(43);
const PATH = `/api/requests/${TOKEN}`;
const size = (id: string, label: string) => ({ id, label, labelAr: '' });
const dye = (id: string, name: string) => ({ id, name, nameAr: '', hex: '#FF0000' });

const base: CustomerRequest = {
  ...CUSTOMER_REQUEST,
  offeredSizes: sizes,
  selection: {
    ...CUSTOMER_REQUEST.selection,
    productType: { ...CUSTOMER_REQUEST.selection.productType, id: 'switched-off' },
    colors: ['red', 'white'],
    swatches: [dye('red', 'Red'), dye('white', 'White')],
  },
};
const said: CustomerRequest = {
  ...base,
  selection: {
    ...base.selection,
    colorUse: 'colourways',
    sizes: {
      mode: 'exact',
      cells: [
        { color: 'red', size: size('s', 'S'), surcharge: '0.00', pieces: 300 },
        { color: 'white', size: size('m', 'M'), surcharge: '0.00', pieces: 200 },
      ],
    },
  },
};

async function open(request: CustomerRequest) {
  const page = openPage('/');
  page.api.next(PATH, () => Response.json(request));
  act(() => {
    window.history.pushState(null, '', `/t/${TOKEN}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByText('TRZ-2026-000123');
  return page;
}
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const sizesPath = `${PATH}/sizes`;

it('says the sizes, and takes others until cutting, also of a garment that is not offered any more', async () => {
  const page = await open(said);
  expect(plain(document.body.textContent)).toMatch(/Red.?: .?S.?: 300/);
  await press(page, 'Change the sizes');
  const dialog = await screen.findByRole('dialog', { name: 'Sizes' });
  const red = await within(dialog).findByRole('textbox', { name: 'Red, S' });
  expect(red).toHaveValue('300');
  await page.user.clear(red);
  await page.user.type(red, '299');
  await page.user.click(within(dialog).getByRole('button', { name: 'Save the sizes' }));
  expect(await within(dialog).findByText('Every piece needs a size, or choose Later.')).toBeVisible();
  expect(page.api.sent(sizesPath)).toEqual([]);

  await page.user.type(await within(dialog).findByRole('textbox', { name: 'Red, 2XL' }), '١');
  page.api.next(sizesPath, () => Response.json({ code: 'sizes.price-would-change' }, { status: 409 }));
  await page.user.click(within(dialog).getByRole('button', { name: 'Save the sizes' }));
  expect(await within(dialog).findByText(/^This would change the price that you were offered/)).toBeVisible();

  page.api.next(sizesPath, () => Response.json(base));
  page.api.next(PATH, () => Response.json(base));
  await page.user.click(within(dialog).getByRole('button', { name: 'Save the sizes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('The sizes are saved')).toBeVisible();
  const [, sent] = page.api.sent(sizesPath);
  expect(sent).toMatchObject({ colorUse: 'colourways', sizes: { mode: 'exact' } });
  expect((sent as { sizes: { cells: unknown[] } }).sizes.cells).toHaveLength(3);
});

it('takes sizes that were left for later, and leaves them for later again', async () => {
  const page = await open(base);
  await press(page, 'Add the sizes');
  page.api.next(sizesPath, () => Response.json(base));
  page.api.next(PATH, () => Response.json(base));
  const dialog = await screen.findByRole('dialog', { name: 'Sizes' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Save the sizes' }));
  await waitFor(() => expect(page.api.sent(sizesPath)).toEqual([{ sizes: null }]));
});

it('is not changed any more once it is closed', async () => {
  const { offeredSizes: _, ...closed } = said;
  await open({ ...closed, status: 'closed' });
  expect(await screen.findByRole('heading', { name: 'Sizes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the sizes' })).toBeNull();
});

it.each([
  ['sizes.closed', 409, /cannot be changed any more/, 'closed', 'This request is closed'],
  ['sizes.price-would-change', 409, /would change the price/, 'quoted', 'Your quotation is ready'],
  ['link.unknown', 404, /cannot be changed any more/, undefined, 'This link leads nowhere'],
  // It may have been taken, and its answer lost.
  ['', 502, /were not saved/, 'accepted', 'Confirmed: thank you'],
] as const)(
  'is read again where it stands otherwise by now: %s',
  async (code, refused, said_, status, now) => {
    const page = await open(said);
    await press(page, 'Change the sizes');
    const dialog = await screen.findByRole('dialog', { name: 'Sizes' });
    page.api.next(sizesPath, () => Response.json({ code }, { status: refused }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Save the sizes' }));
    expect(await within(dialog).findByText(said_)).toBeVisible();
    if (status) page.api.next(PATH, () => Response.json({ ...said, status }));
    if (status === 'quoted') page.api.next(`${PATH}/quotation`, () => Response.json(CUSTOMER_QUOTATION));
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: now })).toBeVisible();
    expect(screen.queryByText('The sizes are saved')).toBeNull();
  },
);

it('says nothing of a garment without sizes', async () => {
  await open(CUSTOMER_REQUEST);
  expect(screen.getByText('TRZ-2026-000123')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Sizes' })).toBeNull();
});
