import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeApi } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../../testing/open-staff-area';
import { hoodies } from './inquiry.fixture';
import { serveInquiries } from './inquiry-api.fixture';

/** For tests: inquiries in the list, and the list of them opened. */
export const named = (number: number, customerName: string, change: object = {}) =>
  hoodies({ id: `inquiry-${number}`, reference: `TRZ-2026-00000${number}`, customerName, ...change });
export const three = [
  named(1, 'Mariam', { status: 'new' }),
  named(2, 'Karim', { status: 'quoted', isSampleRequest: true, totalCost: '1000.00', priceChanged: true }),
  named(3, 'عمر', { status: 'accepted' }),
];

export async function openList(
  search = '',
  inquiries = three,
  limit?: number,
  given: (fake: FakeApi) => void = () => undefined,
) {
  let stored = new Map<string, (typeof three)[number]>();
  const { api, user } = openStaffArea(`/admin/inquiries${search}`, {
    given: (fake) => {
      stored = serveInquiries(fake, inquiries, limit);
      given(fake);
    },
  });
  await screen.findByRole('heading', { name: 'Customer Inquiries' });
  return { api, user, stored };
}
/** For tests: the dialog that asks why inquiries come to nothing. */
export async function lostQuestion(): Promise<HTMLElement> {
  const dialog = (await screen.findByText(/^Why are we/)).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error('the question stands in no dialog');
  return dialog;
}
export const isAskedWhy = () => screen.queryByText(/^Why are we/) !== null;

/** For tests: chooses a reason, and sends it with Enter. */
export async function sayWhy(user: UserEvent, reason = 'Price') {
  await user.click(within(await lostQuestion()).getByRole('radio', { name: reason }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(isAskedWhy()).toBe(false));
}
const table = () => screen.getByRole('table', { name: 'Customer Inquiries' });
export const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
export const names = () =>
  within(table())
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
