import { beforeEach, expect, it, jest } from '@jest/globals';
import { refuse, type FakeApi } from '@tiraz/staff-kit/testing';
import { act, screen } from '@testing-library/react';
import { openStaffArea, type Options } from '../../testing/open-staff-area';

const TOKEN = 'Ck2vTqY1b0nS8yXo3ZrLr5mJdFhQeWuG7aPiNxKtB4c';
const sent: unknown[] = [];
beforeEach(() => void (sent.length = 0));

function openPage(
  given?: (api: FakeApi) => void,
  { token = TOKEN, ...options }: Options & { token?: string } = {},
) {
  return openStaffArea(`/admin/join#${token}`, {
    isSignedOut: true,
    ...options,
    given: (api) => {
      api.on('POST /api/invitations/open', async (request) => {
        sent.push(await request.json());
        return Response.json({ email: 'nour@tiraz.example', role: 'sales' });
      });
      api.on('POST /api/invitations/accept', async (request) => {
        sent.push(await request.json());
        return new Response(null, { status: 204 });
      });
      given?.(api);
    },
  });
}

async function fillIn(user: ReturnType<typeof openPage>['user'], password = 'a loom in old Cairo') {
  await user.type(await screen.findByLabelText('Name'), ' \u2066Nour\u2069 Salem ');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Make the account' }));
}

it('says whose account it is for, makes it, and leads to the sign-in page', async () => {
  const { user, api } = openPage();
  expect(await screen.findByText('nour@tiraz.example, as Sales')).toBeVisible();
  await fillIn(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is there' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the sign-in page' })).toHaveAttribute('href', '/admin/login');
  expect(sent).toEqual([
    { token: TOKEN },
    { token: TOKEN, name: 'Nour Salem', password: 'a loom in old Cairo', language: 'en' },
  ]);
  expect(api.calls.filter((call) => call.includes('/admin/'))).toEqual([]);
});

it.each([
  ['was heard to be there', () => new Response(null, { status: 204 })],
  ['may be there', () => refuse(404, 'link.unknown')],
])(
  'ends the session of whoever else is signed in before an account that %s signs in',
  async (_, accepted) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, api } = openPage(
      (given) => {
        given.on('POST /api/invitations/accept', accepted);
        given.on('POST /api/admin/logout', () => refuse(503, 'database.away'));
      },
      { isSignedOut: false },
    );
    await fillIn(user);
    await user.click(await screen.findByRole('link', { name: 'To the sign-in page' }));
    expect(await screen.findAllByText('You could not be logged out. Please try again.')).not.toHaveLength(0);
    expect(api.calls).toContain('POST /api/admin/logout');
    expect(window.location.pathname).toBe('/admin/join');
    logged.mockRestore();
  },
);

it('says that a link leads nowhere', async () => {
  openPage((api) => {
    api.on('POST /api/invitations/open', () => refuse(404, 'link.unknown'));
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible();
});

it('leads to the sign-in page when the link has done its work already, as after an answer that was lost', async () => {
  const { user } = openPage((api) => {
    api.on('POST /api/invitations/accept', () => refuse(404, 'link.unknown'));
  });
  await fillIn(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible();
  expect(screen.getByText('If you have just made your account, sign in.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the sign-in page' })).toHaveAttribute('href', '/admin/login');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

it('opens another link in the place of one that leads nowhere', async () => {
  const { api } = openPage();
  api.on('POST /api/invitations/open', async (request) =>
    (await request.json()).token === TOKEN
      ? refuse(404, 'link.unknown')
      : Response.json({ email: 'nour@tiraz.example', role: 'sales' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible();
  act(() => {
    window.location.hash = '#another';
  });
  expect(await screen.findByText('nour@tiraz.example, as Sales')).toBeVisible();
});

it('a link without a token leads nowhere, also when it is tried again', async () => {
  let isAway = true;
  const asked: unknown[] = [];
  const { user } = openPage(
    (api) => {
      api.on('POST /api/invitations/open', async (request) => {
        asked.push(await request.json());
        return isAway ? refuse(503, 'database.unavailable') : refuse(404, 'link.unknown');
      });
    },
    { token: '' },
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible();
  expect(asked).toEqual([{ token: '-' }, { token: '-' }]);
});

it('tries again when the server did not answer', async () => {
  let isAway = true;
  const { user } = openPage((api) => {
    api.on('POST /api/invitations/open', () =>
      isAway
        ? refuse(503, 'database.unavailable')
        : Response.json({ email: 'nour@tiraz.example', role: 'sales' }),
    );
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);
  expect(await screen.findByLabelText('Name')).toBeVisible();
});

it.each([
  [422, 'password.common', /Many people use this password/],
  [400, 'text.forbidden-character', /a character that cannot be typed again/],
])(
  'says at the field what is wrong with a password, and keeps what was typed: %i %s',
  async (status, code, words) => {
    const { user } = openPage((api) => {
      const errors = [{ path: 'password', code, message: 'No.' }];
      api.on('POST /api/invitations/accept', () => refuse(status, code, { errors }));
    });
    await fillIn(user, 'qwertyuiop123');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue(' \u2066Nour\u2069 Salem ');
  },
);

it('says it in Arabic', async () => {
  openPage(undefined, { language: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'أنشئ حسابك' })).toBeVisible();
});
