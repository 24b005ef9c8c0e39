import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { hoodies } from './inquiry.fixture';
import { serveInquiries } from './inquiry-api.fixture';

const INQUIRY = hoodies({
  status: 'quoted',
  history: [{ from: null, to: 'new', changedBy: null, changedAt: '2026-11-19T09:30:00.000Z', isUndo: false }],
});
const PATH = `/api/admin/inquiries/${INQUIRY.id}`;
const event = (kind: string, at: string, by: string | null, data = {}) => ({
  kind,
  at,
  revision: 1,
  by,
  data,
});

const QUOTATION = {
  id: 'q',
  inquiryId: INQUIRY.id,
  reference: INQUIRY.reference,
  version: 3,
  revisions: [],
  olderPrices: [],
  next: [],
  events: [
    event('change_asked', '2026-11-22T08:00:00.000Z', null, { text: 'In black.' }),
    event('sent', '2026-11-20T08:00:00.000Z', 'mona@tiraz.example'),
  ],
};
const MAIL = {
  id: 'm',
  subject: 'Your quotation is ready',
  email: 'mariam@nile-threads.example',
  state: 'failed',
  sentAt: null,
  createdAt: '2026-11-20T08:00:02.000Z',
};
const said = { type: 'phone', direction: 'outbound', loggedBy: 'mona@tiraz.example' };
const CUSTOMER = {
  id: INQUIRY.customerId,
  email: 'mariam@nile-threads.example',
  communications: [
    {
      ...said,
      id: 'a',
      inquiryId: INQUIRY.id,
      subject: 'Called',
      content: 'Wants black.',
      createdAt: '2026-11-21T08:00:00.000Z',
    },
    {
      ...said,
      id: 'b',
      inquiryId: 'other',
      subject: 'Elsewhere',
      content: '',
      createdAt: '2026-11-21T09:00:00.000Z',
    },
  ],
  inquiries: [
    {
      id: INQUIRY.id,
      reference: INQUIRY.reference,
      status: 'quoted',
      totalCost: '1.00',
      createdAt: INQUIRY.createdAt,
    },
    {
      id: 'other',
      reference: 'TRZ-2026-000007',
      status: 'accepted',
      totalCost: '42100.00',
      createdAt: '2026-10-01T08:00:00.000Z',
    },
  ],
};

async function open() {
  const { api, user } = openStaffArea(`/admin/inquiries/${INQUIRY.id}`, {
    given: (fake) => {
      serveInquiries(fake, [INQUIRY]);
      fake.on(`GET ${PATH}/quotation`, () => Response.json(QUOTATION));
      fake.on('GET /api/admin/mails', () =>
        Response.json([MAIL], { headers: { 'X-Total-Count': '1', Link: '' } }),
      );
      fake.on(`GET /api/admin/customers/${INQUIRY.customerId}`, () => Response.json(CUSTOMER));
    },
  });
  await screen.findByRole('region', { name: 'Timeline' });
  return { api, user };
}

describe('beside an inquiry', () => {
  it('stands all that happened to it, the newest first, and nothing of another one', async () => {
    await open();
    const timeline = screen.getByRole('region', { name: 'Timeline' });
    await within(timeline).findByText('Wants black.');
    const entries = within(timeline).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent?.replace(/\d+ Nov 2026.*$/, ''))).toEqual([
      'Revision 1the customer asks for a changeThe customerIn black.',
      'CallCalledmona@tiraz.exampleWants black.',
      'Mail: failedYour quotation is readymariam@nile-threads.example',
      'Revision 1sentmona@tiraz.example',
      'NewInquiry received',
    ]);
    expect(within(timeline).getByRole('link', { name: /Your quotation is ready/ })).toHaveAttribute(
      'href',
      '/admin/mail/m',
    );
  });

  it('stand the other requests of its customer', async () => {
    await open();
    const others = await screen.findByRole('region', { name: 'Other requests' });
    expect(within(others).getAllByRole('listitem')).toHaveLength(1);
    expect(within(others).getByRole('link', { name: /TRZ-2026-000007/ })).toHaveAttribute(
      'href',
      '/admin/inquiries/other',
    );
  });
});
