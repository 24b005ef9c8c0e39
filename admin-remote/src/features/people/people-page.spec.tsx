import { describe, expect, it } from '@jest/globals';
import type { Person } from '@tiraz/api-client/staff';
import { mona, refuse } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { button, me, nour, omar, openPage, rowOf } from './people-api.fixture';

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

describe('a second factor', () => {
  const withFactor: Person = { ...omar, hasFactor: true };
  /** @param answers of the server to one press after the other; it is gone with the first that succeeds */
  const openWith = (...answers: Response[]) => {
    let person = withFactor;
    return openPage((api) => {
      api.on('GET /api/admin/people', () => Response.json([{ ...me, hasFactor: true }, person]));
      api.on('POST /api/admin/people/o1/reset-factor', () => {
        const answer = answers.shift() ?? new Response(null, { status: 204 });
        if (answer.ok) person = omar;
        return answer;
      });
    });
  };
  const reset = 'Reset the second factor: omar@tiraz.example';
  const agree = async ({ user }: Awaited<ReturnType<typeof openPage>>) => {
    await user.click(button(reset));
    const asked = within(await screen.findByRole('dialog', { name: 'Reset the second factor?' }));
    expect(asked.getByText(/password alone lets omar@tiraz\.example in/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Reset the second factor' }));
  };

  it('is told of, and reset for others alone, after a question', async () => {
    const opened = await openWith();
    expect(await rowOf(omar.email)).toHaveTextContent(/Sales.*Second factor/);
    expect(within(await rowOf(mona.email)).queryByRole('button', { name: /Reset/ })).toBeNull();
    await opened.user.click(button(reset));
    const asked = within(await screen.findByRole('dialog'));
    await opened.user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(opened.api.calls).not.toContain('POST /api/admin/people/o1/reset-factor');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await agree(opened);
    expect(await screen.findAllByText('The second factor was reset')).not.toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('button', { name: reset })).toBeNull());
    expect(await rowOf(omar.email)).not.toHaveTextContent('Second factor');
  });

  it('is not reset twice, which is said in words', async () => {
    const opened = await openWith(refuse(404, 'factor.missing'));
    await agree(opened);
    expect(await screen.findAllByText('This account has no second factor any more.')).not.toHaveLength(0);
  });

  it('is reset once a code of the owner’s own was given', async () => {
    const opened = await openWith(refuse(403, 'session.confirmation-required'));
    const { user, api } = opened;
    api.on('POST /api/admin/me/confirmation', () => new Response(null, { status: 204 }));
    await agree(opened);
    const question = await screen.findByText('A code, to be safe');
    const again = within(question.closest<HTMLElement>('[role=dialog]')!);
    await user.type(again.getByLabelText('Code'), '287082{Enter}');
    expect(await screen.findAllByText('The second factor was reset')).not.toHaveLength(0);
    const resets = api.calls.filter((call) => call === 'POST /api/admin/people/o1/reset-factor');
    expect(resets).toHaveLength(2);
  });
});

describe('invitations', () => {
  it('are sent to an address, with a role', async () => {
    const { user, sent } = await openPage();
    await user.click(button('Invite somebody'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), ' \u2066karim@tiraz.example\u2069 {Enter}');
    expect(await screen.findAllByText('The invitation is on its way')).not.toHaveLength(0);
    expect(sent).toEqual([{ email: 'karim@tiraz.example', role: 'sales', language: 'en' }]);
    expect(await rowOf('karim@tiraz.example')).toHaveTextContent(/Sales.*Good until/);
  });

  it.each([
    ['account.exists', 'There is an account with this email address already.'],
    ['invitation.exists', 'This address has been invited already. Send the invitation again instead.'],
  ])('say at the field why an address is refused: %s', async (code, words) => {
    const { user } = await openPage((api) => {
      api.on('POST /api/admin/invitations', () => refuse(409, code));
    });
    await user.click(button('Invite somebody'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), 'omar@tiraz.example{Enter}');
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveFocus();
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
