import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveCatalogue, shirt } from './catalogue-api.fixture';

// Whole pages with dialogs of antd over them: on a busy machine each takes its time.
jest.setTimeout(90_000);

async function openHistory() {
  let served!: ReturnType<typeof serveCatalogue>;
  const opened = openStaffArea('/admin/products', {
    given: (api) => {
      served = serveCatalogue(api);
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'History: Basic T-Shirt' }));
  return { ...opened, ...served };
}
const dialog = () => screen.findByRole('dialog');

describe('the history of a product type', () => {
  it('names who changed it, and restores a value after showing what that does', async () => {
    const { user, sent } = await openHistory();
    const history = within(await dialog());
    expect(await history.findByText('mona@tiraz.example')).toBeInTheDocument();
    await user.click(history.getByRole('button', { name: /Restore this value/ }));
    const confirm = within((await screen.findAllByRole('dialog')).at(-1)!);
    expect(await confirm.findByText(/14,000.00/)).toBeInTheDocument();
    await user.click(confirm.getByRole('button', { name: 'Restore this value' }));
    expect(await screen.findByText('Product type updated successfully')).toBeVisible();
    expect(sent).toEqual([{ basePrice: '140.00' }]);
  });

  it('offers to restore what differs from the item as it is, lists by what is in them', async () => {
    const { api, user } = openStaffArea('/admin/products', { given: (given) => void serveCatalogue(given) });
    const [first] = shirt.printAreas;
    // The audit trail keeps the names within a value in an order of its own.
    const printAreas = shirt.printAreas.map((area) => Object.fromEntries(Object.entries(area).reverse()));
    api.on('GET /api/admin/product-types/shirt/history', () =>
      Response.json([
        {
          at: '2026-11-20T10:00:00.000Z',
          by: 'mona@tiraz.example',
          action: 'productType.updated',
          before: { printAreas, basePrice: shirt.basePrice, name: 'Tee' },
          after: { printAreas: [first], basePrice: '1.00', name: shirt.name },
        },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'History: Basic T-Shirt' }));
    const restores = await within(await dialog()).findAllByRole('button', { name: /^Restore this value/ });
    expect(restores.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Restore this value: Name (English)',
    ]);
  });

  /** Somebody else has given it another price meanwhile. */
  const restoreOverTheirs = async (choice: string) => {
    const opened = await openHistory();
    const history = within(await dialog());
    const restore = await history.findByRole('button', { name: /Restore this value/ });
    opened.productTypes[0] = { ...shirt, basePrice: '150.00', version: 2 };
    await opened.user.click(restore);
    const confirm = within((await screen.findAllByRole('dialog')).at(-1)!);
    await opened.user.click(confirm.getByRole('button', { name: 'Restore this value' }));
    await opened.user.click(await screen.findByRole('button', { name: choice }));
    return opened;
  };

  it.each(['Keep theirs', 'Back to editing'])(
    'stores nothing, and says so of nothing, by %s',
    async (choice) => {
      const { sent } = await restoreOverTheirs(choice);
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      expect(screen.queryByText('Product type updated successfully')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
      expect(sent).toEqual([]);
    },
  );

  it('restores a value over a newer one, which Undo puts back', async () => {
    const { user, sent, productTypes } = await restoreOverTheirs('Keep mine');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toEqual([{ basePrice: '140.00' }, { basePrice: '150.00' }]));
    expect(productTypes[0]).toMatchObject({ basePrice: '150.00', version: 4 });
  });

  it('is not said to be put back by an Undo that keeps theirs', async () => {
    const { user, sent, productTypes } = await restoreOverTheirs('Keep mine');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    productTypes[0] = { ...shirt, basePrice: '160.00', version: 4 };
    await user.click(undo);
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await expect(screen.findByText('Product type updated successfully')).rejects.toThrow();
    expect(sent).toEqual([{ basePrice: '140.00' }]);
  });

  it.each([
    ['picture.unknown', 'imageUrl', 'This picture is no longer there. Upload it again.'],
    [
      'quantity-break.dearer',
      'quantityBreaks[0].unitPrice',
      'A piece of a larger order would cost more than one of a smaller order',
    ],
  ])(
    'says why a value cannot be restored, and why Undo cannot put it back: %s',
    async (code, path, words) => {
      const refusal = () => refuse(422, code, { errors: [{ path, code, message: '' }] });
      let put: (() => Response) | undefined = refusal;
      const { user, api } = await openHistory();
      api.on('PUT /api/admin/product-types/shirt', () => put?.() ?? Response.json({ ...shirt, version: 2 }));
      const restore = async () => {
        const history = within((await screen.findAllByRole('dialog')).at(-1)!);
        await user.click(await history.findByRole('button', { name: /Restore this value/ }));
        const confirm = within((await screen.findAllByRole('dialog')).at(-1)!);
        await user.click(confirm.getByRole('button', { name: 'Restore this value' }));
      };
      await restore();
      expect(await screen.findByText(words)).toBeVisible();

      put = undefined;
      await restore();
      await screen.findByText('Product type updated successfully');
      put = refusal;
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await screen.findByText(words)).toBeVisible();
    },
  );
});
