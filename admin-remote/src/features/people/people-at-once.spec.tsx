import { describe, expect, it } from '@jest/globals';
import { dayInCairo } from '@tiraz/staff-kit/forms';
import { screen, waitFor, within } from '@testing-library/react';
import { button, me, openPage, rowOf } from './people-api.fixture';

/** Which of two values is to be kept. */
const question = async () =>
  (await screen.findByText('Somebody else changed this meanwhile')).closest<HTMLElement>('[role=dialog]')!;

describe('people whom two owners look after at once', () => {
  it('keep what another owner has saved meanwhile', async () => {
    const { user, sent, elsewhere } = await openPage();
    await user.click(button('Edit: omar@tiraz.example'));
    const dialog = within(await screen.findByRole('dialog'));
    elsewhere({ role: 'viewer' });
    await user.type(dialog.getByLabelText('Name'), 'Omar Haddad{Enter}');
    await waitFor(async () => expect(await rowOf('Omar Haddad')).toHaveTextContent('Viewer'));
    expect(sent).toEqual([{ name: 'Omar Haddad' }]);
  });

  it.each([
    ['Keep theirs', 'Viewer', [{ name: 'Omar Haddad' }]],
    ['Keep mine', 'Production', [{ name: 'Omar Haddad', role: 'production' }]],
  ])('ask about a role that another owner has changed, too: %s', async (choice, role, stored) => {
    const { user, sent, elsewhere } = await openPage();
    await user.click(button('Edit: omar@tiraz.example'));
    const dialog = within(await screen.findByRole('dialog'));
    elsewhere({ role: 'viewer' });
    await user.type(dialog.getByLabelText('Name'), 'Omar Haddad');
    await user.click(dialog.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByTitle('Production'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const asked = await question();
    expect(asked).toHaveTextContent(/Omar Said.? changed this.*RoleYoursProductionTheirsViewer/);
    await user.click(within(asked).getByRole('button', { name: choice }));
    await waitFor(async () => expect(await rowOf('omar@tiraz.example')).toHaveTextContent(role));
    expect(sent).toEqual(stored);
  });

  it('are as another owner has made them where that is kept, which is no success of one’s own', async () => {
    const { user, sent, elsewhere } = await openPage();
    await user.click(button('Edit: omar@tiraz.example'));
    const dialog = within(await screen.findByRole('dialog'));
    elsewhere({ name: 'Omar Said' });
    await user.type(dialog.getByLabelText('Name'), 'Omar Haddad{Enter}');
    await user.click(within(await question()).getByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Saved')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('are switched off over whatever else another owner has changed', async () => {
    const { user, sent, elsewhere } = await openPage();
    elsewhere({ role: 'viewer' });
    await user.click(button('Switch off: omar@tiraz.example'));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByRole('button', { name: 'Switch on: omar@tiraz.example' })).toBeVisible();
    expect(await rowOf('omar@tiraz.example')).toHaveTextContent('Viewer');
    expect(sent).toEqual([{ isActive: false }]);
  });

  it.each([
    ['Keep mine', true],
    ['Keep theirs', false],
  ])(
    'are said to be away, over what another owner has said only if that is meant: %s',
    async (choice, isSaid) => {
      const { user, sent, elsewhere } = await openPage();
      const [from, to] = [1, 2].map((days) => dayInCairo(new Date(), days)) as [string, string];
      await user.click(button('Absence: omar@tiraz.example'));
      const dialog = within(await screen.findByRole('dialog'));
      elsewhere({}, { from, to: from, standInId: null, isNow: false });
      await user.clear(dialog.getByLabelText('Away from'));
      await user.type(dialog.getByLabelText('Away from'), from);
      await user.type(dialog.getByLabelText('Last day away'), to);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      const asked = await question();
      expect(asked).toHaveTextContent(/AbsenceYoursAway from .*TheirsAway from /);
      expect(sent).toEqual([]);
      await user.click(within(asked).getByRole('button', { name: choice }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent).toEqual(isSaid ? [{ from, to, standInId: null }] : []);
      expect(screen.queryAllByText('The absence is saved').length > 0).toBe(isSaid);
    },
  );

  it.each([
    ['Keep theirs', []],
    ['Keep mine', ['here']],
  ])(
    'are not said to be here over an absence another owner has just said, unasked: %s',
    async (choice, stored) => {
      const [from, to] = [1, 2].map((days) => dayInCairo(new Date(), days)) as [string, string];
      const { user, sent, elsewhere } = await openPage(
        undefined,
        {},
        { from, to: from, standInId: null, isNow: false },
      );
      const here = await screen.findByRole('button', { name: 'Not away: omar@tiraz.example' });
      elsewhere({}, { from, to, standInId: me.id, isNow: false });
      await user.click(here);
      const asked = await question();
      expect(asked).toHaveTextContent(/AbsenceYours.*TheirsAway from .* · Mona Adel stands in/);
      expect(sent).toEqual([]);
      await user.click(within(asked).getByRole('button', { name: choice }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent).toEqual(stored);
      if (stored.length > 0) expect(await screen.findByText('There is no absence any more')).toBeVisible();
      else expect(screen.queryByText('There is no absence any more')).toBeNull();
    },
  );

  it('are said to be here over whatever else another owner has changed', async () => {
    const from = dayInCairo(new Date(), 1);
    const { user, sent, elsewhere } = await openPage(
      undefined,
      {},
      { from, to: from, standInId: null, isNow: false },
    );
    const here = await screen.findByRole('button', { name: 'Not away: omar@tiraz.example' });
    elsewhere({ role: 'viewer' });
    await user.click(here);
    expect(await screen.findByText('There is no absence any more')).toBeVisible();
    expect(sent).toEqual(['here']);
  });
});
