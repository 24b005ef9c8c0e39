import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choose, ladderIsPriced, priceIn, quotesOf, retryButton, summary } from '../../testing/calculator';
import { openPage } from '../../testing/open-page';
import { AGAIN_AFTER_MS } from './use-quote';

const LINE = 'No connection. Your selection is kept, and the price follows as soon as you are back.';
const shownLine = () => within(summary()).queryByText(LINE, { selector: 'p:not([role])' });

function networkIs(state: 'online' | 'offline') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  fireEvent(window, new Event(state));
}

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const toasts = () =>
  screen.queryAllByText('Failed to calculate quote. Please try again.', { selector: 'li *' });

afterEach(() => {
  networkIs('online');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('without a network', () => {
  it('a calm line says so near the price, and goes when it is back', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await ladderIsPriced();
    networkIs('offline');
    expect(shownLine()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(LINE);
    expect(within(summary()).getByText('No connection')).toBeVisible();
    await priceIn('1,000.00');
    networkIs('online');
    expect(shownLine()).toBeNull();
    expect(quotesOf(page, 1)).toHaveLength(1);
  });

  it('a selection that could not be priced is priced as soon as it is back', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await ladderIsPriced();
    networkIs('offline');
    page.api.next('/api/calculate-quote', noAnswer);
    await page.user.click(screen.getByRole('radio', { name: /^Regular/ }));
    expect(await waitFor(retryButton)).toBeVisible();
    expect(shownLine()).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Regular/ })).toBeChecked();
    expect(window.location.search).toContain('fit=regular');
    networkIs('online');
    await ladderIsPriced();
    expect(shownLine()).toBeNull();
    await waitFor(() => expect(screen.getByRole('row', { name: /^100 pcs/ })).toHaveTextContent('185.00'));
  });

  it('a list that did not load comes by itself', async () => {
    const page = openPage('/calculator');
    page.api.next('/api/fabrics', noAnswer);
    const section = await screen.findByRole('region', { name: 'Fabric' });
    await within(section).findByRole('button', { name: 'Retry' });
    networkIs('online');
    expect(await within(section).findByRole('radio', { name: /^Combed/ })).toBeVisible();
  });

  it('a list that was asked for without it comes when it is back before the answer', async () => {
    const page = openPage('/calculator');
    let fail = (_: Error) => undefined as void;
    page.api.next('/api/fabrics', () => new Promise((_, reject) => (fail = reject)));
    const section = await screen.findByRole('region', { name: 'Fabric' });
    networkIs('online');
    await act(async () => fail(new TypeError('Failed to fetch')));
    expect(await within(section).findByRole('radio', { name: /^Combed/ })).toBeVisible();
  });

  it('the dialog says so, keeps what was typed, and sends it later', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await ladderIsPriced();
    await page.user.click(screen.getByRole('button', { name: 'Submit Quotation Request' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByLabelText('Name *'), 'Mona');
    await page.user.type(dialog.getByLabelText('Email *'), 'mona@example.com');
    networkIs('offline');
    const line = 'No connection. What you wrote is kept; send it when you are back.';
    expect(dialog.getByText(line)).toBeVisible();
    page.api.next('/api/inquiries', noAnswer);
    await page.user.click(dialog.getByRole('button', { name: 'Submit Request' }));
    await waitFor(() => expect(page.api.inquiries).toHaveLength(1));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit Request' })).toBeEnabled());
    networkIs('online');
    expect(dialog.queryByText(line)).toBeNull();
    expect(dialog.getByLabelText('Name *')).toHaveValue('Mona');
    await page.user.click(dialog.getByRole('button', { name: 'Submit Request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.api.inquiries[1]).toEqual(page.api.inquiries[0]);
  });
});

describe('a server that cannot be reached', () => {
  it('is asked again by itself, with one toast for all of it', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await ladderIsPriced();
    jest.useFakeTimers({ advanceTimers: true });
    page.api.next('/api/calculate-quote', noAnswer);
    page.api.next('/api/calculate-quote', noAnswer);
    fireEvent.click(screen.getByRole('radio', { name: /^Regular/ }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(shownLine()).toBeVisible();
    const asked = page.api.quoted.length;

    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await act(() => jest.advanceTimersByTimeAsync(AGAIN_AFTER_MS));
    await waitFor(() => expect(page.api.quoted).toHaveLength(asked + 1));
    expect(shownLine()).toBeVisible();
    expect(toasts()).toHaveLength(0);

    await act(() => jest.advanceTimersByTimeAsync(AGAIN_AFTER_MS));
    await ladderIsPriced();
    expect(shownLine()).toBeNull();
  });
});
