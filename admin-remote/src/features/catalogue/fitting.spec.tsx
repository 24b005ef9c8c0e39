import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { jersey as plainJersey, serveCatalogue } from './catalogue-api.fixture';

jest.setTimeout(90_000);

const jersey = { ...plainJersey, unsuitedProductTypes: ['hoodie', 'deleted'], isUnsuitedRefused: true };

async function open(path = '/admin/products') {
  const sent: object[] = [];
  const { user } = openStaffArea(path, {
    language: 'en',
    given: (api) => {
      serveCatalogue(api);
      api.on('GET /api/admin/fabrics', () => Response.json([jersey]));
      api.on('PUT /api/admin/fabrics/jersey', async (request) => {
        sent.push((await request.json()) as object);
        return Response.json({ ...jersey, version: 2 });
      });
      api.on('GET /api/admin/fabrics/jersey/history', () =>
        Response.json([
          {
            at: '2026-11-20T10:00:00.000Z',
            by: 'mona@tiraz.example',
            action: 'fabric.updated',
            before: { unsuitedProductTypes: [], isUnsuitedRefused: false },
            after: { unsuitedProductTypes: ['hoodie', 'deleted'], isUnsuitedRefused: true },
          },
        ]),
      );
    },
  });
  const card = (await screen.findByLabelText('Edit: Combed Jersey')).closest('li')!;
  return { user, sent, card };
}

describe('what a fabric does not go with', () => {
  it('is on its card by name, and whether it is refused', async () => {
    const { card } = await open();
    const term = within(card).getByText('Does not go with these products');
    await waitFor(() => expect(term.nextElementSibling).toHaveTextContent('Hoodie'));
    expect(term.nextElementSibling).toHaveTextContent('one that was deleted');
    expect(term.nextElementSibling).toHaveTextContent('refused');
  });

  it('is chosen by name and explained; what was deleted goes with the next change', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByLabelText('Edit: Combed Jersey'));
    const form = within(await screen.findByRole('dialog'));
    const field = form.getByRole('combobox', { name: 'Does not go with these products' });
    expect(form.getByText('Visitors who choose both see a hint and a better choice.')).toBeVisible();
    expect(form.getByRole('switch', { name: 'Refuse what does not go together' })).toBeChecked();
    await user.click(field);
    await user.type(field, 'Polo');
    await user.click(await screen.findByText('Polo Shirt', { selector: '.ant-select-item-option-content' }));
    await user.click(form.getByRole('switch', { name: 'Refuse what does not go together' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([{ unsuitedProductTypes: ['hoodie', 'polo'], isUnsuitedRefused: false }]),
    );
  });

  it('is left alone by a change of something else', async () => {
    const { user, sent } = await open();
    await user.click(screen.getByLabelText('Edit: Combed Jersey'));
    const form = within(await screen.findByRole('dialog'));
    const name = form.getByLabelText('Name (English)');
    await user.clear(name);
    await user.type(name, 'Combed');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ name: 'Combed' }]));
  });

  it('is in its history by name', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText('History: Combed Jersey'));
    const dialog = within(await screen.findByRole('dialog'));
    const term = await dialog.findByText('Does not go with these products');
    await waitFor(() => expect(term.nextElementSibling).toHaveTextContent(/empty.*Hoodie/));
    expect(dialog.getByText('Refuse what does not go together').nextElementSibling).toHaveTextContent(
      /no.*yes/,
    );
  });
});
