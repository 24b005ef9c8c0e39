import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ProductType, Size } from '@tiraz/api-client';
import { choose, enterQuantity, plain, priceIn, quotesOf, summary } from '../../testing/calculator';
import { FakeApi } from '../../testing/fake-api';
import { fillIn, submitIn } from '../../testing/inquiry';
import { openPage } from '../../testing/open-page';

type Page = ReturnType<typeof openPage>;
const cell = (name: string) => screen.findByRole('textbox', { name });
const mode = (name: string) => screen.findByRole('radio', { name });
const press = async ({ user }: Page, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function begin(quantity: string, ...colours: string[]): Promise<Page> {
  const page = openPage('/calculator');
  await choose(page);
  await enterQuantity(page, quantity);
  for (const colour of colours) await page.user.click(screen.getByRole('checkbox', { name: colour }));
  return page;
}

async function pasteAt(page: Page, name: string, text: string) {
  await page.user.click(await cell(name));
  await page.user.paste(text);
}

describe('the sizes', () => {
  it('are asked of a garment that has any, later until said, and then the price follows', async () => {
    const page = await begin('250');
    expect(await mode('Later')).toBeChecked();
    await page.user.click(await mode('By ratio'));
    await page.user.type(await cell('Parts, S'), '1');
    await page.user.type(await cell('Parts, 2XL'), '٤');
    await priceIn('Large sizesج.م 2,000.00');
    expect(plain(summary().textContent)).toContain('Ratio S: 1, 2XL: 4');
    expect(screen.getByText(/S.*: 50, .*2XL.*: 200/)).toBeVisible();
    await waitFor(() =>
      expect(quotesOf(page, 250).at(-1)?.sizes).toEqual({
        mode: 'ratio',
        ratio: [
          { size: 's', parts: 1 },
          { size: '2xl', parts: 4 },
        ],
      }),
    );
    expect(window.location.search).toContain('&size=s.1&size=2xl.4');
    await page.user.click(await mode('Later'));
    await waitFor(() => expect(summary()).not.toHaveTextContent('Large sizes'));
  });

  it('are not asked of a garment without', async () => {
    const page = openPage('/calculator');
    await choose(page, ['Hoodie']);
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Hoodie/ })).toBeChecked());
    expect(screen.queryByRole('radio', { name: 'Later' })).toBeNull();
  });

  it('go exactly from the ratio on, and are priced once all are placed', async () => {
    const page = await begin('250');
    await page.user.click(await mode('By ratio'));
    await page.user.type(await cell('Parts, S'), '1');
    await page.user.type(await cell('Parts, 2XL'), '1');
    await page.user.click(await mode('Exact'));
    expect(await cell('Pieces, S')).toHaveValue('125');
    await page.user.clear(await cell('Pieces, S'));
    await page.user.type(await cell('Pieces, S'), '113');
    expect(screen.getAllByText('12 pcs left to place').length).toBeGreaterThan(0);
    await waitFor(() => expect(summary()).not.toHaveTextContent('Large sizes'));
    expect(plain(summary().textContent)).toContain('Not finished');
    await press(page, 'Use 238 as the quantity');
    await priceIn('1,250.00');
    expect(quotesOf(page, 238).at(-1)?.sizes?.cells).toEqual([
      { color: null, size: '2xl', pieces: 125 },
      { color: null, size: 's', pieces: 113 },
    ]);
    await enterQuantity(page, '250');
    await press(page, 'Fill the rest');
    await waitFor(() => expect(screen.getAllByText('All 250 pcs are placed').length).toBeGreaterThan(0));
    await press(page, 'Clear');
    expect(await cell('Pieces, S')).toHaveValue('');
  });

  it('may all be of one size, however large the order is', async () => {
    const page = await begin('1000000');
    await page.user.click(await mode('Exact'));
    await pasteAt(page, 'Pieces, M', '200000\t1000001');
    expect(await cell('Pieces, M')).toHaveValue('200000');
    await press(page, 'Fill the rest');
    expect(await cell('Pieces, M')).toHaveValue('1000000');
    await waitFor(() => expect(quotesOf(page, 1_000_000).at(-1)?.sizes?.cells).toHaveLength(1));
    await page.user.clear(await cell('Pieces, M'));
    await page.user.type(await cell('Pieces, M'), '300000');
    expect(await cell('Pieces, M')).toHaveValue('300000');
  });

  it('take no counts for a ratio, and say so', async () => {
    const page = await begin('250');
    await page.user.click(await mode('By ratio'));
    await pasteAt(page, 'Parts, S', '280\t1\t3');
    expect(await cell('Parts, S')).toHaveValue('');
    expect(await cell('Parts, L')).toHaveValue('3');
    expect(screen.getByText('2 cells filled from the table, 1 figure had no place')).toBeVisible();
    await page.user.type(await cell('Parts, S'), '1');
    expect(screen.queryByText(/had no place/)).toBeNull();
  });

  it('are pasted by colours, and a colour that goes is told with a way back', async () => {
    const page = await begin('200', 'Red', 'White');
    await page.user.click(await mode('Colorways: each garment in one color'));
    await page.user.click(await mode('Exact'));
    await pasteAt(page, 'Red, S', 'اللون\tS\tM\tTotal\nأحمر\t٤٠\t٦٠\t١٠٠\nأبيض\t٧٠\t٣٠\t١٠٠\n');
    expect(await cell('White, S')).toHaveValue('70');
    expect(screen.getByText(/^4 cells filled from the table, 2 figures had no place/)).toBeVisible();
    await waitFor(() => expect(quotesOf(page, 200).at(-1)?.sizes?.cells).toHaveLength(4));
    expect(quotesOf(page, 200).at(-1)?.colorUse).toBe('colourways');

    await page.user.click(screen.getByRole('checkbox', { name: 'Blue' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Red' }));
    const gone = (await screen.findByText('Red is not chosen any more: 100 pcs are not counted.'))
      .parentElement;
    await page.user.click(within(gone as HTMLElement).getByRole('button', { name: 'Undo' }));
    expect(await cell('Red, M')).toHaveValue('60');
    expect(screen.queryByText(/not counted/)).toBeNull();
  });

  it('are gone through by keys', async () => {
    const page = await begin('200', 'Red', 'White');
    await page.user.click(await mode('Colorways: each garment in one color'));
    await page.user.click(await mode('Exact'));
    await page.user.click(await cell('Red, S'));
    await page.user.keyboard('{ArrowRight}12{Enter}13{Enter}4');
    expect(await cell('Red, M')).toHaveValue('12');
    expect(await cell('White, M')).toHaveValue('13');
    expect(await cell('Red, L')).toHaveFocus();
    expect(screen.getByText(/Fewer than 5 of a size: .*Red.*L.*: 4/)).toBeVisible();
    expect(screen.getByText('Red: 16 pcs. We usually make 100 or more of a color.')).toBeVisible();
    await page.user.keyboard('x');
    expect(await cell('Red, L')).toHaveValue('4');
  });

  it('by ratio are told of small numbers, too', async () => {
    const page = await begin('120', 'Red', 'White');
    await page.user.click(await mode('Colorways: each garment in one color'));
    await page.user.click(await mode('By ratio'));
    await page.user.type(await cell('Parts, S'), '1');
    expect(await screen.findByText('Red: 60 pcs. We usually make 100 or more of a color.')).toBeVisible();
  });

  it('are never asked a price for with another number of pieces than theirs', async () => {
    const page = await begin('250');
    await page.user.click(await mode('Exact'));
    await page.user.type(await cell('Pieces, S'), '250');
    await waitFor(() => expect(quotesOf(page, 250).at(-1)?.sizes).toBeDefined());
    await screen.findByRole('button', { name: '1,000 pcs' });
    const exact = page.api.quoted.filter(({ sizes }) => sizes?.mode === 'exact');
    expect(exact.length).toBeGreaterThan(0);
    for (const { sizes, quantity } of exact)
      expect(sizes!.cells!.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(quantity);
  });

  it('come back with a reload, and only to the order they were said of', async () => {
    const page = await begin('100');
    await page.user.click(await mode('Exact'));
    await page.user.type(await cell('Pieces, M'), '100');
    await waitFor(() => expect(window.location.search).toContain('quantity=100'));
    const { search } = window.location;
    cleanup();
    openPage(`/calculator${search}`);
    expect(await cell('Pieces, M')).toHaveValue('100');
    cleanup();
    openPage(`/calculator${search.replace('quantity=100', 'quantity=200')}`);
    expect(await mode('Later')).toBeChecked();
  });

  it('of a colour that is no longer offered are left to place, without a way back to it', async () => {
    const page = await begin('300', 'Red', 'White', 'Blue');
    await page.user.click(await mode('Colorways: each garment in one color'));
    await page.user.click(await mode('Exact'));
    await pasteAt(page, 'Red, S', 'اللون\tS\nأحمر\t100\nأبيض\t120\nBlue\t80\n');
    await waitFor(() => expect(quotesOf(page, 300).at(-1)?.sizes?.cells).toHaveLength(3));
    const { search } = window.location;
    cleanup();
    openPage(`/calculator${search}`).api.withdrawn.add('red');
    expect(await cell('White, S')).toHaveValue('120');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^red, S/i })).toBeNull());
    expect(screen.getAllByText('100 pcs left to place').length).toBeGreaterThan(0);
    expect(screen.queryByText(/not counted/)).toBeNull();
  });

  it('that are not finished are asked for, and may be sent later', async () => {
    const page = await begin('100');
    await page.user.click(await mode('Exact'));
    await page.user.type(await cell('Pieces, M'), '99');
    await waitFor(() => expect(summary().querySelector('[aria-busy="true"]')).toBeNull());
    await press(page, 'Submit Quotation Request');
    const dialog = await screen.findByRole('dialog');
    await fillIn({ ...page, dialog });
    await page.user.click(submitIn(dialog));
    expect(await within(dialog).findByText(/^The sizes are not finished/)).toBeVisible();
    expect(page.api.inquiries).toHaveLength(0);
    await page.user.click(within(dialog).getByRole('button', { name: 'Send, sizes later' }));
    await waitFor(() => expect(page.api.inquiries).toHaveLength(1));
    expect(page.api.inquiries[0]?.body).not.toHaveProperty('sizes');
  });

  it('that are finished go with the inquiry', async () => {
    const page = await begin('100');
    await page.user.click(await mode('Exact'));
    await page.user.type(await cell('Pieces, M'), '100');
    await priceIn('Large sizes');
    await press(page, 'Submit Quotation Request');
    const dialog = await screen.findByRole('dialog');
    expect(plain(dialog.textContent)).toContain('SizesM: 100');
    await fillIn({ ...page, dialog });
    await page.user.click(submitIn(dialog));
    await waitFor(() =>
      expect(page.api.inquiries[0]?.body.sizes).toEqual({
        mode: 'exact',
        cells: [{ color: null, size: 'm', pieces: 100 }],
      }),
    );
  });
});

