import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CustomerQuotation, CustomerRequest } from '@tiraz/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import { CUSTOMER_QUOTATION } from '../../testing/customer-quotation';
import { CUSTOMER_REQUEST } from '../../testing/customer-request';
import { FakeApi } from '../../testing/fake-api';
import { bringNothingIntoSight } from '../../testing/nothing-in-sight';
import { openPage } from '../../testing/open-page';

const TOKEN = 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA';
const QUOTATION = `/api/requests/${TOKEN}/quotation`;

beforeEach(bringNothingIntoSight);

afterEach(() => document.getElementById('page-data')?.remove());

/** As the web server answers it, without `quotation` where that did not come; `answer` is what the browser is told. */
function open(
  status: CustomerRequest['status'],
  parts: { quotation?: CustomerQuotation | null },
  answer?: Response,
) {
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: 'page-data' });
  const body = { ...CUSTOMER_REQUEST, status };
  block.textContent = JSON.stringify({ path: `/t/${TOKEN}`, status: 200, body, parts });
  document.body.append(block);
  const api = new FakeApi();
  if (answer) api.next(QUOTATION, () => answer);
  openPage(`/t/${TOKEN}`, 'en', api);
  return api;
}

const quotation = (change: Partial<CustomerQuotation> = {}) => ({
  quotation: { ...CUSTOMER_QUOTATION, ...change },
});
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const LATER = /Your quotation will stand here/;

describe('where a request stands', () => {
  it.each(['new', 'in_progress'] as const)(
    'is by the quotation on its page, whatever status it was set back to: %s',
    async (status) => {
      open(status, quotation());
      await heading('Your quotation is ready');
      expect(screen.getByText('Since 23 November 2026')).toBeVisible();
      expect(screen.getByText('Price', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
      expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
      expect(screen.queryByText(LATER)).toBeNull();
      expect(screen.queryByText(/has been submitted successfully/)).toBeNull();
    },
  );

  it.each(['new', 'quoted'] as const)('is that it was confirmed: %s', async (status) => {
    const acceptance = { at: '2026-11-24T08:00:00.000Z', name: 'Layla' };
    open(status, quotation({ state: 'accepted', acceptance }));
    await heading('Confirmed: thank you');
    expect(screen.getByText('Since 24 November 2026')).toBeVisible();
  });

  it.each([
    ['declined', { state: 'declined' }],
    ['over', { isExpired: true }],
  ] as const)('is by its status while nothing can be accepted: %s', async (_, change) => {
    open('in_progress', quotation(change));
    await heading('We are working out your price');
    expect(screen.queryByText(LATER)).toBeNull();
  });

  it.each([
    ['withdrawn', { quotation: null }],
    ['declined', quotation({ state: 'declined' })],
  ])('is no quotation that is ready once it was %s', async (_, parts) => {
    open('quoted', parts);
    await heading('There is no open quotation');
    expect(screen.queryByText(/^Since/)).toBeNull();
  });

  it('is that its last day is over, and that it can be asked for anew', async () => {
    open('quoted', quotation({ isExpired: true }));
    await heading('Your quotation is over');
    expect(screen.getByText(/^Ask for a new one below/)).toBeVisible();
    expect(screen.queryByText(/^Since|Call or write to us/)).toBeNull();
  });

  it('is a quotation that is ready where the quotation itself cannot be read', async () => {
    open('quoted', {}, new Response('', { status: 503 }));
    await heading('Your quotation is ready');
    expect(screen.queryByRole('region', { name: 'Quotation' })).toBeNull();
  });

  it('is a quotation that is read as soon as it can be', async () => {
    const api = open('quoted', {}, new Response('', { status: 503 }));
    await heading('Your quotation is ready');
    api.next(QUOTATION, () => Response.json(CUSTOMER_QUOTATION));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
  });
});

it('a quotation that the web server could not read is read, whatever the status', async () => {
  open('in_progress', {}, Response.json(CUSTOMER_QUOTATION));
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
});

it('a request without a quotation is told that it will stand there', async () => {
  open('new', {});
  await waitFor(() => expect(screen.getByText(LATER)).toBeVisible());
  expect(screen.getByRole('heading', { level: 2, name: 'We have your request' })).toBeVisible();
});
