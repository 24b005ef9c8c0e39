import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mona, refuse, type FakeApi } from '../../testing/fake-api';
import { openStaffArea } from '../../testing/open-staff-area';

async function openDialog(given?: (api: FakeApi) => void) {
  const opened = openStaffArea('/admin/dashboard', { given });
  await opened.user.click(await screen.findByRole('button', { name: mona.email }));
  await opened.user.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const change = async (current: string, next: string) => {
    await opened.user.type(dialog.getByLabelText('Current password'), current);
    await opened.user.type(dialog.getByLabelText('New password'), next);
    await opened.user.click(dialog.getByRole('button', { name: 'Change password' }));
  };
  return { ...opened, dialog, change };
}

it('changes the password, says so and closes', async () => {
  let sent: unknown;
  const { change } = await openDialog(
    (api) =>
      void api.on('PUT /api/admin/me/password', async (request) => {
        sent = await request.json();
        return new Response(null, { status: 204 });
      }),
  );
  await change('the old one', 'a long new one');
  expect(await screen.findAllByText('Your password has been changed')).not.toHaveLength(0);
  expect(sent).toEqual({ currentPassword: 'the old one', newPassword: 'a long new one' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('refuses what is too short before anything is sent', async () => {
  const { api, dialog, change } = await openDialog();
  await change('the old one', 'short');
  expect(await dialog.findByText('A password has at least 12 characters.')).toBeInTheDocument();
  expect(api.calls).not.toContain('PUT /api/admin/me/password');
});

it.each([
  [422, 'password.wrong', 'The current password is wrong.'],
  [429, 'sign-in.throttled', 'Too many attempts. Try again in a few minutes.'],
  [500, 'server.fault', 'Failed to change password'],
])('says what a refusal %i %s means, and keeps what was typed', async (status, code, message) => {
  const { dialog, change } = await openDialog(
    (api) => void api.on('PUT /api/admin/me/password', () => refuse(status, code)),
  );
  await change('not the old one', 'a long new one');
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByLabelText('New password')).toHaveValue('a long new one');
});
