import { expect, it } from '@jest/globals';
import { type FakeApi, refuse } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';

const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';

/** Opens the page of somebody with one passkey, bound to a host. */
async function openPage(given?: (api: FakeApi) => void, host = 'localhost') {
  let passkeys = [{ id: ID, name: 'Phone', createdAt: '2026-03-01T08:00:00.000Z', usedAt: null as null }];
  const sent: [string, unknown][] = [];
  const opened = openStaffArea('/admin/account', {
    given: (api) => {
      api.on('GET /api/admin/me/sessions', () => Response.json([]));
      api.on('GET /api/admin/me/factor', () =>
        Response.json({
          since: '2026-03-01T08:00:00.000Z',
          hasApp: false,
          recoveryCodesLeft: 10,
          isObligatory: false,
        }),
      );
      api.on('GET /api/admin/me/passkeys', () => Response.json({ host, passkeys }));
      api.on(`PUT /api/admin/me/passkeys/${ID}`, async (request) => {
        const body = await request.json();
        sent.push(['rename', body]);
        passkeys = passkeys.map((passkey) => ({ ...passkey, ...body }));
        return new Response(null, { status: 204 });
      });
      api.on(`POST /api/admin/me/passkeys/${ID}/remove`, async (request) => {
        sent.push(['remove', await request.json()]);
        passkeys = [];
        return new Response(null, { status: 204 });
      });
      given?.(api);
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Passkeys' }));
  return { ...opened, sent, part };
}

const dialog = async (title: string) =>
  within((await screen.findByText(title)).closest<HTMLElement>('[role=dialog]')!);

it('a passkey gets another name, tidied', async () => {
  const { part, sent, user } = await openPage();
  await user.click(await part.findByRole('button', { name: /^Rename.*Phone/ }));
  const field = await screen.findByLabelText('Name of the passkey');
  await user.clear(field);
  await user.type(field, '  Laptop {Enter}');
  expect(await part.findByText('Laptop')).toBeVisible();
  expect(sent).toEqual([['rename', { name: 'Laptop' }]]);
});

it('a passkey is removed with the password, once what is dear was confirmed, which is asked for once', async () => {
  let questions = 0;
  let isConfirmed = false;
  const { api, part, user } = await openPage((served) => {
    served.on('POST /api/admin/me/confirmation/question', () => {
      questions += 1;
      return Response.json({
        challenge: 'x',
        hasApp: false,
        passkeys: [{ id: 'nI3qkPFVxZ0d2kYl8fQ2tw', transports: [] }],
        passkeyHost: 'localhost',
        expiresAt: '2026-03-01T08:05:00.000Z',
      });
    });
    served.on('POST /api/admin/me/confirmation', () => {
      isConfirmed = true;
      return new Response(null, { status: 204 });
    });
  });
  const remove = `POST /api/admin/me/passkeys/${ID}/remove`;
  api.on(remove, () =>
    isConfirmed ? new Response(null, { status: 204 }) : refuse(403, 'session.confirmation-required'),
  );
  await user.click(await part.findByRole('button', { name: /^Remove.*Phone/ }));
  const asked = await dialog('Remove Phone');
  await user.type(asked.getByLabelText('Current password'), 'a loom in old Cairo{Enter}');
  const again = await dialog('A code, to be safe');
  await user.type(again.getByLabelText(/code/i), '0-K7QM2-9XWTB{Enter}');
  await waitFor(() => expect(screen.queryByText('A code, to be safe')).toBeNull());
  expect(await screen.findAllByText('The passkey was removed')).not.toHaveLength(0);
  expect(questions).toBe(1);
});

it('where a passkey is of no use it is said where it is, and none is added', async () => {
  const { part } = await openPage(undefined, 'tiraz.example');
  expect(await part.findByText('Passkeys are added and used at tiraz.example alone.')).toBeVisible();
  expect(part.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
