import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ANSWERED_WITHIN_MS } from '@tiraz/api-client/patience';
import type { RemoteProps } from '@tiraz/contracts/remote';
import { LanguageProvider } from '@tiraz/locale';
import { openRemote } from '@tiraz/web/testing/host';
import { Provider } from 'react-redux';
import { createStore } from '../../app/store';
import { priceIn, summary } from '../../testing/calculator';
import { FakeApi } from '../../testing/fake-api';
import { fillIn, openDialog, submitIn } from '../../testing/inquiry';
import { openPage } from '../../testing/open-page';
import { Toaster } from '../../ui/toaster';
import CalculatorPage from './calculator-page';

// A tab that nobody has typed in yet.
beforeEach(() => sessionStorage.clear());

it('sends what a reload cut off again with the same key', async () => {
  const first = await openDialog(/^Get Sample/);
  await fillIn(first);
  first.api.holdNext('/api/inquiries');
  await first.user.click(submitIn(first.dialog));
  await waitFor(() => expect(first.api.inquiries).toHaveLength(1));
  cleanup();
  const second = await openDialog(/^Get Sample/);
  await second.user.click(submitIn(second.dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(second.api.inquiries).toEqual(first.api.inquiries);

  cleanup();
  const third = await openDialog(/^Get Sample/);
  await fillIn(third);
  await third.user.click(submitIn(third.dialog));
  await waitFor(() => expect(third.api.inquiries).toHaveLength(1));
  expect(third.api.inquiries[0]!.key).not.toBe(first.api.inquiries[0]!.key);
});

/** Sends what is answered with a status, and again once it costs another price. */
async function sentTwice(status: number) {
  const first = await openDialog(/^Get Sample/);
  await fillIn(first);
  first.api.next('/api/inquiries', () => new Response(null, { status }));
  await first.user.click(submitIn(first.dialog));
  await screen.findByText('Failed to submit inquiry. Please try again.', { selector: 'li *' });
  cleanup();
  const page = openPage('/calculator');
  const { fetch } = page.api;
  globalThis.fetch = (async (request: Request) => {
    const answer = await fetch(request);
    const text = (await answer.text()).replaceAll('"sampleCost":"1000.00"', '"sampleCost":"1234.00"');
    return new Response(text, answer);
  }) as typeof globalThis.fetch;
  const second = await openDialog(/^Get Sample/, page);
  expect(second.dialog).toHaveTextContent('1,234.00');
  await second.user.click(submitIn(second.dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return [...first.api.inquiries, ...second.api.inquiries];
}

it('sends what may have arrived again as it went first, though it costs another price by then', async () => {
  const [first, second] = await sentTwice(502);
  expect(second).toEqual(first);
});

it('sends what was refused with the price that is shown by then', async () => {
  const [first, second] = await sentTwice(429);
  expect(second!.body.sampleCost).toBe('1234.00');
  expect(second!.key).not.toBe(first!.key);
});

it('gives up after half a minute without an answer, and can be tried again with the same key', async () => {
  const { user, dialog, api } = await openDialog(/^Get Sample/);
  await fillIn({ user, dialog });
  jest.useFakeTimers({ advanceTimers: true });
  api.holdNext('/api/inquiries');
  fireEvent.click(submitIn(dialog));
  await waitFor(() => expect(api.inquiries).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(ANSWERED_WITHIN_MS));
  jest.useRealTimers();
  await waitFor(() => expect(submitIn(dialog)).toBeEnabled());
  await user.click(submitIn(dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.inquiries[1]).toEqual(api.inquiries[0]);
});

it('leaves the summary below open, whichever way Escape gets there', async () => {
  const { user } = openPage(
    '/calculator?product=tee&fabric=combed&fit=regular&finishing=premium&quantity=250',
  );
  await priceIn('46,250.00');
  const bar = within(summary()).getByRole('button', { name: /^Summary/ });
  await user.click(bar);
  const quotation = within(summary()).getByRole('button', { name: 'Submit Quotation Request' });
  await user.click(quotation);
  await screen.findByRole('dialog');
  // The browser closes a dialog whose Escape is pressed twice, and the next press meets what lies below.
  fireEvent.keyDown(quotation, { key: 'Escape' });
  expect(bar).toHaveAttribute('aria-expanded', 'true');
});

describe('an inquiry that has arrived', () => {
  const link = 'https://tiraz.example/t/q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA';

  /** The calculator alone; what it leads to comes when the test lets it. */
  async function sentInquiry() {
    const api = new FakeApi();
    const { store } = createStore();
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const Calculator = ({ language, onLanguageChange }: RemoteProps) => (
      <LanguageProvider language={language} onLanguageChange={onLanguageChange}>
        <Provider store={store}>
          <Toaster>
            <CalculatorPage basePath="" onArrived={() => promise} />
          </Toaster>
        </Provider>
      </LanguageProvider>
    );
    const page = await openDialog(/^Get Sample/, { api, user: openRemote(Calculator, api, '/calculator') });
    const receipt = { reference: 'TRZ-2026-000123', link };
    api.next('/api/inquiries', () => Response.json(receipt, { status: 201 }));
    await fillIn(page);
    await page.user.click(submitIn(page.dialog));
    await waitFor(() => expect(api.inquiries).toHaveLength(1));
    await waitFor(() => expect(sessionStorage.getItem('tiraz.attempt')).toBeNull());
    return { ...page, resolve, reject };
  }

  it('is not sent a second time while the page that says so is on its way', async () => {
    const { user, dialog, api, resolve } = await sentInquiry();
    const name = within(dialog).getByLabelText('Name *');
    for (const isThere of [false, true]) {
      if (isThere) await act(async () => resolve(true));
      expect(within(dialog).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
      await user.type(name, '{Enter}{Escape}');
      expect(dialog).toBeInTheDocument();
    }
    expect(api.inquiries).toHaveLength(1);
  });

  it('is told of where that page does not come, with the way to it', async () => {
    const { user, dialog, api, reject } = await sentInquiry();
    await act(async () => reject(new Error('Loading chunk request failed.')));
    expect(await within(dialog).findByText(/TRZ-2026-000123/)).toBeVisible();
    const way = within(dialog).getByRole('link', { name: 'Open your request' });
    expect(way).toHaveAttribute('href', new URL(link).pathname);
    expect(way).toHaveFocus();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(
      await within(dialog).findByText(/^Your inquiry has been submitted/, { selector: 'li *' }),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.inquiries).toHaveLength(1);
  });
});
