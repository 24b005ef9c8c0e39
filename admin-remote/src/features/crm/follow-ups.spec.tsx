import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { CustomerInquiry } from '@tiraz/api-client/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { dayInCairo } from '@tiraz/staff-kit/forms';
import { refuse, type FakeApi } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveCrm } from './crm-api.fixture';

async function openFollowUps() {
  let crm!: ReturnType<typeof serveCrm>;
  const opened = openStaffArea('/admin/crm/follow-ups', { given: (api) => void (crm = serveCrm(api)) });
  await screen.findByText('Call about the hoodies');
  return { ...opened, ...crm };
}

const hoodies: CustomerInquiry = {
  ...{ id: 'hoodies', reference: 'TRZ-2026-000123', status: 'new', isSampleRequest: false, quantity: 500 },
  ...{ totalCost: '290900.00', acceptedAt: null, createdAt: '2026-11-19T09:30:00.000Z' },
};
const toast = (text: string) => waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
/** What a list offers, beside what the page behind it says of the same. */
const OPTION = '.ant-select-item-option bdi, .ant-select-item-option-content';

afterEach(() => void jest.useRealTimers());

describe('a follow-up', () => {
  it('is one press away from a call or a message, while it is pending', async () => {
    const { user } = await openFollowUps();
    const row = within(screen.getByRole('listitem', { name: /hoodies/ }));
    expect(row.getByRole('link', { name: 'Call Layla Haddad' })).toHaveAttribute('href', 'tel:+971505550121');
    expect(row.getByRole('link', { name: 'WhatsApp to Layla Haddad' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/971505550121\?text=Hello/),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull());
  });

  it('is completed, and what was said is asked for', async () => {
    const { sent, user } = await openFollowUps();
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    await toast('Follow-up completed successfully');
    expect(sent).toEqual([['PUT follow-ups/call', { status: 'completed' }]]);
    await user.type(await screen.findByLabelText('Content'), 'She wants samples first.');
    await user.click(screen.getByRole('button', { name: 'Log' }));
    await toast('Communication logged successfully');
    expect(sent[1]).toEqual([
      'POST communications',
      expect.objectContaining({
        customerId: 'layla',
        subject: 'Call about the hoodies',
        content: 'She wants samples first.',
        type: 'phone',
        direction: 'outbound',
      }),
    ]);
  });

  it('is followed by the next one, of the same, where a day for it is chosen', async () => {
    const { sent, user } = await openFollowUps();
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    await user.type(await screen.findByLabelText('Content'), 'Call again.');
    expect(screen.queryByLabelText('Scheduled date')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'In a week' }));
    await user.click(screen.getByRole('button', { name: 'Log' }));
    await toast('Follow-up scheduled successfully');
    expect(sent[1]).toEqual([
      'POST communications',
      expect.not.objectContaining({ next: expect.anything() }),
    ]);
    expect(sent[2]).toEqual([
      'POST follow-ups',
      {
        customerId: 'layla',
        inquiryId: null,
        subject: 'Call about the hoodies',
        scheduledDate: dayInCairo(new Date(), 7),
      },
    ]);
  });

  it('keeps what came of it, and asks again, where the next one cannot be planned', async () => {
    const { api, sent, user } = await openFollowUps();
    api.on('POST /api/admin/follow-ups', () => refuse(503, 'database.unavailable'));
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    await user.type(await screen.findByLabelText('Content'), 'Call again.');
    await user.click(screen.getByRole('radio', { name: 'Another day' }));
    await user.click(screen.getByRole('button', { name: 'Log' }));
    expect(await screen.findByText('Scheduled date is required')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Tomorrow' }));
    await user.click(screen.getByRole('button', { name: 'Log' }));
    await toast('Failed to schedule follow-up');
    expect(sent.filter(([call]) => call === 'POST communications')).toHaveLength(1);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Schedule Follow-up')).toBeVisible();
    expect(within(dialog).getByLabelText('Subject')).toHaveValue('Call about the hoodies');
  });

  it('is planned again for whom it is and when, where that was another customer and did not come about', async () => {
    const { api, sent, user } = await openFollowUps();
    const planned: unknown[] = [];
    api.on('POST /api/admin/follow-ups', async (request) => {
      planned.push(await request.json());
      return planned.length === 1 ? refuse(503, 'database.unavailable') : Response.json({}, { status: 201 });
    });
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    await user.click(await screen.findByLabelText('Customer'));
    await user.click(await screen.findByText('مريم فؤاد', { selector: OPTION }));
    await user.type(screen.getByLabelText('Content'), 'It is her whom to call.');
    await user.click(screen.getByRole('radio', { name: 'Tomorrow' }));
    await user.click(screen.getByRole('button', { name: 'Log' }));
    await user.click(await screen.findByRole('button', { name: 'Schedule' }));
    await toast('Follow-up scheduled successfully');
    expect(sent.at(-1)).toMatchObject(['POST communications', { customerId: 'mariam' }]);
    const wanted = { customerId: 'mariam', scheduledDate: dayInCairo(new Date(), 1) };
    expect(planned).toMatchObject([wanted, wanted]);
  });

  it('that was cancelled is taken back from its toast, over the version that it has by then', async () => {
    const { followUps, sent, user } = await openFollowUps();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      ['PUT follow-ups/call', { status: 'cancelled' }],
      ['POST follow-ups/call/undo', {}],
    ]);
    expect(followUps.call).toMatchObject({ status: 'pending', version: 3 });
  });

  it('that somebody else has changed since is left as it is', async () => {
    const { followUps, sent, user } = await openFollowUps();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await toast('Follow-up cancelled successfully');
    followUps.call = { ...followUps.call!, status: 'pending', version: 3 };
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await toast('The follow-up has changed since and was left as it is.');
    expect(sent).toHaveLength(1);
  });

  it('that somebody else has cancelled already is not theirs to take back', async () => {
    const { followUps, user } = await openFollowUps();
    followUps.call = { ...followUps.call!, status: 'cancelled', version: 2 };
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await toast('Follow-up cancelled successfully');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('that somebody else has cancelled is not completed by keeping theirs, and asks for no outcome', async () => {
    const { followUps, sent, user } = await openFollowUps();
    followUps.call = { ...followUps.call!, status: 'cancelled', version: 2 };
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Follow-up completed successfully')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('may become what the API says, and nothing else', async () => {
    const given = (api: FakeApi) => {
      const { followUps } = serveCrm(api);
      followUps.call = { ...followUps.call!, next: ['cancelled'], canMove: false };
    };
    openStaffArea('/admin/crm/follow-ups', { given });
    const item = within(await screen.findByRole('listitem', { name: /Call about the hoodies/ }));
    expect(item.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel']);
    expect(item.queryByRole('link', { name: /calendar/i })).toBeNull();
  });

  /** Somebody else does so first. */
  const putOff = async ({ followUps, user }: Awaited<ReturnType<typeof openFollowUps>>) => {
    followUps.call = { ...followUps.call!, scheduledDate: '2026-12-01T07:00:00.000Z', version: 2 };
    await user.click(screen.getByRole('button', { name: 'Reschedule' }));
    const date = await screen.findByLabelText('Scheduled date');
    await user.clear(date);
    await user.type(date, '2026-11-25');
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };

  it.each([
    ['Keep theirs', false],
    ['Back to editing', true],
  ])('that two put off at once is left as it is by %s; the dialog stays: %s', async (choice, stays) => {
    const opened = await openFollowUps();
    await putOff(opened);
    await opened.user.click(await screen.findByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('button', { name: choice })).toBeNull());
    if (stays) expect(screen.getByLabelText('Scheduled date')).toBeVisible();
    else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Follow-up rescheduled successfully')).toBeNull();
    expect(opened.sent).toEqual([]);
  });

  it('that two put off at once is asked about, in days and hours of Cairo', async () => {
    const opened = await openFollowUps();
    await putOff(opened);
    const question = (await screen.findByText('Somebody else changed this meanwhile')).closest('.ant-modal');
    expect(question).toHaveTextContent(/Omar Said.? changed this/);
    expect(question).toHaveTextContent('25 Nov 2026, 9:00');
    expect(question).toHaveTextContent('1 Dec 2026, 9:00');
  });
});

