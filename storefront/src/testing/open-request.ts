import type { CustomerQuotation, CustomerRequest } from '@tiraz/api-client';
import { act, screen } from '@testing-library/react';
import { CUSTOMER_QUOTATION } from './customer-quotation';
import { CUSTOMER_REQUEST } from './customer-request';
import type { FakeApi } from './fake-api';
import { openPage } from './open-page';

const TOKEN = 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA';
export const REQUEST = `/api/requests/${TOKEN}`;
export const QUOTATION = `${REQUEST}/quotation`;

/** What the next reading of a quoted request, and of its quotation, says. */
export function answerWith(
  api: FakeApi,
  change: Partial<CustomerQuotation>,
  request: Partial<CustomerRequest> = {},
) {
  api.next(REQUEST, () => Response.json({ ...CUSTOMER_REQUEST, status: 'quoted', ...request }));
  api.next(QUOTATION, () => Response.json({ ...CUSTOMER_QUOTATION, ...change }));
}

/** Follows the link of a quoted request from another page. */
export async function openQuotation(
  change: Partial<CustomerQuotation> = {},
  language: 'en' | 'ar' = 'en',
  request: Partial<CustomerRequest> = {},
) {
  const { api, user } = openPage('/about', language);
  answerWith(api, change, request);
  act(() => {
    window.history.pushState(null, '', `/t/${TOKEN}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const section = await screen.findByRole('region', { name: language === 'en' ? 'Quotation' : 'عرض السعر' });
  return { api, user, section };
}
