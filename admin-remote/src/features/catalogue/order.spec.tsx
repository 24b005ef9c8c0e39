import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveCatalogue } from './catalogue-api.fixture';

// Whole pages: on a busy machine each takes its time.
jest.setTimeout(90_000);

async function openAndMove() {
  let served!: ReturnType<typeof serveCatalogue>;
  const { user } = openStaffArea('/admin/products', {
    given: (api) => {
      served = serveCatalogue(api);
    },
  });
  const handle = await screen.findByRole('button', { name: 'Move: Basic T-Shirt' });
  handle.focus();
  await user.keyboard(' {ArrowDown}{ArrowDown} ');
  expect(await screen.findByText('The new order is saved')).toBeVisible();
  expect(served.sent).toEqual([{ ids: ['hoodie', 'polo', 'shirt'] }]);
  const undo = async () => user.click(await screen.findByRole('button', { name: 'Undo' }));
  return { ...served, undo };
}

describe('an order that is taken back', () => {
  it('is what it was, and offers no Undo that would do nothing', async () => {
    const { sent, undo } = await openAndMove();
    await undo();
    await waitFor(() => expect(sent.at(-1)).toEqual({ ids: ['shirt', 'hoodie', 'polo'] }));
    expect(await screen.findByText('The new order is saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('stays where somebody else has put the list in another one since', async () => {
    const { sent, undo, productTypes } = await openAndMove();
    productTypes.reverse();
    await undo();
    expect(await screen.findByText('The order has changed since and was left as it is.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('goes back past what was added or deleted since', async () => {
    const { sent, undo, productTypes } = await openAndMove();
    const [hoodie] = productTypes.splice(0, 1, { ...productTypes[0]!, id: 'cap', name: 'Cap' });
    expect(hoodie?.id).toBe('hoodie');
    await undo();
    await waitFor(() => expect(sent.at(-1)).toEqual({ ids: ['shirt', 'hoodie', 'polo'] }));
  });
});
