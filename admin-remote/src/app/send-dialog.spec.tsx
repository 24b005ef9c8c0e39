import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { serveInquiries } from '../features/inquiries/inquiry-api.fixture';
import { hoodies } from '../features/inquiries/inquiry.fixture';
import { draftOf, quotationOf, serveQuotation } from '../features/quotations/quotation-api.fixture';
import { openStaffArea } from '../testing/open-staff-area';

const ID = hoodies().id;
const MAIL = `GET /api/admin/inquiries/${ID}/quotation/draft/mail`;

it('shows the mail of the draft that is shown, not of the one before somebody else changed it', async () => {
  const mail = (total: string) =>
    Response.json({
      to: { name: 'Mariam Fouad', email: 'mariam@nile-threads.example' },
      language: 'en',
      subject: `A quotation of ${total}`,
      html: `<p>${total}</p>`,
      text: total,
    });
  const second = Promise.withResolvers<Response>();
  const mails = [mail('27,018.00'), second.promise];
  let quotation!: ReturnType<typeof serveQuotation>;
  const { user, api } = openStaffArea(`/admin/inquiries/${ID}`, {
    given: (fake) => {
      serveInquiries(fake, [hoodies()]);
      quotation = serveQuotation(fake, ID, quotationOf(ID, draftOf()));
      fake.on(MAIL, () => mails.shift()!);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog');
  const shown = async () => (await within(dialog).findByTitle('The mail')).getAttribute('srcdoc');
  expect(await shown()).toContain('27,018.00');

  quotation.change({ version: 2, revisions: [draftOf({ total: '20000.00' })] });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await within(dialog).findByText(/20,000\.00/);
  expect(within(dialog).queryByText(/27,018\.00/)).toBeNull();
  expect(within(dialog).queryByTitle('The mail')).toBeNull();
  second.resolve(mail('20,000.00'));
  expect(await shown()).toContain('20,000.00');

  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The quotation is on its way')).toBeVisible();
  expect(api.calls.filter((call) => call === MAIL)).toHaveLength(2);
});
