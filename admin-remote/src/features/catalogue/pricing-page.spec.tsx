import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveCatalogue } from './catalogue-api.fixture';

it.each([
  [
    'Fit Pricing',
    'Add Fit',
    1,
    'Price modifier is required',
    'Fit created successfully',
    { priceModifier: '5.00' },
  ],
  [
    'Finishing Quality Pricing',
    'Add Finishing Quality',
    1,
    'Price modifier is required',
    'Finishing quality created successfully',
    { priceModifier: '5.00' },
  ],
  [
    'Print Type Pricing',
    'Add Print Type',
    2,
    'Per item cost is required',
    'Print type created successfully',
    { setupCost: '5.00', perItemCost: '5.00' },
  ],
])('%s takes a new one', async (section, add, prices, required, done, expected) => {
  let served!: ReturnType<typeof serveCatalogue>;
  const { user } = openStaffArea('/admin/pricing', { given: (api) => (served = serveCatalogue(api)) });
  const region = await screen.findByRole('region', { name: section });
  await user.click(within(region).getByText(add));
  const form = within(await screen.findByRole('dialog'));
  const fields = form.getAllByRole('textbox', { name: /EGP/ });
  expect(fields).toHaveLength(prices);
  await user.type(form.getByLabelText('Name (English)'), 'New one');
  for (const field of fields) await user.clear(field);
  await user.click(form.getByText('Save'));
  expect(await form.findByText(required)).toBeVisible();
  for (const field of fields) await user.type(field, '5');
  await user.click(form.getByText('Save'));
  expect(await screen.findByText(done)).toBeVisible();
  expect(served.sent).toEqual([expect.objectContaining({ name: 'New one', ...expected })]);
});
