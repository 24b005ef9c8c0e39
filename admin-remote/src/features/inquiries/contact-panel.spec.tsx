import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { hoodies } from './inquiry.fixture';
import { serveInquiries } from './inquiry-api.fixture';

const ID = hoodies().id;

async function openInquiry() {
  const opened = openStaffArea(`/admin/inquiries/${ID}`, {
    given: (api) => serveInquiries(api, [hoodies()]),
  });
  await screen.findByRole('region', { name: 'Contact' });
  return opened;
}
const region = (name: string) => screen.getByRole('region', { name });

it('has a link for every way, and logs it on request', async () => {
  const { api, user } = await openInquiry();
  const bodies: unknown[] = [];
  api.on('POST /api/admin/communications', async (request) => {
    bodies.push(await request.json());
    return Response.json({}, { status: 201 });
  });
  const contact = within(region('Contact'));
  expect(contact.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/201005550143?text=Hello%20Mariam'),
  );
  expect(contact.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:mariam@nile-threads.example?subject=TRZ-2026-000123'),
  );
  const call = contact.getByRole('link', { name: 'Call' });
  expect(call).toHaveAttribute('href', 'tel:+201005550143');
  expect(contact.queryByRole('button', { name: 'Log it' })).toBeNull();
  call.addEventListener('click', (event) => event.preventDefault());
  await user.click(call);
  const said = contact.getByRole('textbox', { name: 'What was said' });
  expect(said).toHaveValue('Called about TRZ-2026-000123');
  await user.type(said, ', \u2066spring\u2069 it is');
  await user.click(contact.getByRole('button', { name: 'Log it' }));
  await screen.findByText('Communication logged successfully');
  expect(bodies).toEqual([
    {
      customerId: hoodies().customerId,
      inquiryId: ID,
      type: 'phone',
      direction: 'outbound',
      subject: 'TRZ-2026-000123',
      content: 'Called about TRZ-2026-000123, spring it is',
    },
  ]);
  expect(contact.queryByRole('button', { name: 'Log it' })).toBeNull();
});

it.each([
  ['Call', 'phone', 'TRZ-2026-000123'],
  ['Write an email', 'email', 'TRZ-2026-000123'],
  ['WhatsApp', 'phone', 'WhatsApp · TRZ-2026-000123'],
])('logs what answers the customer as more than a note: %s', async (name, type, subject) => {
  const { api, user } = await openInquiry();
  let sent: unknown;
  api.on('POST /api/admin/communications', async (request) => {
    sent = await request.json();
    return Response.json({}, { status: 201 });
  });
  const link = within(region('Contact')).getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: 'Log it' }));
  await screen.findByText('Communication logged successfully');
  expect(sent).toMatchObject({ type, direction: 'outbound', subject });
  // What asked for it is gone: the keyboard goes on at the way that was used.
  await waitFor(() => expect(link).toHaveFocus());
});
