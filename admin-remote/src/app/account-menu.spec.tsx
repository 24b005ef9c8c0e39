import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { mona, refuse } from '@tiraz/staff-kit/testing';
import { serveInquiries } from '../features/inquiries/inquiry-api.fixture';
import { hoodies } from '../features/inquiries/inquiry.fixture';
import { openStaffArea, type Options } from '../testing/open-staff-area';

async function openMenu(options: Options = {}) {
  const opened = openStaffArea('/admin/dashboard', options);
  const opener = await screen.findByRole('button', { name: mona.email });
  await opened.user.click(opener);
  return { ...opened, opener };
}

it('says who is signed in, and which versions run', async () => {
  const { opener } = await openMenu();
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Admin Account')).toHaveTextContent('Admin AccountOwner');
  expect(screen.getByText('feedfacecafe')).toBeVisible();
  expect(screen.getByText('0123456789ab')).toBeVisible();
});

it('closes on Escape and gives the focus back', async () => {
  const { user, opener } = await openMenu();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Your account' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});

it('changes the language', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'العربية' }));
  expect(screen.getByRole('link', { name: 'نظرة عامة' })).toBeVisible();
});

it('says that it is logging out, and when that failed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer!: () => void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { api, user } = await openMenu({
    given: (api) =>
      void api.on('POST /api/admin/logout', async () => {
        await held;
        return refuse(503, 'database.away');
      }),
  });
  await user.dblClick(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Logging out...' })).toBeVisible();
  expect(api.calls.filter((call) => call === 'POST /api/admin/logout')).toHaveLength(1);
  answer();
  expect(await screen.findAllByText('You could not be logged out. Please try again.')).not.toHaveLength(0);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible());
  expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^503: /));
  logged.mockRestore();
});

it('asks again about what is typed when logging out has failed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const inquiry = hoodies();
  const { user } = openStaffArea(`/admin/inquiries/${inquiry.id}`, {
    given: (api) => {
      serveInquiries(api, [inquiry]);
      api.on('POST /api/admin/logout', () => refuse(503, 'database.away'));
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Admin notes' }), 'Call');
  await user.click(screen.getByRole('button', { name: mona.email }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findAllByText('You could not be logged out. Please try again.')).not.toHaveLength(0);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  logged.mockRestore();
});
