import { describe, expect, it } from '@jest/globals';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { CUSTOMER_QUOTATION } from '../../testing/customer-quotation';
import { CUSTOMER_REQUEST } from '../../testing/customer-request';
import { fillIn, openDialog, submitIn } from '../../testing/inquiry';
import { FakeApi } from '../../testing/fake-api';
import { openPage } from '../../testing/open-page';
import { useQuotation } from './use-quotation';
import { useRequest } from './use-request';

const TOKEN = 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA';
const PATH = `/api/requests/${TOKEN}`;

describe('a request', () => {
  it('is shown with its price, where it stands and whom to ask', async () => {
    const { api } = openPage('/about');
    const seller = { ...CUSTOMER_REQUEST.seller, phone: '\u200e+٢٠ 100 555 0143' };
    api.next(PATH, () => Response.json({ ...CUSTOMER_REQUEST, seller }));
    window.history.pushState(null, '', `/t/${TOKEN}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByText('TRZ-2026-000123')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'We have your request' })).toBeVisible();
    expect(screen.getByText('Received', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/201005550143\?text=.*TRZ-2026-000123/),
    );
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+201005550143');
    expect(document.head.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  it('that nobody knows leads on, and one that did not come can be tried again', async () => {
    const { api, user } = openPage(`/t/${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Put together another garment' })).toHaveAttribute(
      'href',
      '/calculator',
    );
    api.next('/api/requests/other', () => new Response('', { status: 503 }));
    api.next('/api/requests/other', () => Response.json(CUSTOMER_REQUEST));
    window.history.pushState(null, '', '/t/other');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('TRZ-2026-000123')).toBeVisible();
  });
});

it('a request that somebody comes back to is read again', async () => {
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: 'page-data' });
  const body = { ...CUSTOMER_REQUEST, status: 'quoted' };
  const parts = { quotation: CUSTOMER_QUOTATION };
  block.textContent = JSON.stringify({ path: `/t/${TOKEN}`, status: 200, body, parts });
  document.body.append(block);
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  const { api, user } = openPage(`/t/${TOKEN}`);
  block.remove();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Put together another garment' }));
  await screen.findByRole('heading', { level: 1, name: 'Manufacturing Cost Calculator' });
  const acceptance = { at: '2026-11-24T08:00:00.000Z', name: 'Layla' };
  api.next(PATH, () => Response.json({ ...CUSTOMER_REQUEST, status: 'accepted' }));
  api.next(`${PATH}/quotation`, () =>
    Response.json({ ...CUSTOMER_QUOTATION, state: 'accepted', acceptance }),
  );
  window.history.back();
  expect(await screen.findByText(/^Accepted on 24 November 2026 by Layla/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('a quotation that was sent since the page came is read, and one that was withdrawn is not there', async () => {
  const api = new FakeApi();
  globalThis.fetch = api.fetch as typeof fetch;
  const { result, rerender } = renderHook(
    ({ status }: { status: 'new' | 'quoted' }) => useQuotation(TOKEN, status, { quotation: null }),
    { initialProps: { status: 'new' } },
  );
  api.next(`${PATH}/quotation`, () => Response.json(CUSTOMER_QUOTATION));
  rerender({ status: 'quoted' });
  await waitFor(() => expect(result.current.quotation).toEqual(CUSTOMER_QUOTATION));

  api.next(`${PATH}/quotation`, () => new Response('', { status: 503 }));
  await act(async () => result.current.reload());
  expect(result.current.quotation).toEqual(CUSTOMER_QUOTATION);
  await act(async () => result.current.reload());
  await waitFor(() => expect(result.current.quotation).toBeNull());
});

it('an answer counts, whatever was asked before it and comes after', async () => {
  const api = new FakeApi();
  globalThis.fetch = api.fetch as typeof fetch;
  const { result } = renderHook(() => useQuotation(TOKEN, 'quoted', { quotation: CUSTOMER_QUOTATION }));
  const late = Promise.withResolvers<Response>();
  api.next(`${PATH}/quotation`, () => late.promise);
  await act(async () => result.current.reload());
  const declined = { ...CUSTOMER_QUOTATION, state: 'declined' } as const;
  await act(async () => result.current.answered(declined));
  await act(async () => late.resolve(Response.json(CUSTOMER_QUOTATION)));
  expect(result.current.quotation).toEqual(declined);
});

it('a request that could not be read again is read as soon as it can be', async () => {
  const api = new FakeApi();
  globalThis.fetch = api.fetch as typeof fetch;
  const { result } = renderHook(() => useRequest(TOKEN, { status: 200, body: CUSTOMER_REQUEST }));
  api.next(PATH, () => Promise.reject(new TypeError('offline')));
  await act(async () => result.current.refresh());
  expect(result.current.state).toEqual({ stage: 'ready', request: CUSTOMER_REQUEST });
  const request = { ...CUSTOMER_REQUEST, status: 'accepted' };
  api.next(PATH, () => Response.json(request));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.state).toEqual({ stage: 'ready', request }));
});

it('who has sent an inquiry is led to it in the place of the dialog, and told so once', async () => {
  const { user, dialog, api } = await openDialog(/^Submit Quotation Request/);
  const entries = window.history.length;
  const link = `https://tiraz.example/t/${TOKEN}`;
  api.next('/api/inquiries', () => Response.json({ reference: 'TRZ-2026-000123', link }, { status: 201 }));
  api.next(PATH, () => Response.json(CUSTOMER_REQUEST));
  let isQuotationAskedFor = false;
  api.next(`${PATH}/quotation`, () => void (isQuotationAskedFor = true));
  await fillIn({ user, dialog });
  await user.click(submitIn(dialog));
  expect(await screen.findByText('TRZ-2026-000123')).toBeVisible();
  expect(
    await screen.findByText(/^Your inquiry has been submitted successfully!/, { selector: 'li *' }),
  ).toBeVisible();
  expect(window.location.pathname).toBe(`/t/${TOKEN}`);
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toMatchObject({ usr: null });
  expect(isQuotationAskedFor).toBe(false);
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/calculator'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Manufacturing Cost Calculator' }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.inquiries).toHaveLength(1);
});
