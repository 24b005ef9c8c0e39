import { describe, expect, it } from '@jest/globals';
import type { Invitation, Person } from '@tiraz/api-client/staff';
import { mona, refuse, type FakeApi } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea, type Options } from '../../testing/open-staff-area';

const me: Person = {
  id: mona.id,
  email: mona.email,
  name: 'Mona Adel',
  role: 'owner',
  isActive: true,
  createdAt: '2026-03-01T08:00:00.000Z',
  signedInAt: '2026-03-01T09:12:00.000Z',
  hasFactor: false,
};
const omar: Person = {
  ...me,
  id: 'o1',
  email: 'omar@tiraz.example',
  name: '',
  role: 'sales',
  signedInAt: null,
};
const nour: Invitation = {
  id: 'i1',
  email: 'nour@tiraz.example',
  role: 'viewer',
  language: 'ar',
  invitedAt: '2026-03-01T08:00:00.000Z',
  expiresAt: '2126-03-03T08:00:00.000Z',
};

/** Opens the page over lists that follow what is done. */
async function openPage(given?: (api: FakeApi) => void, options: Options = {}) {
  let people = [me, omar];
  let invitations = [nour];
  const sent: unknown[] = [];
  const opened = openStaffArea('/admin/people', {
    ...options,
    given: (api) => {
      api.on('GET /api/admin/people', () => Response.json(people));
      api.on('GET /api/admin/invitations', () => Response.json(invitations));
      api.on('PUT /api/admin/people/o1', async (request) => {
        const changes = (await request.json()) as Partial<Person>;
        sent.push(changes);
        people = people.map((one) => (one.id === 'o1' ? { ...one, ...changes } : one));
        return Response.json(people[1]);
      });
      api.on('POST /api/admin/invitations', async (request) => {
        const written = (await request.json()) as Invitation;
        sent.push(written);
        invitations = [{ ...nour, ...written, id: 'i2' }, ...invitations];
        return Response.json(invitations[0], { status: 201 });
      });
      api.on('POST /api/admin/invitations/i1/repeat', () => Response.json(nour));
      api.on('DELETE /api/admin/invitations/i1', () => {
        invitations = invitations.filter(({ id }) => id !== 'i1');
        return new Response(null, { status: 204 });
      });
      given?.(api);
    },
  });
  await screen.findAllByRole('listitem');
  return { ...opened, sent };
}
const rowOf = async (email: string) => {
  const rows = await screen.findAllByRole('listitem');
  return rows.find((row) => row.textContent?.includes(email))!;
};
const button = (name: string) => screen.getByRole('button', { name });

describe('the people', () => {
  it('are shown with role, state and latest sign-in', async () => {
    await openPage();
    expect(await rowOf(mona.email)).toHaveTextContent(/Mona Adel.*Owner.*You.*Last sign-in1 Mar 2026/);
    expect(await rowOf(omar.email)).toHaveTextContent(/omar@tiraz\.example.*Sales.*Last sign-inNever/);
    expect(within(await rowOf(mona.email)).queryByRole('button', { name: /Switch off/ })).toBeNull();
  });

  it('get another name and role: what was changed is sent, and nothing else', async () => {
    const { user, sent } = await openPage();
    await user.click(button('Edit: omar@tiraz.example'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Omar Haddad');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Saved')).not.toHaveLength(0);
    expect(sent).toEqual([{ name: 'Omar Haddad' }]);
    expect(await rowOf('omar@tiraz.example')).toHaveTextContent('Omar Haddad');
  });

  it('do not change their own role', async () => {
    const { user } = await openPage();
    await user.click(button('Edit: Mona Adel'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('combobox', { name: 'Role' })).toBeDisabled();
    expect(dialog.getByText('Somebody else has to change your role.')).toBeVisible();
  });

  it('are switched off after a question, and on without one', async () => {
    const { user, sent } = await openPage();
    await user.click(button('Switch off: omar@tiraz.example'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/omar@tiraz\.example is signed out everywhere at once/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Switch off' }));
    await user.click(await screen.findByRole('button', { name: 'Switch on: omar@tiraz.example' }));
    await screen.findByRole('button', { name: 'Switch off: omar@tiraz.example' });
    expect(sent).toEqual([{ isActive: false }, { isActive: true }]);
  });

  it.each([
    ['owner.last', 'At least one owner must remain.'],
    ['permission.missing', 'This account may not do that.'],
  ])('hear in words why a change is refused: %s', async (code, words) => {
    const status = code === 'owner.last' ? 409 : 403;
    const { user } = await openPage((api) => {
      api.on('PUT /api/admin/people/o1', () => refuse(status, code));
    });
    await user.click(button('Edit: omar@tiraz.example'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Omar{Enter}');
    expect(await screen.findAllByText(new RegExp(words))).not.toHaveLength(0);
    expect(dialog.getByLabelText('Name')).toHaveValue('Omar');
  });
});

describe('invitations', () => {
  it('are sent to an address, with a role', async () => {
    const { user, sent } = await openPage();
    await user.click(button('Invite somebody'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('E-mail'), ' karim@tiraz.example {Enter}');
    expect(await screen.findAllByText('The invitation is on its way')).not.toHaveLength(0);
    expect(sent).toEqual([{ email: 'karim@tiraz.example', role: 'sales', language: 'en' }]);
    expect(await rowOf('karim@tiraz.example')).toHaveTextContent(/Sales.*Good until/);
  });

  it.each([
    ['account.exists', 'There is an account with this e-mail address already.'],
    ['invitation.exists', 'This address has been invited already. Send the invitation again instead.'],
  ])('say at the field why an address is refused: %s', async (code, words) => {
    const { user } = await openPage((api) => {
      api.on('POST /api/admin/invitations', () => refuse(409, code));
    });
    await user.click(button('Invite somebody'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('E-mail'), 'omar@tiraz.example{Enter}');
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByLabelText('E-mail')).toHaveFocus();
  });

  it('are sent again and taken back', async () => {
    const { user, api } = await openPage();
    await user.click(button('Send again: nour@tiraz.example'));
    expect(await screen.findAllByText(/Another link is on its way/)).not.toHaveLength(0);
    await user.click(button('Take back: nour@tiraz.example'));
    expect(await screen.findByText('Nobody is invited at the moment.')).toBeVisible();
    expect(api.calls).toContain('DELETE /api/admin/invitations/i1');
  });

  it('say so when their time is over', async () => {
    await openPage((api) => {
      const over = { ...nour, expiresAt: '2026-03-03T08:00:00.000Z' };
      api.on('GET /api/admin/invitations', () => Response.json([over]));
    });
    await waitFor(async () =>
      expect(await rowOf('nour@tiraz.example')).toHaveTextContent('Its time is over'),
    );
  });
});

it('says it in Arabic', async () => {
  await openPage(undefined, { language: 'ar' });
  expect(screen.getByRole('heading', { level: 1, name: 'الزملاء' })).toBeVisible();
  expect(await rowOf(omar.email)).toHaveTextContent(/مبيعات/);
});
