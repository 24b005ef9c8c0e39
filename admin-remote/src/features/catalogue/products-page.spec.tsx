import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@tiraz/staff-kit/testing';
import { openStaffArea, type Options } from '../../testing/open-staff-area';
import { serveCatalogue, shirt } from './catalogue-api.fixture';

// Whole pages with a dialog of antd over them: on a busy machine each takes its time.
jest.setTimeout(90_000);

async function openProducts(search = '', { given, ...options }: Options = {}) {
  let served!: ReturnType<typeof serveCatalogue>;
  const opened = openStaffArea(`/admin/products${search}`, {
    ...options,
    given: (api) => {
      served = serveCatalogue(api);
      given?.(api);
    },
  });
  await screen.findAllByRole('listitem');
  return { ...opened, ...served };
}
const types = () => screen.getByRole('region', { name: /Product Types|أنواع المنتجات/ });
const names = () =>
  within(types())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.querySelector('bdi')?.textContent);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('dialog');

describe('the Products tab', () => {
  it('shows product types and fabrics with what they cost', async () => {
    await openProducts();
    expect(names()).toEqual(['Basic T-Shirt', 'Hoodie', 'Polo Shirt']);
    expect(types()).toHaveTextContent('430.00');
    expect(press('Move: Hoodie').closest('h3')).toBeNull();
    const fabrics = screen.getByRole('region', { name: 'Fabrics' });
    for (const text of ['Combed Jersey', 'سنجل جيرسي ممشط', '15.00', '180 gsm', 'cotton']) {
      expect(fabrics).toHaveTextContent(text);
    }
  });

  it('speaks Arabic', async () => {
    await openProducts('', { language: 'ar' });
    expect(names()).toEqual(['تيشيرت أساسي', 'هودي', 'Polo Shirt']);
    expect(types()).toHaveTextContent('٤٣٠٫٠٠');
  });

  it('searches both languages, and keeps the search in the address', async () => {
    const { user } = await openProducts();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'اساسى');
    await waitFor(() => expect(names()).toEqual(['Basic T-Shirt']));
    expect(types()).toHaveTextContent('1 item');
    expect(types()).not.toHaveTextContent('3 items');
    const said = within(types()).getAllByRole('status');
    expect(said.map(({ textContent }) => textContent)).toContain('Product Types: 1 item');
    expect(new URLSearchParams(window.location.search).get('q')).toBe('اساسى');
    expect(screen.queryByRole('button', { name: 'Move: Basic T-Shirt' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Clear the search' })[0]!);
    expect(names()).toHaveLength(3);
  });

  it('says when a list does not come, and tries again', async () => {
    let isAway = true;
    const { user } = await openProducts('', {
      given: (api) =>
        api.on('GET /api/admin/product-types', () =>
          isAway ? refuse(503, 'database.unavailable') : Response.json([shirt]),
        ),
    });
    isAway = false;
    await user.click(within(types()).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(names()).toEqual(['Basic T-Shirt']));
  });
});

describe('a new product type', () => {
  it.each([
    ['en', 'Name is required', 'Base price is required', 'Save', 'Product type created successfully'],
    ['ar', 'الاسم مطلوب', 'السعر الأساسي مطلوب', 'حفظ', 'أُضيف نوع المنتج بنجاح'],
  ] as const)('is asked for what it needs, in %s', async (language, noName, noPrice, save, done) => {
    const { user, sent } = await openProducts('?add=product-type', { language });
    const form = within(await dialog());
    const price = form.getByRole('textbox', { name: /^(Base price|السعر الأساسي)/ });
    await user.clear(price);
    await user.click(form.getByText(save));
    expect(await form.findByText(noName)).toBeVisible();
    expect(form.getByText(noPrice)).toBeVisible();

    const [first, second] = form.getAllByRole('textbox');
    const [name, nameAr] = language === 'ar' ? [second, first] : [first, second];
    expect(nameAr).toHaveAttribute('dir', 'rtl');
    await user.type(name!, ' Kimono ');
    await user.type(price, '٢١٠٫٥');
    expect(await form.findByText(/105,250|١٠٥٬٢٥٠/)).toBeVisible();
    await user.click(form.getByText(save));
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ name: 'Kimono', nameAr: '', basePrice: '210.50' })]);
    await waitFor(() => expect(names()).toContain('Kimono'));
    expect(window.location.search).toBe('');
  });

  it('that was cancelled does not come back in the place of an item that is edited', async () => {
    const { user, sent, productTypes } = await openProducts();
    await user.click(press('Add Product Type'));
    await user.click(within(await dialog()).getByText('Cancel'));
    await user.click(press('Edit: Hoodie'));
    const form = within(await dialog());
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(''));
    await user.click(form.getByText('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([sent, productTypes.length]).toEqual([[], 3]);
  });

  it('whose address comes while an item is edited is not filled with it', async () => {
    const { user, sent } = await openProducts();
    await user.click(press('Add Product Type'));
    await dialog();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(press('Edit: Hoodie'));
    const name = within(await dialog()).getByLabelText('Name (English)');
    act(() => window.history.forward());
    await waitFor(() => expect(window.location.search).toBe('?add=product-type'));
    await user.type(name, ' Basic');
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([sent, window.location.search]).toEqual([[{ name: 'Hoodie Basic' }], '']);
  });

  it('shows what the server refuses beside the field, and keeps what was typed', async () => {
    const errors = [{ path: 'imageUrl', code: 'picture.unknown', message: 'There is no such picture.' }];
    const { user } = await openProducts('?add=product-type', {
      given: (api) =>
        api.on('POST /api/admin/product-types', () => refuse(422, 'picture.unknown', { errors })),
    });
    const form = within(await dialog());
    await user.type(form.getByLabelText('Name (English)'), 'Kimono');
    await user.click(form.getByText('Save'));
    expect(await screen.findByText('Failed to create product type')).toBeVisible();
    expect(await form.findByText('This picture is no longer there. Upload it again.')).toBeVisible();
    expect(form.getByLabelText('Name (English)')).toHaveValue('Kimono');
  });
});

