import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { named, names, openList, row, sayWhy } from './list.fixture';

describe('by keyboard', () => {
  it('moves, selects and answers with single keys, but not while something is typed', async () => {
    const { user, stored } = await openList();
    await row('Mariam');
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Mariam' })).toHaveFocus();
    await user.keyboard('jx');
    expect(screen.getByRole('link', { name: 'Karim' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Select Karim' })).toBeChecked();
    await user.keyboard('{Shift>}J{/Shift}');
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('2 selected')).toBeNull();
    await user.keyboard('k');
    await user.keyboard('r');
    await sayWhy(user);
    await waitFor(() => expect(stored.get('inquiry-2')?.status).toBe('rejected'));
    expect(stored.get('inquiry-3')?.status).toBe('accepted');

    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await user.keyboard('jar');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('jar');
  });

  it('answers all that is selected, once, and takes it back', async () => {
    const { user, stored, api } = await openList('', [
      named(1, 'Mariam'),
      named(2, 'Karim'),
      named(3, 'Dina'),
    ]);
    await row('Mariam');
    await user.keyboard('jx');
    await user.keyboard('{Shift>}J{/Shift}');
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Dina' })).toHaveFocus();
    await user.keyboard('aa');
    const outcome = await screen.findByRole('region', { name: 'Result of the change' });
    expect(within(outcome).getByRole('heading')).toHaveTextContent('2 inquiries changed');
    expect([...stored.values()].map(({ status }) => status)).toEqual(['accepted', 'accepted', 'new']);
    expect(api.calls.filter((call) => call === 'POST /api/admin/inquiries/status')).toHaveLength(1);
    expect(screen.queryByText('2 selected')).toBeNull();
    await user.click(within(outcome).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored.get('inquiry-2')?.status).toBe('new'));
    expect(stored.get('inquiry-1')?.status).toBe('new');
  });

  it('reaches the statuses with one key, and comes back from them', async () => {
    const { user, stored } = await openList();
    await row('Mariam');
    await user.keyboard('s');
    expect(screen.queryByRole('combobox', { name: 'Change status to' })).toBeNull();
    await user.keyboard('js');
    const statuses = await screen.findByRole('combobox', { name: 'Change status to' });
    await waitFor(() => expect(statuses).toHaveFocus());
    expect(statuses).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Mariam' })).toHaveFocus();
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.keyboard('s');
    await user.click(await screen.findByTitle('Quoted'));
    await waitFor(() => expect(stored.get('inquiry-1')?.status).toBe('quoted'));
    expect(screen.queryByRole('combobox', { name: 'Change status to' })).toBeNull();
  });

  it('reaches them as soon as what is being stored is stored', async () => {
    const { user, stored, api } = await openList();
    await row('Mariam');
    await user.keyboard('jxa');
    const outcome = await screen.findByRole('region', { name: 'Result of the change' });
    const { promise: isStored, resolve: store } = Promise.withResolvers<void>();
    const { fetch } = api;
    globalThis.fetch = (async (request: Request) => {
      if (new URL(request.url).pathname.endsWith('undo')) await isStored;
      return fetch(request);
    }) as typeof globalThis.fetch;
    await user.click(within(outcome).getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Karim' }));
    await user.keyboard('s');
    const statuses = await screen.findByRole('combobox', { name: 'Change status to' });
    expect(statuses).toBeDisabled();
    store();
    await waitFor(() => expect(statuses).toHaveFocus());
    expect(stored.get('inquiry-1')?.status).toBe('new');
  });

  it('clears the selection from its bar, and goes back to the row that it came from', async () => {
    const { user } = await openList();
    await row('Mariam');
    await user.keyboard('jjx');
    (await screen.findByRole('button', { name: 'Clear selection' })).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('1 selected')).toBeNull();
    expect(screen.getByRole('link', { name: 'Karim' })).toHaveFocus();
  });

  it('keeps what is selected while one of it is read', async () => {
    const { user } = await openList();
    await row('Mariam');
    await user.keyboard('jx');
    await user.keyboard('{Shift>}J{/Shift}');
    await user.click(screen.getByRole('link', { name: 'Karim' }));
    await user.click(await screen.findByRole('link', { name: 'All inquiries' }));
    expect(await screen.findByText('2 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Karim' })).toBeChecked();
    // Whoever comes by another way begins anew.
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await user.click(screen.getByRole('link', { name: /^Inquiries/ }));
    await row('Mariam');
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('keeps nothing selected that was cleared after one of it was opened in another tab', async () => {
    const { user } = await openList();
    await row('Mariam');
    await user.keyboard('jx');
    const elsewhere = (event: Event) => event.preventDefault();
    window.addEventListener('click', elsewhere);
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Mariam' }));
    await user.keyboard('{/Control}{Escape}');
    window.removeEventListener('click', elsewhere);
    expect(window.location.pathname).toBe('/admin/inquiries');
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    await user.click(screen.getByRole('link', { name: /^Inquiries/ }));
    await row('Mariam');
    expect(screen.getByRole('checkbox', { name: 'Select Mariam' })).not.toBeChecked();
  });

  it('leaves the focus in its place when the answered row leaves the list', async () => {
    const { user } = await openList('?status=new', [named(1, 'Mariam'), named(2, 'Karim'), named(4, 'Dina')]);
    await row('Mariam');
    await user.keyboard('jj');
    await user.keyboard('a');
    await waitFor(() => expect(names()).toEqual(['Mariam', 'Dina']));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Dina' })).toHaveFocus());
  });

  it('lists its keys and can be switched off', async () => {
    const { user } = await openList();
    await row('Mariam');
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('On this pageNext inquiryJ');
    await user.click(within(dialog).getByRole('switch', { name: 'Single keys act' }));
    const [cross] = within(dialog).getAllByRole('button', { name: 'Close' });
    await user.click(cross!);
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Mariam' })).not.toHaveFocus();
    localStorage.clear();
  });
});
