import { expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refuse } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveCatalogue, shirt } from './catalogue-api.fixture';

// A whole page with a dialog of antd over it: on a busy machine it takes its time.
jest.setTimeout(90_000);

const PREVIEW = 'POST /api/admin/price-preview';

it.each([
  ['that does not come is asked for again', 503, 'database.unavailable', /could not be calculated/, true],
  ['without anything to combine is not', 422, 'preview.nothing-to-combine', /^No example yet/, false],
])('a preview %s', async (_, status, code, words, isAskedAgain) => {
  const { api, user } = openStaffArea('/admin/products', {
    given: (fake) => {
      serveCatalogue(fake);
      fake.on(PREVIEW, () => refuse(status, code));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit: Basic T-Shirt' }));
  const form = within(await screen.findByRole('dialog'));
  const price = form.getByRole('textbox', { name: /^Base price/ });
  await user.clear(price);
  await user.type(price, '150');
  expect(await form.findByText(words)).toBeVisible();
  const retry = form.queryByRole('button', { name: 'Retry' });
  if (!isAskedAgain || !retry) {
    expect([retry !== null, isAskedAgain]).toEqual([false, false]);
    return;
  }
  const at = { pricePerItem: '217.00', totalCost: '21700.00' };
  const prices = { at100: at, at500: at };
  const sample = { productType: shirt, fabric: null, fit: null, finishingQuality: null, prints: [] };
  api.on(PREVIEW, () => Response.json({ now: prices, after: prices, sample }));
  await user.click(retry);
  expect(await form.findByText('What this price does')).toBeVisible();
  expect(form.queryByRole('button', { name: 'Retry' })).toBeNull();
});