describe('a product type that is there', () => {
  it('shows what a price does before it is saved, and sends what was changed alone', async () => {
    const { user, sent } = await openProducts();
    await user.click(screen.getByLabelText('Edit: Basic T-Shirt'));
    const form = within(await dialog());
    expect(form.queryByText('What this price does')).toBeNull();
    const price = form.getByRole('textbox', { name: /^(Base price|السعر الأساسي)/ });
    await user.clear(price);
    await user.type(price, '150');
    expect(await form.findByText(/14,500.00/)).toBeVisible();
    expect(await form.findByText(/15,000.00/)).toBeVisible();
    expect(form.getByText(/75,000.00/)).toBeVisible();
    await user.click(form.getByText('Save'));
    expect(await screen.findByText('Product type updated successfully')).toBeVisible();
    expect(sent).toEqual([{ basePrice: '150.00' }]);
  });

  it('says where it is printed: an area is added on the drawing, and one without a name is refused', async () => {
    const { user, sent } = await openProducts();
    await user.click(press('Edit: Basic T-Shirt'));
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: 'Add an area' }));
    await user.click(form.getByText('Save'));
    expect(await form.findByText(/^Each area needs a name/)).toBeInTheDocument();
    expect(sent).toEqual([]);

    const added = form.getAllByLabelText('Name of the area (English)').at(-1)!;
    fireEvent.change(added, { target: { value: 'Nape' } });
    fireEvent.change(form.getAllByLabelText('Printed width (mm)').at(-1)!, { target: { value: '60' } });
    await user.click(form.getByText('Save'));
    expect(await screen.findByText('Product type updated successfully')).toBeVisible();
    const box = { x: 120, y: 120, width: 40, height: 40, turn: 0 };
    expect(sent).toEqual([
      {
        printAreas: [
          ...shirt.printAreas,
          { id: 'area-8', name: 'Nape', nameAr: '', place: 'front', box, widthMm: 60, heightMm: 160 },
        ],
      },
    ]);
  });

  it('asks about print areas that two people changed, and shows both in words', async () => {
    const { user, productTypes, sent } = await openProducts();
    await user.click(press('Edit: Basic T-Shirt'));
    const form = within(await dialog());
    productTypes[0] = { ...shirt, printAreas: shirt.printAreas.slice(0, 1), version: 2 };
    fireEvent.change(form.getAllByLabelText('Printed width (mm)')[0]!, { target: { value: '٥٥' } });
    await user.click(form.getByText('Save'));
    const conflict = within(
      (await screen.findByText('Somebody else changed this meanwhile')).closest('[role]')!,
    );
    expect(conflict.getByText(/Omar Said.? changed this/)).toBeVisible();
    expect(conflict.getAllByText(/^Front · 55 × /)).toHaveLength(1);
    await user.click(press('Keep mine'));
    const [first, ...others] = shirt.printAreas;
    await waitFor(() => expect(sent).toEqual([{ printAreas: [{ ...first, widthMm: 55 }, ...others] }]));
  });

  it('opens an added area at its name, and closes without a question once that is removed', async () => {
    const { user } = await openProducts();
    await user.click(press('Edit: Basic T-Shirt'));
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: 'Add an area' }));
    expect(form.getAllByLabelText('Name of the area (English)').at(-1)).toHaveFocus();
    await user.click(form.getAllByRole('button', { name: 'Remove this area' }).at(-1)!);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what two people changed at once, and asks where it is the same field', async () => {
    const { user, productTypes, sent } = await openProducts();
    await user.click(screen.getByLabelText('Edit: Basic T-Shirt'));
    const form = within(await dialog());
    productTypes[0] = { ...shirt, basePrice: '160.00', version: 2 };
    const name = form.getByLabelText('Name (English)');
    await user.clear(name);
    await user.type(name, 'Tee');
    await user.click(form.getByText('Save'));
    await screen.findByText('Product type updated successfully');
    expect(productTypes[0]).toMatchObject({ name: 'Tee', basePrice: '160.00', version: 3 });

    await user.click(await screen.findByRole('button', { name: 'Edit: Tee' }));
    productTypes[0] = { ...shirt, name: 'Theirs', version: 4 };
    const again = within(await dialog()).getByRole('textbox', { name: 'Name (English)' });
    await user.type(again, 's');
    await user.click(screen.getByText('Save'));
    expect(await screen.findByText('Somebody else changed this meanwhile')).toBeVisible();
    expect(screen.getAllByText('Theirs')).not.toHaveLength(0);
    await user.click(press('Keep mine'));
    await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'Tees' }));
  });

  it('is switched off, and on again by Undo', async () => {
    const { user, sent } = await openProducts();
    await user.click(screen.getByRole('switch', { name: 'Active: Hoodie' }));
    expect(await screen.findByRole('switch', { name: 'Inactive: Hoodie' })).not.toBeChecked();
    await user.click(press('Undo'));
    expect(await screen.findByRole('switch', { name: 'Active: Hoodie' })).toBeChecked();
    expect(sent).toEqual([{ isActive: false }, { isActive: true }]);
  });

  it('that somebody else has switched off already is not theirs to switch on again', async () => {
    const { user, sent, productTypes } = await openProducts();
    const hoodie = productTypes.findIndex(({ id }) => id === 'hoodie');
    productTypes[hoodie] = { ...productTypes[hoodie]!, isActive: false, version: 2 };
    await user.click(screen.getByRole('switch', { name: 'Active: Hoodie' }));
    expect(await screen.findByText('Product type updated successfully')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(sent).toEqual([{ isActive: false }]);
  });

  it('that is left as somebody else has changed it closes the dialog, and is no success of one’s own', async () => {
    const { user, sent, productTypes } = await openProducts();
    await user.click(screen.getByRole('button', { name: 'Edit: Basic T-Shirt' }));
    productTypes[0] = { ...shirt, name: 'Theirs', version: 2 };
    await user.type(within(await dialog()).getByRole('textbox', { name: 'Name (English)' }), 's');
    await user.click(screen.getByText('Save'));
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Product type updated successfully')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is deleted once it is clear what that means, and comes back by Undo', async () => {
    const { user } = await openProducts();
    await user.click(screen.getByLabelText('Delete: Hoodie'));
    expect(await dialog()).toHaveTextContent('Inquiries that were sent with it keep its name');
    await user.click(press('Delete'));
    expect(await screen.findByText('Product type deleted successfully')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Basic T-Shirt', 'Polo Shirt']));
    await user.click(press('Undo'));
    await waitFor(() => expect(names()).toContain('Hoodie'));
  });

  it('moves in the list by keyboard, which is said, and goes back by Undo', async () => {
    const { user, sent } = await openProducts();
    press('Move: Basic T-Shirt').focus();
    await user.keyboard(' ');
    expect(screen.getByText(/Basic T-Shirt is picked up. Position 1 of 3/)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Basic T-Shirt: position 2 of 3')).toBeInTheDocument();
    expect(press('Move: Basic T-Shirt')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(names()).toEqual(['Basic T-Shirt', 'Hoodie', 'Polo Shirt']);
    await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown} ');
    expect(await screen.findByText('The new order is saved')).toBeVisible();
    expect(names()).toEqual(['Hoodie', 'Polo Shirt', 'Basic T-Shirt']);
    await user.click(press('Undo'));
    await waitFor(() => expect(sent.at(-1)).toEqual({ ids: ['shirt', 'hoodie', 'polo'] }));
    await waitFor(() => expect(names()).toEqual(['Basic T-Shirt', 'Hoodie', 'Polo Shirt']));
  });
});
