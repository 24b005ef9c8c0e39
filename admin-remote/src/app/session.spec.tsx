import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mona, refuse } from '@tiraz/staff-kit/testing';
import described from '../pages.json' with { type: 'json' };
import { openStaffArea } from '../testing/open-staff-area';
import { pages } from './pages';

const stats = {
  totalInquiries: 136,
  monthlyRevenue: '131000.00',
  activeCustomers: 41,
  conversionRate: 61.9,
  changes: { totalInquiries: null, monthlyRevenue: null, activeCustomers: null, conversionRate: null },
  monthly: [{ month: '2026-11', inquiries: 1, acceptedOrders: 1, revenue: '1.00' }],
};

describe('whether somebody is signed in', () => {
  it('is asked before anything is shown', async () => {
    let answer!: () => void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    openStaffArea('/admin/dashboard', {
      given: (api) =>
        void api.on('GET /api/admin/me', async () => {
          await held;
          return Response.json(mona);
        }),
    });
    expect(screen.getByRole('status')).toHaveTextContent('Checking authentication...');
    expect(screen.queryByRole('navigation')).toBeNull();
    answer();
    expect(await screen.findByRole('navigation', { name: 'Staff area' })).toBeVisible();
  });

  it.each([401, 500, 503])('is no when the server answers %i: to the sign-in page', async (status) => {
    openStaffArea('/admin/somewhere', {
      given: (api) => void api.on('GET /api/admin/me', () => refuse(status, 'some.code')),
    });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/login'));
    expect(window.location.search).toBe('?from=%2Fadmin%2Fsomewhere');
  });
});

describe('a session that ends while one works', () => {
  const openEnded = () =>
    openStaffArea('/admin/dashboard', {
      given: (api) => {
        api.on('GET /api/admin/me', () => {
          api.signedIn = undefined;
          return Response.json(mona);
        });
        api.on('GET /api/admin/stats', () => Response.json(stats));
      },
    });
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Your session has ended' }));

  it('is taken up again in place, and what was under way goes on', async () => {
    const { api, user } = openEnded();
    const { getByLabelText, getByRole } = await dialog();
    expect(getByLabelText('Email')).toHaveValue(mona.email);
    api.on('GET /api/admin/me', () => Response.json(mona));
    await user.type(getByLabelText('Password'), api.password);
    await user.click(getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('136')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/admin/dashboard');
  });

  it('asks for a code where the account has a second factor, and for the password again when that took long', async () => {
    const { api, user } = openEnded();
    const { getByLabelText, findByLabelText, findByText } = await dialog();
    api.on('POST /api/admin/login', () =>
      Response.json({ challenge: 'a challenge', expiresAt: '2026-03-01T08:05:00.000Z' }, { status: 202 }),
    );
    let code = '';
    api.on('POST /api/admin/login/code', async (request) => {
      ({ code } = await request.json());
      if (code === '000000') return refuse(422, 'code.wrong');
      if (code === '111111') return refuse(409, 'challenge.over');
      api.signedIn = mona;
      return Response.json(mona);
    });
    const givePassword = () => user.type(getByLabelText('Password'), `${api.password}{Enter}`);
    await givePassword();
    await user.type(await findByLabelText('Code'), '000000{Enter}');
    expect(await findByText(/This code is wrong/)).toBeVisible();
    await user.clear(getByLabelText('Code'));
    await user.type(getByLabelText('Code'), '111111{Enter}');
    expect(await findByText('That took too long. Give your password again.')).toBeVisible();
    expect(getByLabelText('Password')).toHaveValue('');
    await givePassword();
    api.on('GET /api/admin/me', () => Response.json(mona));
    await user.type(await findByLabelText('Code'), '287082{Enter}');
    expect(await screen.findByText('136')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays asked for when the password is wrong', async () => {
    const { user } = openEnded();
    const { getByLabelText, getByRole, findByRole } = await dialog();
    await user.type(getByLabelText('Password'), 'wrong');
    await user.click(getByRole('button', { name: 'Login' }));
    expect(await findByRole('alert')).toHaveTextContent('The e-mail address or the password is wrong.');
    expect(screen.queryByText('136')).toBeNull();
  });
});

it('the manifest describes every page that there is, sign-in and the way to the first one', () => {
  const paths = ['', '/login', '/join', ...pages.map(({ path }) => path)];
  expect(described.map(({ path }) => path)).toEqual(paths);
});
