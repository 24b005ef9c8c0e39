import { describe, expect, it } from '@jest/globals';
import type { Mail, MailDetails } from '@tiraz/api-client/staff';
import { type FakeApi, mona, monaWithout, refuse } from '@tiraz/staff-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { hearChanges } from '../../testing/fake-changes';
import { openStaffArea } from '../../testing/open-staff-area';

const failed: Mail = {
  id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e31',
  kind: 'inquiry-received',
  name: 'ليلى منصور',
  email: 'layla@example.com',
  language: 'ar',
  inquiryId: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
  reference: 'TRZ-2026-000123',
  subject: 'TRZ-2026-000123: وصلنا طلبك',
  state: 'failed',
  heldFor: null,
  tries: 7,
  lastFailure: '550 no such mailbox',
  createdAt: '2026-11-19T09:07:00.000Z',
  dueAt: '2026-11-20T09:07:00.000Z',
  sentAt: null,
  canRetry: true,
};
const held: Mail = {
  ...failed,
  id: '2',
  name: 'Omar',
  state: 'held',
  heldFor: 'too-late',
  lastFailure: null,
};
const sent: Mail = {
  ...{ ...held, id: '3', state: 'sent', heldFor: null, sentAt: '2026-11-19T10:00:00.000Z' },
  canRetry: false,
};
/** Held until its invitation was over. */
const over: Mail = {
  ...{ ...held, id: '4', kind: 'staff-invited', inquiryId: null, reference: '' },
  ...{ subject: 'Your account at Tiraz', canRetry: false },
};
const details: MailDetails = {
  ...failed,
  html: '<!doctype html><html><head><style>p{}</style></head><body><p>وصلنا طلبك</p></body></html>',
  attachments: ['TRZ-2026-000123-R2.pdf'],
  text: 'وصلنا طلبك\n\nhttps://tiraz.example/ar/t/•••\n',
};

const answering =
  (...mails: Mail[]) =>
  (api: FakeApi) =>
    void api
      .on('GET /api/admin/mails', () =>
        Response.json(mails, { headers: { 'X-Total-Count': String(mails.length) } }),
      )
      .on(`GET /api/admin/mails/${failed.id}`, () => Response.json(details))
      .on('GET /api/admin/mail-delivery', () => Response.json({ delivers: 'nothing', held: 3, failed: 1 }));