describe('a new follow-up', () => {
  it('is not sent before it says whom, when and why', async () => {
    const { sent, user } = await openFollowUps();
    await user.click(screen.getByRole('button', { name: 'Schedule Follow-up' }));
    await user.click(await screen.findByRole('button', { name: 'Schedule' }));
    for (const fault of ['Customer is required', 'Scheduled date is required', 'Subject is required']) {
      expect(await screen.findByText(fault)).toBeInTheDocument();
    }
    expect(sent).toEqual([]);
  });

  it('is for tomorrow as the calendar in Cairo has it', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T22:30:00Z'), doNotFake: ['setTimeout', 'setImmediate'] });
    const { sent, user } = await openFollowUps();
    await user.click(screen.getByRole('button', { name: 'Schedule Follow-up' }));
    await user.click(await screen.findByLabelText('Customer'));
    await user.click(await screen.findByText('مريم فؤاد', { selector: OPTION }));
    await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
    await user.type(screen.getByLabelText('Subject'), 'Samples');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await toast('Follow-up scheduled successfully');
    expect(sent).toEqual([
      [
        'POST follow-ups',
        expect.objectContaining({ customerId: 'mariam', scheduledDate: '2026-11-22', subject: 'Samples' }),
      ],
    ]);
  });

  it('of another customer is no longer about an inquiry of the former one', async () => {
    const { customers, sent, user } = await openFollowUps();
    const choose = async (field: string, option: RegExp) => {
      const list = await screen.findByRole('combobox', { name: field });
      await waitFor(() => expect(list).toBeEnabled());
      await user.click(list);
      await user.click(await screen.findByText(option, { selector: OPTION }));
    };
    customers.layla = { ...customers.layla!, inquiries: [hoodies] };
    await user.click(screen.getByRole('button', { name: 'Schedule Follow-up' }));
    await choose('Customer', /Layla/);
    await choose('Inquiry', /TRZ-2026-000123/);
    await choose('Customer', /مريم/);
    await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
    await user.type(screen.getByLabelText('Subject'), 'Samples');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await toast('Follow-up scheduled successfully');
    expect(sent[0]?.[1]).toMatchObject({ customerId: 'mariam' });
    expect(sent[0]?.[1]).not.toHaveProperty('inquiryId');
  });
});
