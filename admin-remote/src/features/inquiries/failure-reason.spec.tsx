import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openStaffArea } from '../../testing/open-staff-area';
import { hoodies } from './inquiry.fixture';
import { serveInquiries } from './inquiry-api.fixture';
import { sayWhy } from './list.fixture';

const { id, customerName } = hoodies();
const LIST = '/api/admin/inquiries';
const ONE = `${LIST}/${id}`;

const press = (user: UserEvent, name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

async function selectAndReject(user: UserEvent) {
  await screen.findByRole('row', { name: new RegExp(customerName) });
  await user.keyboard('jxr');
  await sayWhy(user);
}

it.each<[string, string, string, (user: UserEvent) => Promise<void>]>([
  [
    'a status',
    '/admin/inquiries',
    `PUT ${ONE}`,
    async (user) => {
      await screen.findByRole('row', { name: new RegExp(customerName) });
      await user.keyboard('jr');
      await sayWhy(user);
    },
  ],
  ['statuses of many', '/admin/inquiries', `POST ${LIST}/status`, selectAndReject],
  [
    'an undo of many',
    '/admin/inquiries',
    `POST ${LIST}/status/undo`,
    async (user) => {
      await selectAndReject(user);
      await press(user, 'Undo');
    },
  ],
  [
    'an undo',
    '/admin/inquiries',
    `POST ${ONE}/status/undo`,
    async (user) => {
      await screen.findByRole('row', { name: new RegExp(customerName) });
      await user.keyboard('jr');
      await sayWhy(user);
      await press(user, 'Undo');
    },
  ],
  [
    'notes',
    `/admin/inquiries/${id}`,
    `PUT ${ONE}`,
    async (user) => {
      await user.type(
        await screen.findByRole('textbox', { name: 'Admin notes' }),
        'Call{Control>}{Enter}{/Control}',
      );
    },
  ],
  [
    'a communication',
    `/admin/inquiries/${id}`,
    'POST /api/admin/communications',
    async (user) => {
      const link = await screen.findByRole('link', { name: 'Call' });
      link.addEventListener('click', (event) => event.preventDefault());
      await user.click(link);
      await press(user, 'Log it');
    },
  ],
])('%s that does not reach the server says why', async (_, path, call, attempt) => {
  const { user } = openStaffArea(path, {
    given: (api) => {
      serveInquiries(api, [hoodies()]);
      api.on(call, () => Promise.reject(new TypeError('offline')));
    },
  });
  await attempt(user);
  expect((await screen.findAllByText(/^The server cannot be reached\./))[0]).toBeInTheDocument();
});