describe('the mails', () => {
  it('tell to whom, what became of them and why', async () => {
    openStaffArea('/admin/mail', { given: answering(failed, held, sent) });
    const [, first, second, third] = await screen.findAllByRole('row');
    const cells = [...first!.querySelectorAll('th,td')].map(({ textContent }) => textContent);
    expect(cells.slice(0, 5)).toEqual([
      'ليلى منصورlayla@example.com',
      failed.subject,
      'FailedRetry',
      '7',
      '550 no such mailbox',
    ]);
    expect(within(first!).getByRole('link')).toHaveAttribute('href', `/admin/mail/${failed.id}`);
    expect(second).toHaveTextContent('HeldIt was too late to send it.');
    expect(within(second!).getByRole('button', { name: /^Retry/ })).toBeVisible();
    expect(third!.querySelector('time')).toHaveAttribute('datetime', sent.sentAt);
    expect(within(third!).queryByRole('button')).toBeNull();
  });

  it('tell it of an address alone, where nobody knows the name', async () => {
    const invited = { ...over, id: failed.id, name: '', email: 'new@tiraz.example' };
    const { user } = openStaffArea('/admin/mail', {
      given: (api) => {
        answering(invited)(api);
        api.on(`GET /api/admin/mails/${failed.id}`, () => Response.json({ ...details, ...invited }));
      },
    });
    await user.click(await screen.findByRole('link', { name: 'new@tiraz.example' }));
    await screen.findByRole('heading', { level: 1, name: invited.subject });
    expect(screen.getByText('new@tiraz.example')).toBeVisible();
    expect(screen.queryByText('(nothing visible)')).toBeNull();
  });

  it('tell it in Arabic, on every page that nobody sends them', async () => {
    openStaffArea('/admin/mail', { language: 'ar', given: answering(failed) });
    expect(await screen.findByRole('heading', { level: 1, name: 'البريد الصادر' })).toBeVisible();
    expect(await screen.findByText('٧')).toBeVisible();
    expect(await screen.findByRole('note')).toHaveTextContent('٣ رسائل محجوزة.');
  });

  it('are asked for by their state, which the address has', async () => {
    const { api } = openStaffArea('/admin/mail?state=held', {
      given: (fake) => {
        answering(held)(fake);
        fake.on('GET /api/admin/mails', ({ url }) =>
          Response.json(url.includes('state=held') ? [held] : [], { headers: { 'X-Total-Count': '1' } }),
        );
      },
    });
    expect(await screen.findByText('Omar')).toBeVisible();
    expect(api.calls).toContain('GET /api/admin/mails');
  });

  it('that failed are sent again at the press of a button', async () => {
    const { user } = openStaffArea('/admin/mail', {
      given: (fake) => {
        answering(failed)(fake);
        fake.on(`POST /api/admin/mails/${failed.id}/retry`, () => {
          answering({ ...failed, state: 'due', tries: 0, lastFailure: null, canRetry: false })(fake);
          return new Response(null, { status: 204 });
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: `Retry: ${failed.subject}` }));
    expect(await screen.findByText('It is being sent')).toBeVisible();
    expect(await screen.findByText('Waiting')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });

  it('are not sent again when what they bring is over, and say what to do instead', async () => {
    openStaffArea('/admin/mail', { given: answering(over, sent) });
    const hint = 'Its link is over. Send the invitation again, under People.';
    expect(await screen.findByText(hint)).toBeVisible();
    expect(screen.getAllByText(/is over\./)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });

  it.each([
    ['quotation-sent', 'Its revision can no longer be answered.'],
    ['quotation-expiring', 'Its day is over, or its revision can no longer be answered.'],
    ['quotation-accepted', 'The acceptance is taken back.'],
  ] as const)('say of a %s why it is over', async (kind, why) => {
    openStaffArea('/admin/mail', { given: answering({ ...over, kind }) });
    expect(await screen.findByText(why)).toBeVisible();
  });

  it('say so of one that has ended while the page was looked at', async () => {
    const { user } = openStaffArea('/admin/mail', {
      given: (fake) => {
        answering({ ...over, kind: 'acceptance-code', canRetry: true })(fake);
        fake.on(`POST /api/admin/mails/${over.id}/retry`, () => refuse(409, 'mail.over'));
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Retry/ }));
    expect(
      await screen.findByText(
        'Its code is over. While the revision can be answered, the customer can ask for another one.',
      ),
    ).toBeVisible();
  });

  it('stay as they are when that did not work, or the account may not', async () => {
    const { user } = openStaffArea('/admin/mail', {
      given: (fake) => {
        answering(failed)(fake);
        fake.on(`POST /api/admin/mails/${failed.id}/retry`, () => refuse(503, 'database.unavailable'));
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Retry/ }));
    expect(await screen.findByText('This did not work. Please try again.')).toBeVisible();
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('of an account that only reads have no such button', async () => {
    openStaffArea('/admin/mail', {
      given: (fake) => {
        answering(failed)(fake);
        fake.signedIn = monaWithout('mail.retry');
      },
    });
    expect(await screen.findByText('Failed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });

  it('are not asked about by an account that may not read them', async () => {
    const { api } = openStaffArea('/admin/account', {
      given: (fake) => {
        answering(failed)(fake);
        fake.signedIn = monaWithout('mail.read');
      },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(api.calls.filter((call) => call.includes('mail'))).toEqual([]);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('are told of no longer to an account that may not read them any more', async () => {
    const tell = hearChanges();
    const { api } = openStaffArea('/admin/account', { given: answering() });
    expect(await screen.findByRole('note')).toBeVisible();
    api.signedIn = monaWithout('mail.read');
    act(() => tell({ kind: 'staffAccount', id: mona.id, action: 'account.role-changed' }));
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  });

  it('are reached from the account menu, which counts the failed ones', async () => {
    const { user } = openStaffArea('/admin/account', { given: answering() });
    await user.click(await screen.findByRole('button', { name: mona.email }));
    await user.click(await screen.findByRole('link', { name: 'Mail 1 has failed' }));
    expect(await screen.findByText('No mails')).toBeVisible();
  });
});

describe('a mail', () => {
  it('is shown as its recipient sees it, in a frame that runs nothing, and as text', async () => {
    openStaffArea(`/admin/mail/${failed.id}`, { given: answering() });
    expect(await screen.findByRole('heading', { level: 1, name: failed.subject })).toBeVisible();
    const frame = screen.getByTitle('As the recipient sees it');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('srcdoc', details.html.replace('<style>', '<style nonce="">'));
    expect(screen.getByText(/t\/•••/)).toHaveAttribute('lang', 'ar');
    expect(screen.getByText('TRZ-2026-000123-R2.pdf')).toBeVisible();
    expect(screen.getByRole('link', { name: failed.reference })).toHaveAttribute(
      'href',
      `/admin/inquiries/${failed.inquiryId}`,
    );
    expect(screen.getByRole('button', { name: /^Retry/ })).toBeVisible();
  });

  it('that does not exist is said to, with a way to all', async () => {
    openStaffArea('/admin/mail/nonsense', {
      given: (fake) => void fake.on('GET /api/admin/mails/nonsense', () => refuse(400, 'request.invalid')),
    });
    expect(await screen.findByRole('heading', { name: 'There is no such mail' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To all mails' })).toHaveAttribute('href', '/admin/mail');
  });
});
