import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { layla, serveCrm } from './crm-api.fixture';

it('the list of customers is sorted by its heads, and the address says how', async () => {
  const asked: (string | null)[] = [];
  const { user } = openStaffArea('/admin/crm/customers', {
    given: (api) => {
      serveCrm(api);
      api.on('GET /api/admin/customers', ({ url }) => {
        asked.push(new URL(url).searchParams.get('sort'));
        return Response.json([layla], { headers: { 'X-Total-Count': '1' } });
      });
    },
  });
  const head = (name: string) => screen.getByRole('columnheader', { name });
  await screen.findByRole('link', { name: layla.name });
  expect(head('Last activity')).toHaveAttribute('aria-sort', 'descending');

  for (const order of ['-lifetimeValue', 'lifetimeValue']) {
    await user.click(screen.getByRole('button', { name: 'Lifetime value' }));
    await waitFor(() => expect(asked.at(-1)).toBe(order));
  }
  expect(head('Lifetime value')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Last activity')).not.toHaveAttribute('aria-sort');
  expect(window.location.search).toBe('?sort=lifetimeValue');
});

it('the list of customers says where each is called, if one has said it', async () => {
  openStaffArea('/admin/crm/customers', {
    given: (api) => {
      serveCrm(api);
      const quiet = { ...layla, id: 'quiet', name: 'Omar', phone: '' };
      api.on('GET /api/admin/customers', () =>
        Response.json([layla, quiet], { headers: { 'X-Total-Count': '2' } }),
      );
    },
  });
  const link = await screen.findByRole('link', { name: layla.phone });
  expect(link).toHaveAttribute('href', 'tel:+971505550121');
  expect(screen.getAllByRole('link').filter((one) => one.getAttribute('href')?.startsWith('tel:'))).toEqual([
    link,
  ]);
});
