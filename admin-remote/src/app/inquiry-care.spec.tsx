import { expect, it } from '@jest/globals';
import { dayInCairo } from '@tiraz/staff-kit/forms';
import { mona, monaWithout } from '@tiraz/staff-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { serveCrm } from '../features/crm/crm-api.fixture';
import { serveInquiries } from '../features/inquiries/inquiry-api.fixture';
import { hoodies } from '../features/inquiries/inquiry.fixture';
import { hearChanges } from '../testing/fake-changes';
import { openStaffArea } from '../testing/open-staff-area';

const inquiry = hoodies({ customerId: 'mariam' });
const about = { customerId: 'mariam', inquiryId: inquiry.id, subject: inquiry.reference };

function openInquiry() {
  let crm!: ReturnType<typeof serveCrm>;
  const opened = openStaffArea(`/admin/inquiries/${inquiry.id}`, {
    given: (api) => {
      crm = serveCrm(api);
      serveInquiries(api, [inquiry]);
    },
  });
  return { ...opened, ...crm };
}

it('a follow-up of an inquiry takes two presses, and what is planned stands beside who is to be called', async () => {
  const { user, sent } = openInquiry();
  const contact = await screen.findByRole('region', { name: 'Contact' });
  const planned = await within(contact).findByRole('listitem', { name: /Call about the hoodies/ });
  expect(within(planned).getByRole('button', { name: 'Complete' })).toBeEnabled();

  await user.click(within(contact).getByRole('button', { name: 'Schedule Follow-up' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const scheduledDate = dayInCairo(new Date(), 1);
  expect(sent).toEqual([['POST follow-ups', expect.objectContaining({ ...about, scheduledDate })]]);
});

it('beside who is to be called stands what the customer is worth', async () => {
  openInquiry();
  const contact = await screen.findByRole('region', { name: 'Contact' });
  expect(await within(contact).findByText('High Value')).toBeVisible();
  expect(within(contact).getByText(/Lifetime value/)).toHaveTextContent(/121,300\.00/);
});

it('what was said is logged to the inquiry with two presses and a text', async () => {
  const { user, sent } = openInquiry();
  await user.click(await screen.findByRole('button', { name: 'Log Communication' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Content')).toHaveFocus();
  await user.keyboard('She takes 400.');
  await user.click(within(dialog).getByRole('button', { name: 'Log' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    ['POST communications', expect.objectContaining({ ...about, content: 'She takes 400.' })],
  ]);
});

it('what was typed of a call is thrown away neither by another channel nor by a key without a question', async () => {
  const { user } = openInquiry();
  const contact = within(await screen.findByRole('region', { name: 'Contact' }));
  const said = () => contact.getByRole('textbox', { name: 'What was said' });
  const use = async (channel: string) => {
    const link = contact.getByRole('link', { name: channel });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(link);
  };
  const answer = async (name: string) => {
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  await use('Call');
  await use('Write an email');
  expect(said()).toHaveValue(`Wrote an email about ${inquiry.reference}`);
  await user.type(said(), ', she takes 400');
  const typed = `Wrote an email about ${inquiry.reference}, she takes 400`;
  await use('Call');
  await answer('Stay here');
  expect(said()).toHaveValue(typed);
  await user.click(contact.getByRole('button', { name: 'Not now' }));
  await answer('Stay here');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('u');
  await answer('Stay here');
  expect(said()).toHaveValue(typed);

  await use('Call');
  await answer('Leave');
  expect(said()).toHaveValue(`Called about ${inquiry.reference}`);
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('u');
  expect(await screen.findByRole('heading', { level: 1, name: 'Customer Inquiries' })).toBeVisible();
});

it('what is planned goes with the right to read of customers, and what was typed of a call stays in sight', async () => {
  const tell = hearChanges();
  const { api, user } = openInquiry();
  const contact = within(await screen.findByRole('region', { name: 'Contact' }));
  const planned = () => contact.queryByRole('listitem', { name: /Call about the hoodies/ });
  await waitFor(() => expect(planned()).toBeVisible());
  const call = contact.getByRole('link', { name: 'Call' });
  call.addEventListener('click', (event) => event.preventDefault());
  await user.click(call);
  const said = contact.getByRole('textbox', { name: 'What was said' });
  await user.type(said, ', she takes 400');

  api.signedIn = monaWithout('customers.read', 'customers.write');
  act(() => tell({ kind: 'staffAccount', id: mona.id, action: 'account.role-changed' }));
  await waitFor(() => expect(planned()).toBeNull());
  expect(said).toBeVisible();
  expect(said).toHaveValue(`Called about ${inquiry.reference}, she takes 400`);
});
