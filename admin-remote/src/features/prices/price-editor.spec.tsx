import { describe, expect, it, jest } from '@jest/globals';
import { refuse, type FakeApi } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { servePrices } from './prices-api.fixture';

jest.setTimeout(90_000);

async function openPrices(given?: (api: FakeApi) => void) {
  let served!: ReturnType<typeof servePrices>;
  const { api, user } = openStaffArea('/admin/prices', {
    given: (fake) => {
      served = servePrices(fake);
      given?.(fake);
    },
  });
  const grid = await screen.findByRole('table', { name: 'All prices' });
  const cell = (name: string) => within(grid).getByRole<HTMLInputElement>('textbox', { name });
  const tick = (name: string) => within(grid).getByRole<HTMLInputElement>('checkbox', { name });
  const write = async (name: string, price: string) => {
    await user.click(cell(name));
    await user.keyboard(price);
  };
  return { api, user, cell, tick, write, ...served };
}
const amount = () => screen.getByLabelText<HTMLInputElement>('By how much');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const PREVIEW = 'POST /api/admin/price-changes/preview';
const SAVE = 'POST /api/admin/price-changes';

describe('a preview that does not come', () => {
  it('is asked for again, and keeps nobody from saving', async () => {
    const { api, user, write, saved } = await openPrices((fake) =>
      fake.on(PREVIEW, () => refuse(503, 'database.unavailable')),
    );
    await write('Combed Jersey, Per piece', '16');
    expect(await screen.findByText('What it does could not be worked out.')).toBeVisible();
    expect(button('Change prices now')).not.toHaveAttribute('aria-disabled');

    api.on(PREVIEW, () => Response.json({ items: [], examples: [], days: 90, openQuotations: 0 }));
    await user.click(button('Retry'));
    expect(await screen.findByText('No quotation waits for an answer.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(button('Change prices now'));
    await waitFor(() => expect(saved).toHaveLength(1));
    // What a press leaves with nothing to do keeps the focus, and sends nothing more.
    await waitFor(() => expect(button('Change prices now')).toHaveAttribute('aria-disabled', 'true'));
    await user.keyboard('{Enter}');
    for (const name of ['Change prices now', 'Keep as a draft', 'Start over'])
      expect(button(name)).toBeEnabled();
    expect(button('Change prices now')).toHaveFocus();
    expect(saved).toHaveLength(1);
  });
});

it('says at each change what it does, and leaves the examples to be read', async () => {
  const { write } = await openPrices();
  await write('Combed Jersey, Per piece', '16');
  expect((await screen.findByText('1 item changes')).closest('[role="status"]')).not.toBeNull();
  const examples = screen.getByRole('heading', { level: 3 });
  expect(examples.closest('[aria-live], [role="status"]')).toBeNull();
});

it('points from a price of before to the one after, as one reads', async () => {
  const { user } = openStaffArea('/admin/prices', { language: 'ar', given: (api) => void servePrices(api) });
  await user.click(await screen.findByRole('checkbox', { name: /تيشيرت/ }));
  await user.type(screen.getByRole('textbox', { name: 'مقدار التغيير' }), '8');
  const follower = (await screen.findByText(/2XL/)).closest('tr');
  expect(follower).toHaveTextContent(/١٠٫٠٠.*←.*١٠٫٨٠/);
});

describe('a change that cannot be', () => {
  const fault = (index: number) => ({
    path: `items[${index}].prices[0]`,
    code: 'price-change.out-of-range',
    message: '',
  });
  const wanted = async ({ user, tick }: Awaited<ReturnType<typeof openPrices>>) => {
    await user.click(tick('Choose all: Fabrics'));
    await user.type(amount(), '-8');
  };

  it.each([
    ['one item', [fault(1)], 'French Terry: A price would be below 0.00 or above 9,999,999.99.'],
    [
      'several',
      [fault(0), fault(1)],
      'Combed Jersey and 1 more: A price would be below 0.00 or above 9,999,999.99.',
    ],
  ])('names %s, in the preview and once it is sent', async (_, errors, words) => {
    const refused = () => refuse(422, 'price-change.out-of-range', { errors });
    const page = await openPrices((api) => api.on(SAVE, refused));
    const said = (_text: string, element: Element | null) =>
      element?.children.length === 0 && element.textContent.replace(/[\u2066-\u2069]/g, '') === words;
    await wanted(page);
    await screen.findByText('1 item changes');
    await page.user.click(button('Change prices now'));
    expect(await screen.findByText(said, { selector: 'li *' })).toBeVisible();
    page.api.on(PREVIEW, refused);
    await page.user.type(amount(), '.5');
    expect(await screen.findByText(said, { selector: '[role="alert"]' })).toBeVisible();
    expect(button('Change prices now')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('what is typed while a change is being saved', () => {
  it('stays, from what is stored by then; what was sent is cleared', async () => {
    const { user, cell, tick, write, saved, store, hold } = await openPrices();
    await write('Combed Jersey, Per piece', '16');
    await write('Slim, Per piece', '5');
    await screen.findByText('2 items change');
    const letGo = hold();
    await user.click(button('Change prices now'));
    await write('French Terry, Per piece', '50');
    await write('Slim, Per piece', '7');
    await user.click(tick('Choose Screen Print, Per piece'));
    await user.type(amount(), '8');
    await user.click(screen.getByRole('radio', { name: 'Later' }));
    store('fabrics', 'jersey', { costMultiplier: '16.00', version: 4 });
    store('fits', 'slim', { priceModifier: '5.00', version: 4 });
    letGo();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await screen.findByText(/^Prices changed/)).toBeVisible();

    expect(screen.getByText('1 price chosen · 2 prices typed')).toBeVisible();
    expect(cell('Combed Jersey, Per piece').value).not.toBe('16');
    expect(cell('French Terry, Per piece').value).toBe('50');
    expect(amount().value).toBe('8');
    expect(screen.getByRole('radio', { name: 'Later' })).toBeChecked();
    await user.click(button('Keep as a draft'));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]?.items.map(({ id, prices }) => [id, prices[0]?.was, prices[0]?.price])).toEqual([
      ['terry', '40.00', '50.00'],
      ['slim', '5.00', '7.00'],
      ['screen', '15.00', undefined],
    ]);
  });
});
