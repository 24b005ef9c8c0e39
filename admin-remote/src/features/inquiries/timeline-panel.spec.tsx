import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refuse, type FakeApi } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../../testing/open-staff-area';
import { hoodies } from './inquiry.fixture';
import { serveInquiries } from './inquiry-api.fixture';

const INQUIRY = hoodies({
  status: 'quoted',
  history: [
    {
      from: null,
      to: 'new',
      changedBy: null,
      changedAt: '2026-11-19T09:30:00.000Z',
      isUndo: false,
      lost: null,
    },
  ],
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
    event('change_asked', '2026-11-22T08:00:00.000Z', null, { text: 'In black.', files: '2' }),
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
const COMMUNICATION = {
  ...said,
  id: 'a',
  inquiryId: INQUIRY.id,
  subject: 'Called',
  content: 'Wants black.',
  createdAt: '2026-11-21T08:00:00.000Z',
};
const change = (id: string, action: string) => ({
  id,
  action,
  at: '2026-11-19T12:00:00.000Z',
  by: action === 'inquiry.sizes-said' ? null : 'mona@tiraz.example',
  thing: { kind: 'inquiry', id: INQUIRY.id },
  before: null,
  after: null,
});
const CHANGES = [change('2', 'inquiry.notes-saved'), change('1', 'inquiry.status-changed')];
const CUSTOMER = {
  id: INQUIRY.customerId,
  email: 'mariam@nile-threads.example',
  communications: [],
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

const listed = (items: object[]) =>
  Response.json(items, { headers: { 'X-Total-Count': String(items.length), Link: '' } });

async function open(given: (api: FakeApi) => void = () => undefined) {
  const { api, user } = openStaffArea(`/admin/inquiries/${INQUIRY.id}`, {
    given: (fake) => {
      serveInquiries(fake, [INQUIRY]);
      fake.on(`GET ${PATH}/quotation`, () => Response.json(QUOTATION));
      fake.on('GET /api/admin/mails', () => listed([MAIL]));
      fake.on('GET /api/admin/communications', ({ url }) =>
        listed(new URL(url).searchParams.get('inquiryId') === INQUIRY.id ? [COMMUNICATION] : []),
      );
      fake.on('GET /api/admin/audit-trail', () => listed(CHANGES));
      fake.on(`GET /api/admin/customers/${INQUIRY.customerId}`, () => Response.json(CUSTOMER));
      given(fake);
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
      'Revision 1the customer asks for a changeThe customer · with 2 designsIn black.',
      'PhoneCalledmona@tiraz.exampleWants black.',
      'Mail: failedYour quotation is readymariam@nile-threads.example',
      'Revision 1sentmona@tiraz.example',
      'Changeadmin notes changedmona@tiraz.example',
      'NewInquiry received',
    ]);
    expect(within(timeline).getByRole('link', { name: /Your quotation is ready/ })).toHaveAttribute(
      'href',
      '/admin/mail/m',
    );
  });

  it('stands what mails and calls were about, each in the direction of its own words', async () => {
    const subjects = ['عرض السعر TRZ-2026-000123 (جديد)', 'اتصال: 250 قطعة'];
    await open((fake) => {
      fake.on('GET /api/admin/mails', () => listed([{ ...MAIL, subject: subjects[0] }]));
      fake.on('GET /api/admin/communications', () => listed([{ ...COMMUNICATION, subject: subjects[1] }]));
    });
    const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
    for (const subject of subjects) expect(await timeline.findByText(subject)).toHaveAttribute('dir', 'auto');
  });

  it('stands who entered it, where that was not the visitor', async () => {
    await open((fake) => {
      const [beginning] = INQUIRY.history;
      serveInquiries(fake, [{ ...INQUIRY, history: [{ ...beginning!, changedBy: 'mona@tiraz.example' }] }]);
    });
    const timeline = screen.getByRole('region', { name: 'Timeline' });
    const entry = (await within(timeline).findByText('Entered for the customer')).closest('li');
    expect(entry).toHaveTextContent('mona@tiraz.example');
    expect(within(timeline).queryByText('Inquiry received')).toBeNull();
  });

  it('stands the customer behind the status that came with accepting the quotation', async () => {
    const moved = { from: 'quoted', to: 'accepted', changedBy: null, isUndo: false, lost: null } as const;
    const page = event('accepted', '2026-11-23T08:00:00.000Z', null, { note: '' });
    await open((fake) => {
      const history = [
        ...INQUIRY.history,
        { ...moved, changedAt: '2026-11-21T08:00:00.000Z' },
        { ...moved, changedAt: '2026-11-23T08:00:00.020Z' },
      ];
      serveInquiries(fake, [{ ...INQUIRY, status: 'accepted', history }]);
      fake.on(`GET ${PATH}/quotation`, () => Response.json({ ...QUOTATION, events: [page] }));
    });
    const timeline = screen.getByRole('region', { name: 'Timeline' });
    await within(timeline).findByText('Revision 1');
    const entries = within(timeline).getAllByRole('listitem');
    expect(
      entries.map(({ textContent }) => textContent ?? '').filter((text) => text.startsWith('Accepted')),
    ).toEqual([expect.stringMatching(/^AcceptedThe customer/), expect.stringMatching(/^AcceptedStaff/)]);
  });

  it('say why a quotation was declined', async () => {
    const declined = event('declined', '2026-11-23T08:00:00.000Z', null, {
      reason: 'price',
      note: 'In spring.',
    });
    await open((fake) =>
      fake.on(`GET ${PATH}/quotation`, () => Response.json({ ...QUOTATION, events: [declined] })),
    );
    const timeline = screen.getByRole('region', { name: 'Timeline' });
    const entry = (await within(timeline).findByText('In spring.')).closest('li');
    expect(entry).toHaveTextContent('The customer · Price');
  });

  it('stand the latest first, and all of them when they are asked for', async () => {
    const mails = Array.from({ length: 30 }, (_, index) => ({ ...MAIL, id: `m${index}` }));
    const { user } = await open((fake) => fake.on('GET /api/admin/mails', () => listed(mails)));
    const timeline = screen.getByRole('region', { name: 'Timeline' });
    await user.click(await within(timeline).findByRole('button', { name: 'Show all 35 entries' }));
    expect(within(timeline).getAllByRole('listitem')).toHaveLength(35);
    expect(within(timeline).queryByRole('button')).toBeNull();
  });

  it('is said what could not be loaded, beside what could, and loads when asked again', async () => {
    let isAway = true;
    const { user } = await open((fake) =>
      fake.on('GET /api/admin/mails', () => (isAway ? refuse(503, 'server.unavailable') : listed([MAIL]))),
    );
    const timeline = screen.getByRole('region', { name: 'Timeline' });
    expect(await within(timeline).findByRole('alert')).toHaveTextContent('Not all of it could be loaded');
    expect(await within(timeline).findByText('Wants black.')).toBeVisible();
    isAway = false;
    await user.click(within(timeline).getByRole('button', { name: 'Retry' }));
    expect(await within(timeline).findByRole('link', { name: /Your quotation is ready/ })).toBeVisible();
    expect(within(timeline).queryByRole('alert')).toBeNull();
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