describe('sizes that were said of another garment', () => {
  // A tab that nobody has typed in yet.
  beforeEach(() => sessionStorage.clear());

  const garments = new FakeApi()
    .fetch(new Request('http://localhost/api/product-types'))
    .then((answer) => answer.json() as Promise<ProductType[]>);
  const size = (label: string): Size => ({ id: label, label, labelAr: '', surcharge: '0.00' });
  const placed = (text: string) =>
    expect(screen.getByText(text, { selector: 'p:not([role])' })).toBeVisible();

  /** A hoodie from xs to 2xl, beside a T-shirt of other sizes: without any, from s to 2xl. */
  async function hoodie(way: 'By ratio' | 'Exact', others?: Partial<ProductType>): Promise<Page> {
    const [tee, other] = await garments;
    const page = openPage('/calculator');
    const large = { ...other, sizes: [size('xs'), ...tee!.sizes!] };
    page.api.next('/api/product-types', () => Response.json([{ ...tee, ...others }, large]));
    await choose(page, ['Hoodie', 'Combed Single Jersey', 'Regular', 'Premium']);
    await enterQuantity(page, '100');
    await page.user.click(await mode(way));
    const unit = way === 'Exact' ? 'Pieces' : 'Parts';
    await page.user.type(await cell(`${unit}, xs`), '20');
    await page.user.type(await cell(`${unit}, 2XL`), '80');
    return page;
  }

  it('are not counted as pieces of this one, and come back with theirs', async () => {
    const page = await hoodie('Exact');
    placed('All 100 pcs are placed');
    await choose(page, ['Basic T-Shirt']);
    placed('20 pcs left to place');
    expect(plain(summary().textContent)).toContain('Not finished');
    await choose(page, ['Hoodie']);
    placed('All 100 pcs are placed');
    await choose(page, ['Basic T-Shirt']);
    await press(page, 'Fill the rest');
    placed('All 100 pcs are placed');
    const sizes = { mode: 'exact', cells: [{ color: null, size: '2xl', pieces: 100 }] };
    await waitFor(() => expect(quotesOf(page, 100).at(-1)).toMatchObject({ productTypeId: 'tee', sizes }));
  });

  it('go by the ratio of those that this one has', async () => {
    const page = await hoodie('By ratio');
    await choose(page, ['Basic T-Shirt']);
    expect(plain(summary().textContent)).toContain('Ratio 2XL: 80');
    const sizes = { mode: 'ratio', ratio: [{ size: '2xl', parts: 80 }] };
    await waitFor(() => expect(page.api.laddered.at(-1)).toMatchObject({ productTypeId: 'tee', sizes }));
    await priceIn('Large sizesج.م 1,000.00');
  });

  it('are asked for where this one has none of them', async () => {
    const page = await hoodie('By ratio', { sizes: ['54', '56'].map(size) });
    await choose(page, ['Basic T-Shirt']);
    await waitFor(() => expect(plain(summary().textContent)).toContain('Not finished'));
    await waitFor(() => expect(summary().querySelector('[aria-busy="true"]')).toBeNull());
    await press(page, 'Submit Quotation Request');
    const dialog = await screen.findByRole('dialog');
    await fillIn({ ...page, dialog });
    await page.user.click(submitIn(dialog));
    expect(await within(dialog).findByText(/^The sizes are not finished/)).toBeVisible();
  });

  it('are nothing to finish where this one has no sizes', async () => {
    const page = await hoodie('Exact', { sizes: undefined });
    await page.user.clear(await cell('Pieces, xs'));
    await choose(page, ['Basic T-Shirt']);
    await waitFor(() => expect(summary().querySelector('[aria-busy="true"]')).toBeNull());
    await press(page, 'Submit Quotation Request');
    const dialog = await screen.findByRole('dialog');
    await fillIn({ ...page, dialog });
    await page.user.click(submitIn(dialog));
    await waitFor(() => expect(page.api.inquiries).toHaveLength(1));
    expect(page.api.inquiries[0]?.body).not.toHaveProperty('sizes');
  });
});
