import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveCrm } from './crm-api.fixture';

/** The dialog that plans a follow-up; the server answers a search when it is let go. */
async function openPicker() {
  const { promise: letGo, resolve: answer } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const { user } = openStaffArea('/admin/crm/follow-ups', {
    given: (api) => {
      const { customers } = serveCrm(api);
      api.on('GET /api/admin/customers', async ({ url }) => {
        const q = new URL(url).searchParams.get('q') ?? '';
        if (q) {
          asked.push(q);
          await letGo;
        }
        const found = Object.values(customers).filter(({ name }) => name.includes(q));
        return Response.json(found, { headers: { 'X-Total-Count': String(found.length) } });
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Schedule Follow-up' }));
  const field = await screen.findByRole('combobox', { name: 'Customer' });
  await user.click(field);
  await screen.findByRole('option', { name: /Layla/ });
  return { user, field, asked, answer };
}

it('offers nobody who was found for another text than the one that is typed', async () => {
  const { user, field, asked, answer } = await openPicker();
  await user.type(field, 'مريم');
  expect(screen.queryByRole('option', { name: /Layla/ })).toBeNull();
  expect(screen.getByText('Searching...')).toBeInTheDocument();
  await waitFor(() => expect(asked).toEqual(['مريم']));
  expect(screen.queryByRole('option')).toBeNull();
  answer();
  expect(await screen.findByRole('option', { name: /مريم/ })).toBeInTheDocument();
});

it('asks nothing that is too long to be searched for, and says so', async () => {
  const { user, asked } = await openPicker();
  await user.paste('W'.repeat(300));
  expect(await screen.findByText('At most 200 characters')).toBeInTheDocument();
  await user.keyboard('{Backspace}');
  expect(asked).toEqual([]);
});
