import { expect, it } from '@jest/globals';
import { mona } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';

it('asks before a name that is typed is left, and no more once it is saved', async () => {
  const { user } = openStaffArea('/admin/account', {
    given: (api) =>
      void api
        .on('GET /api/admin/me/sessions', () => Response.json([]))
        .on('PUT /api/admin/me', () => Response.json((api.signedIn = { ...mona, name: 'Mona Adel' }))),
  });
  const panel = within(await screen.findByRole('region', { name: 'Your name' }));
  const leave = () => user.click(screen.getByRole('link', { name: 'Products' }));
  await user.type(panel.getByRole('textbox'), 'Mona Adel');
  await leave();
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(panel.getByRole('textbox')).toHaveValue('Mona Adel');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Your name has been saved')).not.toHaveLength(0);
  await leave();
  expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});
