import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveInquiries } from './inquiry-api.fixture';
import { hoodies } from './inquiry.fixture';
import { isAskedWhy, lostQuestion, named, openList, row, sayWhy } from './list.fixture';

describe('whoever rejects or closes an inquiry', () => {
  it('is asked why, by keyboard alone', async () => {
    const { user, stored } = await openList();
    await row('Mariam');
    await user.keyboard('jr');
    const asked = await lostQuestion();
    expect(asked).toHaveTextContent('Why are we rejecting it?');
    await waitFor(() => expect(within(asked).getByRole('radio', { name: 'Price' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await within(asked).findByText('Choose a reason.')).toBeVisible();
    await user.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() =>
      expect(stored.get('inquiry-1')).toMatchObject({
        status: 'rejected',
        lost: { reason: 'time', note: '' },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored.get('inquiry-1')).toMatchObject({ status: 'new', lost: null }));
  });

  it('goes back, and nothing has changed', async () => {
    const { user, stored, api } = await openList();
    await row('Mariam');
    await user.keyboard('jr');
    await user.click(within(await lostQuestion()).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(isAskedWhy()).toBe(false));
    expect(stored.get('inquiry-1')).toMatchObject({ status: 'new', version: 1 });
    expect(api.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    // Asked again, it can be answered.
    await user.keyboard('r');
    await sayWhy(user);
    await waitFor(() => expect(stored.get('inquiry-1')?.status).toBe('rejected'));
  });

  it('has words for another reason, and for no other', async () => {
    const { user, stored } = await openList();
    await row('Mariam');
    await user.keyboard('jr');
    const asked = await lostQuestion();
    await user.click(within(asked).getByRole('radio', { name: 'Another reason' }));
    await user.keyboard('{Enter}');
    expect(await within(asked).findByText('Say it in a few words.')).toBeVisible();
    const words = within(asked).getByRole('textbox', { name: 'In a few words' });
    await user.click(words);
    await user.paste('x'.repeat(201));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(words).toBeInvalid());
    await user.clear(words);
    await user.type(words, ' Season over {Enter}');
    await waitFor(() =>
      expect(stored.get('inquiry-1')?.lost).toEqual({ reason: 'other', note: 'Season over' }),
    );
  });

  it('is asked once for all, where any of them comes to nothing', async () => {
    const { user, stored } = await openList('', [
      named(1, 'Mariam'),
      named(2, 'Karim', { status: 'quoted' }),
      named(3, 'Dina'),
    ]);
    await row('Mariam');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.keyboard('r');
    expect(await lostQuestion()).toHaveTextContent('Why are we rejecting 3 inquiries?');
    await sayWhy(user, 'Spam');
    await screen.findByRole('region', { name: 'Result of the change' });
    expect([...stored.values()].map(({ status, lost }) => [status, lost?.reason])).toEqual(
      Array.from({ length: 3 }, () => ['rejected', 'spam']),
    );
  });
});

describe('on the page of an inquiry', () => {
  const { id } = hoodies();
  const open = async (change: Parameters<typeof hoodies>[0]) => {
    let stored = new Map<string, ReturnType<typeof hoodies>>();
    const { user } = openStaffArea(`/admin/inquiries/${id}`, {
      given: (api) => {
        stored = serveInquiries(api, [hoodies(change)]);
      },
    });
    await screen.findByRole('region', { name: 'Price' });
    return { user, stored };
  };
  const close = async (user: UserEvent) => {
    await user.click(screen.getByRole('combobox', { name: 'Change status to' }));
    await user.click(await screen.findByTitle('Closed'));
  };

  it('what was accepted is closed without a question', async () => {
    const { user, stored } = await open({ status: 'accepted', acceptedAt: '2026-11-20T09:30:00.000Z' });
    await close(user);
    await waitFor(() => expect(stored.get(id)?.status).toBe('closed'));
    expect(isAskedWhy()).toBe(false);
  });

  it('what was said before is said again, unless another reason is chosen', async () => {
    const { user, stored } = await open({ status: 'rejected', lost: { reason: 'other', note: 'No budget' } });
    expect(screen.getByRole('region', { name: 'Status' })).toHaveTextContent('Another reason: No budget');
    await close(user);
    expect(within(await lostQuestion()).getByRole('textbox')).toHaveValue('No budget');
    await sayWhy(user, 'Price');
    await waitFor(() =>
      expect(stored.get(id)).toMatchObject({ status: 'closed', lost: { reason: 'price', note: '' } }),
    );
  });
});
