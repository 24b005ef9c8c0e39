import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveInquiries } from './inquiry-api.fixture';
import { hoodies } from './inquiry.fixture';
import { named, names, openList, row, sayWhy, three } from './list.fixture';

describe('the list', () => {
  it('shows every inquiry with what one needs to answer it', async () => {
    await openList();
    const mariam = await row('Mariam');
    for (const text of ['Production Order', '500 pcs', 'New', '19 November 2026']) {
      expect(within(mariam).getByText(text)).toBeVisible();
    }
    expect(mariam).toHaveTextContent('Hoodie · Brushed Fleece · Blue · White');
    expect(mariam.querySelector('path[fill="#FFFFFF"]')).not.toBeNull();
    expect(mariam).not.toHaveTextContent('mariam@nile-threads.example');
    expect(mariam).toHaveTextContent('290,900.00');
    expect(within(mariam).getByText('Not answered yet')).toBeInTheDocument();
    const karim = await row('Karim');
    expect(within(karim).getByText('Sample Request')).toBeVisible();
    expect(within(karim).getByText('Price changed')).toBeVisible();
    expect(within(karim).queryByText('Not answered yet')).toBeNull();
    expect(screen.getByText('Showing 3 results')).toBeVisible();
    for (const head of screen.getAllByRole('columnheader')) expect(head).toHaveAccessibleName();
  });

  it('does not call unanswered what a call has answered', async () => {
    openStaffArea('/admin/inquiries', {
      given: (api) => serveInquiries(api, [hoodies({ respondedAt: '2026-11-19T10:10:00.000Z' })]),
    });
    expect(within(await row('Mariam')).queryByText('Not answered yet')).toBeNull();
  });

  it('keeps filter, search and order in the address, and reads them from there', async () => {
    const { user } = await openList('?status=new&q=Mar&sort=customerName');
    await row('Mariam');
    expect(names()).toEqual(['Mariam']);
    expect(screen.getByRole('radio', { name: 'New' })).toBeChecked();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('Mar');
    expect(screen.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'ascending');

    await user.click(screen.getByRole('radio', { name: 'All' }));
    await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
    await row('Karim');
    expect(window.location.search).toBe('?sort=customerName');
    expect(names()).toEqual(['Karim', 'Mariam', 'عمر']);

    await user.click(screen.getByRole('button', { name: 'Total Value' }));
    expect(window.location.search).toBe('?sort=-totalCost');
  });

  it('says on the button that opens the filters of a phone how many there are, and shows what is wrong with them', async () => {
    const { user } = await openList('?type=sample&minValue=100');
    const opener = await screen.findByRole('button', { name: 'More filters (2)' });
    const filters = document.getElementById(opener.getAttribute('aria-controls')!);
    expect(filters).toHaveAttribute('data-shown', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(filters).toHaveAttribute('data-shown', 'true');
    await user.click(opener);
    await user.type(screen.getByRole('textbox', { name: 'Value up to (EGP)' }), '50{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(filters).toHaveAttribute('data-shown', 'true');
  });

  it.each([
    ['?status=new&type=sample', 'Showing 10,001 results', '10,001'],
    ['?status=new&q=Mar', 'More than 10,000 results', '10,000+'],
  ])('says how many there are as far as they are counted: %s', async (query, said, figure) => {
    openStaffArea(`/admin/inquiries${query}`, {
      given: (api) => {
        serveInquiries(api, three);
        api.on('GET /api/admin/inquiries', () =>
          Response.json([], { headers: { 'X-Total-Count': '10001' } }),
        );
        api.on('GET /api/admin/inquiries/counts', () =>
          Response.json({ new: 10_001, in_progress: 1, quoted: 0, accepted: 0, rejected: 0, closed: 0 }),
        );
      },
    });
    expect(await screen.findByText(said)).toBeVisible();
    const status = screen.getByRole('radio', { name: /^New/ }).closest('label');
    await waitFor(() => expect(status).toHaveTextContent(figure));
  });

  it('searches when typing rests, and follows the way back', async () => {
    const { user, api } = await openList();
    await row('Mariam');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Karim');
    await screen.findByText('Showing 1 result');
    expect(window.location.search).toBe('?q=Karim');
    expect(api.calls.filter((call) => call === 'GET /api/admin/inquiries')).toHaveLength(2);
    window.history.back();
    await screen.findByText('Showing 3 results');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  it('turns pages, in the address too', async () => {
    const { user } = await openList('', three, 2);
    await row('Mariam');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await row('عمر');
    expect(names()).toEqual(['عمر']);
    expect(window.location.search).toBe('?cursor=2');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await row('Mariam');
  });

  it('says when nothing fits, and shows everything again', async () => {
    const { user } = await openList('?status=closed');
    expect(await screen.findByText('No inquiries found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all inquiries' }));
    await row('Mariam');
    expect(window.location.search).toBe('');
  });

  it('says when it did not load, and tries again', async () => {
    const { api, user } = openStaffArea('/admin/inquiries', {
      given: (fake) => fake.on('GET /api/admin/inquiries', () => new Response(null, { status: 503 })),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    serveInquiries(api, three);
    await user.click(retry);
    await row('Mariam');
  });

  it('exports what the filter and the search match', async () => {
    await openList('?status=new&q=Mar&sort=customerName');
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/inquiries/export.csv?status=new&q=Mar',
    );
  });
});

describe('an answer from the list', () => {
  it('is offered where one is waited for, by press and by key', async () => {
    const { user, api } = await openList('', [
      ...three,
      named(4, 'Dina', { status: 'rejected' }),
      named(5, 'Laila', { status: 'closed' }),
      named(6, 'Hoda', { status: 'in_progress', next: ['accepted'] }),
    ]);
    const answers = async (name: string) =>
      within(await row(name))
        .queryAllByRole('button')
        .filter((button) => !button.hasAttribute('disabled'))
        .map(({ textContent }) => textContent);
    expect(await answers('Mariam')).toEqual(['Accept', 'Reject']);
    expect(await answers('Karim')).toEqual(['Accept', 'Reject']);
    for (const settled of ['عمر', 'Dina', 'Laila']) expect(await answers(settled)).toEqual([]);
    expect(within(await row('Laila')).queryByRole('button')).toBeNull();
    // As the server says.
    expect(await answers('Hoda')).toEqual(['Accept']);

    screen.getByRole('link', { name: 'Laila' }).focus();
    await user.keyboard('ar');
    screen.getByRole('link', { name: 'Hoda' }).focus();
    await user.keyboard('r');
    expect(api.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('is given with one press, said, and taken back', async () => {
    const { user, stored } = await openList();
    await user.click(within(await row('Mariam')).getByRole('button', { name: 'Accept' }));
    await screen.findByText('Inquiry updated successfully');
    expect(stored.get('inquiry-1')?.status).toBe('accepted');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored.get('inquiry-1')?.status).toBe('new'));
    await waitFor(async () => expect(within(await row('Mariam')).getByText('New')).toBeVisible());
    // The server restores what was: a change to the former status would be a decision of today.
    expect(stored.get('inquiry-1')?.history[0]).toMatchObject({ to: 'new', isUndo: true });
  });

  it('is taken back although notes were saved since', async () => {
    const { user, stored } = await openList();
    await user.click(within(await row('Mariam')).getByRole('button', { name: 'Accept' }));
    await screen.findByText('Inquiry updated successfully');
    const accepted = stored.get('inquiry-1')!;
    stored.set('inquiry-1', { ...accepted, adminNotes: 'Called.', version: accepted.version + 1 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored.get('inquiry-1')?.status).toBe('new'));
    expect(stored.get('inquiry-1')).toMatchObject({ adminNotes: 'Called.', acceptedAt: null });
  });

  it('is not taken back when somebody else has changed it since', async () => {
    const { user, stored } = await openList();
    await user.click(within(await row('Mariam')).getByRole('button', { name: 'Accept' }));
    await screen.findByText('Inquiry updated successfully');
    const accepted = stored.get('inquiry-1')!;
    const history = [{ ...accepted.history[0]!, from: 'accepted' as const, to: 'closed' as const }];
    stored.set('inquiry-1', {
      ...accepted,
      status: 'closed',
      version: accepted.version + 1,
      history: [...history, ...accepted.history],
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The inquiry has changed since and was left as it is.');
    expect(stored.get('inquiry-1')?.status).toBe('closed');
    await waitFor(async () => expect(within(await row('Mariam')).getByText('Closed')).toBeVisible());
  });

  it('that somebody else has made already has no undo', async () => {
    const { user, stored } = await openList();
    const mariam = within(await row('Mariam')).getByRole('button', { name: 'Accept' });
    stored.set('inquiry-1', { ...stored.get('inquiry-1')!, status: 'accepted', version: 7 });
    await user.click(mariam);
    await screen.findByText('Inquiry updated successfully');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('waits for the one before, row by row', async () => {
    const { user, api } = await openList();
    let answer: (response: Response) => void = () => undefined;
    api.on('PUT /api/admin/inquiries/inquiry-1', () => new Promise((resolve) => (answer = resolve)));
    const mariam = await row('Mariam');
    await user.click(within(mariam).getByRole('button', { name: 'Reject' }));
    await sayWhy(user);
    expect(within(mariam).getByRole('button', { name: 'Reject' })).toBeDisabled();
    expect(within(mariam).getByRole('button', { name: 'Accept' })).toBeDisabled();
    expect(within(await row('Karim')).getByRole('button', { name: 'Accept' })).toBeEnabled();
    answer(new Response(null, { status: 503 }));
    await screen.findByText('Failed to update inquiry');
    expect(within(mariam).getByRole('button', { name: 'Reject' })).toBeEnabled();
  });

  it('follows one before it that the list does not show yet', async () => {
    const { user, api, stored } = await openList();
    const mariam = await row('Mariam');
    api.on('GET /api/admin/inquiries', () => new Promise(() => undefined));
    await user.click(within(mariam).getByRole('button', { name: 'Accept' }));
    await screen.findByText('Inquiry updated successfully');
    await user.click(within(mariam).getByRole('button', { name: 'Reject' }));
    await sayWhy(user);
    await waitFor(() => expect(stored.get('inquiry-1')).toMatchObject({ status: 'rejected', version: 3 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows both statuses when somebody else was quicker', async () => {
    const { user, stored } = await openList();
    await row('Mariam');
    stored.set('inquiry-1', { ...three[0]!, status: 'rejected', version: 2 });
    await user.click(within(await row('Mariam')).getByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Omar Said.? changed this/)).toBeVisible();
    expect(within(dialog).getByText('Accepted')).toBeVisible();
    expect(within(dialog).getByText('Rejected')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Keep theirs' }));
    await waitFor(async () => expect(within(await row('Mariam')).getByText('Rejected')).toBeVisible());
    expect(stored.get('inquiry-1')?.status).toBe('rejected');
  });

  it('goes to many at once, with what became of each, and is taken back', async () => {
    const { user, stored } = await openList();
    await row('Mariam');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('3 selected')).toBeVisible();
    stored.delete('inquiry-1');
    await user.click(screen.getByRole('combobox', { name: 'Change status to' }));
    await user.click(await screen.findByTitle('Accepted'));
    await user.click(await screen.findByRole('button', { name: 'Accept anyway' }));

    const outcome = await screen.findByRole('region', { name: 'Result of the change' });
    expect(within(outcome).getByRole('heading')).toHaveTextContent(
      '1 inquiry changed · 1 already there · 1 not changed',
    );
    expect(within(outcome).getByRole('heading')).toHaveFocus();
    expect(within(outcome).getByText('Not changed: it is not there any more.')).toBeVisible();
    expect(stored.get('inquiry-2')?.status).toBe('accepted');
    await user.click(within(outcome).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored.get('inquiry-2')?.status).toBe('quoted'));
    expect(stored.get('inquiry-2')?.history[0]).toMatchObject({ isUndo: true });
    expect(stored.get('inquiry-3')?.status).toBe('accepted');
  });

  it('goes to many at once, and what somebody has changed since stays when it is taken back', async () => {
    const { user, stored } = await openList();
    await row('Mariam');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('combobox', { name: 'Change status to' }));
    await user.click(await screen.findByTitle('Rejected'));
    await sayWhy(user, 'Lead time');
    const outcome = await screen.findByRole('region', { name: 'Result of the change' });
    stored.set('inquiry-1', { ...stored.get('inquiry-1')!, status: 'closed', version: 9 });
    await user.click(within(outcome).getByRole('button', { name: 'Undo' }));
    await screen.findByText('Some inquiries have changed since and were left as they are.');
    expect([...stored.values()].map(({ status }) => status)).toEqual(['closed', 'quoted', 'accepted']);
  });
});
