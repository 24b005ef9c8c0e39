import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { offerUndo, undoLast } from '@tiraz/staff-kit/keys';
import { mona, refuse } from '@tiraz/staff-kit/testing';
import described from '../pages.json' with { type: 'json' };
import {
  beginChangesAnew,
  hearChanges,
  hearEndOfSession,
  isFollowing,
  sharedSession,
} from '../testing/fake-changes';
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
    hearChanges();
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
    // With the password alone nobody is signed in yet.
    expect(sharedSession().said()).toEqual([]);
    await user.type(await findByLabelText('Code'), '287082{Enter}');
    expect(await screen.findByText('136')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sharedSession().said()).toHaveLength(1);
  });

  it('stays asked for when the password is wrong', async () => {
    const { user } = openEnded();
    const { getByLabelText, getByRole, findByRole } = await dialog();
    await user.type(getByLabelText('Password'), 'wrong');
    await user.click(getByRole('button', { name: 'Login' }));
    expect(await findByRole('alert')).toHaveTextContent('The email address or the password is wrong.');
    expect(screen.queryByText('136')).toBeNull();
  });
});

describe('a session that all pages of a browser share', () => {
  const omar = { ...mona, id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e12', email: 'omar@tiraz.example' };
  const open = async () => {
    hearChanges();
    const opened = openStaffArea('/admin/dashboard', {
      given: (api) => void api.on('GET /api/admin/stats', () => Response.json(stats)),
    });
    await screen.findByText('136');
    return opened;
  };
  /** The test's page cannot be loaded anew: it says that it was to be. */
  const expectFreshPage = async () => {
    expect(await screen.findByText('Checking authentication...')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByText('136')).toBeNull();
    const loading = expect.objectContaining({
      message: expect.stringMatching(/^Not implemented: navigation/),
    });
    expect(console.error).toHaveBeenCalledWith(loading);
  };

  beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['another page says that it signed in', () => sharedSession().changesElsewhere()],
    ['the stream of changes begins anew', beginChangesAnew],
  ])('is another account’s: the page is loaded anew once %s', async (_, hears) => {
    const { api } = await open();
    act(beginChangesAnew);
    api.signedIn = omar;
    act(() => void hears());
    await expectFreshPage();
  });

  it('is the same account’s again: the page stays as it is', async () => {
    const { api } = await open();
    api.calls.length = 0;
    act(() => void sharedSession().changesElsewhere());
    await waitFor(() => expect(api.calls).toEqual(['GET /api/admin/me']));
    expect(screen.getByText('136')).toBeVisible();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('has ended on another page: it is asked for in place, and the others hear that it is there again', async () => {
    const { api, user } = await open();
    api.signedIn = undefined;
    act(() => void sharedSession().changesElsewhere());
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    await user.type(dialog.getByLabelText('Password'), api.password);
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('136')).toBeVisible();
    expect(sharedSession().said()).toHaveLength(1);
  });

  it('has ended and is there again on another page: it is asked for no longer', async () => {
    const { api } = await open();
    api.signedIn = undefined;
    act(() => void sharedSession().changesElsewhere());
    await screen.findByRole('dialog', { name: 'Your session has ended' });
    // Still nobody.
    act(() => void sharedSession().changesElsewhere());
    await waitFor(() => expect(api.calls.slice(-2)).toEqual(['GET /api/admin/me', 'GET /api/admin/me']));
    expect(screen.getByRole('dialog')).toBeVisible();
    api.signedIn = mona;
    act(() => void sharedSession().changesElsewhere());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('136')).toBeVisible();
    expect(sharedSession().said()).toEqual([]);
  });

  it('is there again on another page: what waited for it here goes on', async () => {
    const { api, user } = await open();
    api.signedIn = undefined;
    await user.click(screen.getByRole('link', { name: 'CRM' }));
    await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(api.calls.filter((call) => call === 'GET /api/admin/me')).toHaveLength(1);
    const asked = api.calls.length;
    api.signedIn = mona;
    act(() => void sharedSession().changesElsewhere());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls.slice(asked)).toEqual(expect.arrayContaining(['GET /api/admin/customers']));
  });

  it('was ended elsewhere: it is asked for, and nothing is followed until it is there again', async () => {
    const { api, user } = await open();
    api.signedIn = undefined;
    expect(isFollowing()).toBe(true);
    act(hearEndOfSession);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    expect(isFollowing()).toBe(false);
    await user.type(dialog.getByLabelText('Password'), `${api.password}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(isFollowing()).toBe(true));
  });

  it('is another one with a new password: what met the end of the one before, as that was on its way, goes on', async () => {
    const { api, user } = await open();
    api.on('GET /api/admin/me/sessions', () => Response.json([]));
    let answer!: () => void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    api.on('PUT /api/admin/me/password', async () => {
      api.signedIn = undefined;
      await held;
      api.signedIn = mona;
      return new Response(null, { status: 204 });
    });
    await user.click(screen.getByRole('link', { name: 'Your account', hidden: true }));
    await user.type(await screen.findByLabelText('Current password'), api.password);
    await user.type(screen.getByLabelText('New password'), 'a loom that nobody knows{Enter}');
    await waitFor(() => expect(api.calls).toContain('PUT /api/admin/me/password'));
    act(hearEndOfSession);
    await screen.findByRole('dialog', { name: 'Your session has ended' });
    answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sharedSession().said()).toHaveLength(1);
  });

  it.each([
    ['has ended on another page', async () => act(() => void sharedSession().changesElsewhere())],
    ['is waited for by a call', (user: UserEvent) => user.click(screen.getByRole('link', { name: 'CRM' }))],
  ])('%s and is taken up by another account in place: the page is loaded anew', async (_, end) => {
    const { api, user } = await open();
    api.signedIn = undefined;
    await end(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    await user.clear(dialog.getByLabelText('Email'));
    await user.type(dialog.getByLabelText('Email'), omar.email);
    await user.type(dialog.getByLabelText('Password'), api.password);
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    await expectFreshPage();
  });

  it('is told of to the other pages when this one signs out', async () => {
    const { user } = await open();
    const { said } = sharedSession();
    await user.click(screen.getByRole('button', { name: /Your account|mona/ }));
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(said()).toHaveLength(1));
  });
});

it('takes back what the same account has changed before it came here, and nothing of another', async () => {
  const comeIn = async (id: string) => {
    openStaffArea('/admin/dashboard', { given: (api) => (api.signedIn = { ...mona, id }) });
    await screen.findByRole('navigation', { name: 'Staff area' });
  };
  await comeIn(mona.id);
  offerUndo(jest.fn());
  cleanup();
  await comeIn(mona.id);
  expect(undoLast()).toBe(true);
  const undo = jest.fn();
  offerUndo(undo);
  cleanup();
  await comeIn('omar');
  expect(undoLast()).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});

it('the manifest describes every page that there is, sign-in and the way to the first one', () => {
  const paths = ['', '/login', '/join', ...pages.map(({ path }) => path)];
  expect(described.map(({ path }) => path)).toEqual(paths);
});
