import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { monaWithout } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../../testing/open-staff-area';
import { hoodies, SAVED_BY_OMAR } from './inquiry.fixture';
import { serveInquiries } from './inquiry-api.fixture';
import { sayWhy } from './list.fixture';

type Change = Parameters<typeof hoodies>[0];
const ID = hoodies().id;

async function openInquiry(
  change: Change = {},
  { language = 'en', search = '' }: { language?: 'en' | 'ar'; search?: string } = {},
) {
  let stored = new Map<string, ReturnType<typeof hoodies>>();
  const { api, user } = openStaffArea(`/admin/inquiries/${ID}${search}`, {
    language,
    given: (fake) => {
      stored = serveInquiries(fake, [
        hoodies({ id: 'before', customerName: 'Karim' }),
        hoodies(change),
        hoodies({ id: 'after', customerName: 'Dina' }),
      ]);
    },
  });
  await screen.findByRole('region', { name: { en: 'Price', ar: 'السعر' }[language] });
  return { api, user, stored };
}
const region = (name: string) => screen.getByRole('region', { name });
const notes = () => screen.getByRole('textbox', { name: 'Admin notes' });

describe('the page of an inquiry', () => {
  it('shows the selection, what it costs part by part, and its history', async () => {
    await openInquiry({
      status: 'quoted',
      ...{ waiting: null, respondedAt: '2026-11-19T10:00:00.000Z', responseMinutes: 0 },
      history: [
        {
          from: 'new',
          to: 'quoted',
          changedBy: 'mona@tiraz.example',
          changedAt: '2026-11-19T10:00:00.000Z',
          isUndo: true,
          lost: null,
        },
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
    expect(screen.getByRole('heading', { level: 1, name: 'Mariam Fouad' })).toBeVisible();
    expect(screen.getByText('Answered after less than a minute of working time')).toBeVisible();
    for (const text of [
      '500 pcs',
      'Hoodie',
      'Brushed Fleece',
      'Oversized',
      'Premium',
      'Puff Print',
      '2 print colors',
    ]) {
      expect(within(region('Selection')).getByText(text)).toBeVisible();
    }
    expect(within(region('Selection')).getByText('Blue')).toBeVisible();
    const price = screen.getByRole('table', { name: '500 pieces in production' });
    expect(within(price).getByRole('row', { name: /Base garment.*430\.00.*215,000\.00/ })).toBeVisible();
    expect(within(price).getByRole('row', { name: /Print setup.*900\.00/ })).toBeVisible();
    expect(within(price).getByRole('row', { name: /Total cost.*581\.80.*290,900\.00/ })).toBeVisible();
    expect(within(region('Price')).getByText('The visitor saw the same prices.')).toBeVisible();
    const history = within(region('Timeline')).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      'QuotedUndo · mona@tiraz.example19 Nov 2026, 12:00',
      'NewInquiry received19 Nov 2026, 11:30',
    ]);
  });

  it('says in Arabic what was chosen', async () => {
    await openInquiry({}, { language: 'ar' });
    expect(within(region('الاختيارات')).getByText('هودي')).toBeVisible();
    expect(within(region('الاختيارات')).getByText('أزرق')).toBeVisible();
    expect(within(region('السعر')).getByRole('table', { name: 'إنتاج ٥٠٠ قطعة' })).toBeVisible();
  });

  it('warns of prices that changed, with both', async () => {
    await openInquiry({
      priceChanged: true,
      hasInactiveItems: true,
      seen: { totalCost: '290000.00', pricePerItem: '580.00', sampleCost: '1000.00' },
    });
    const seen = screen.getByRole('table', { name: 'Our price and what the visitor saw' });
    const total = /Total cost.*290,900\.00.*ours is.*900\.00.* higher.*290,000\.00/;
    expect(within(seen).getByRole('row', { name: total })).toBeVisible();
    expect(within(seen).getByRole('row', { name: /Sample cost/ })).not.toHaveTextContent(/higher|lower/);
    expect(screen.getByText(/no longer offered when the inquiry arrived/)).toBeVisible();
  });

  it('tells of no visitor who saw a price, where staff entered it', async () => {
    const beginning = hoodies().history.find(({ from }) => !from)!;
    await openInquiry({ history: [{ ...beginning, changedBy: 'mona@tiraz.example' }] });
    expect(within(region('Price')).getByText('Total cost', { selector: 'p *' })).toBeVisible();
    expect(within(region('Price')).queryByText(/the visitor saw/i)).toBeNull();
  });

  it('compares a sample with an order', async () => {
    const { breakdown, lines } = hoodies().quote;
    const production = { totalCost: '58900.00', pricePerItem: '589.00', breakdown, lines };
    await openInquiry({
      isSampleRequest: true,
      quantity: 1,
      totalCost: '1000.00',
      quote: { ...hoodies().quote, isSample: true, production },
    });
    expect(screen.getByRole('table', { name: 'For comparison: 100 pieces in production' })).toBeVisible();
    expect(within(region('Price')).getByText('Sample cost').parentElement).toHaveTextContent('1,000.00');
  });

  it('says when there is no such inquiry', async () => {
    openStaffArea('/admin/inquiries/nobody');
    expect(await screen.findByRole('heading', { name: 'There is no such inquiry.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All inquiries' })).toHaveAttribute('href', '/admin/inquiries');
  });
});

describe('answering', () => {
  it('offers only what the API lets it become', async () => {
    const { user } = await openInquiry({ status: 'accepted', next: ['closed'] });
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('combobox', { name: 'Change status to' }));
    await screen.findByTitle('Closed');
    for (const status of ['New', 'In Progress', 'Quoted', 'Rejected']) {
      expect(screen.queryByTitle(status)).toBeNull();
    }
  });

  it('offers every status', async () => {
    const { user, stored } = await openInquiry();
    await user.click(screen.getByRole('combobox', { name: 'Change status to' }));
    for (const status of ['New', 'In Progress', 'Quoted', 'Accepted', 'Rejected', 'Closed']) {
      expect((await screen.findAllByTitle(status)).length).toBeGreaterThan(0);
    }
    await user.click(screen.getByTitle('Closed'));
    await sayWhy(user, 'No answer');
    await screen.findByText('Inquiry updated successfully');
    expect(stored.get(ID)).toMatchObject({ status: 'closed', lost: { reason: 'no_answer', note: '' } });
    expect(screen.getAllByText('No answer')).toHaveLength(2);
    // The list of statuses has the focus still: letters belong to it.
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('a');
    await waitFor(() => expect(stored.get(ID)?.status).toBe('accepted'));
  });

  it('leads to its neighbours in the list, with the keys too', async () => {
    const { user } = await openInquiry({}, { search: '?status=new' });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Next inquiry' })).toHaveAttribute('href'));
    expect(screen.getByRole('link', { name: 'All inquiries' })).toHaveAttribute(
      'href',
      '/admin/inquiries?status=new',
    );
    // It leaves the filter, and keeps its place between the two.
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await screen.findByText('Inquiry updated successfully');
    await user.keyboard('j');
    await screen.findByRole('heading', { level: 1, name: 'Dina' });
    expect(window.location.pathname + window.location.search).toBe('/admin/inquiries/after?status=new');
    await user.keyboard('k');
    await screen.findByRole('heading', { level: 1, name: 'Karim' });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Previous inquiry' })).not.toHaveAttribute('href'),
    );
  });
});

describe('notes', () => {
  it('are gone on with behind what is written, and left with Escape', async () => {
    const { user, stored } = await openInquiry({ adminNotes: 'Wants a discount.' });
    await user.keyboard('n');
    expect(notes()).toHaveFocus();
    await user.keyboard(' Call on Sunday.');
    expect(notes()).toHaveValue('Wants a discount. Call on Sunday.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(stored.get(ID)?.adminNotes).toBe('Wants a discount. Call on Sunday.'));
    await user.keyboard('{Escape}');
    expect(notes()).not.toHaveFocus();
    await user.keyboard('j');
    await screen.findByRole('heading', { level: 1, name: 'Dina' });
  });

  it('are saved without what came along unseen from a message', async () => {
    const { user, stored } = await openInquiry();
    await user.type(notes(), 'Ring \u202a+20 100\u202c about \u2066it\u2069');
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    await waitFor(() => expect(stored.get(ID)?.adminNotes).toBe('Ring +20 100 about it'));
    expect(notes()).toHaveValue('Ring +20 100 about it');
  });

  it('that are half typed stay in sight where one is no longer to write any', async () => {
    const { user, api } = await openInquiry();
    await user.type(notes(), 'Mine');
    api.signedIn = monaWithout('inquiries.answer');
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(notes()).toHaveValue('Mine');
    await user.clear(notes());
    expect(screen.queryByRole('textbox', { name: 'Admin notes' })).toBeNull();
    expect(region('Admin notes')).toHaveTextContent('Nobody has written a note.');
  });

  it('are saved, and say so', async () => {
    const { user, stored, api } = await openInquiry({ adminNotes: 'Wants a discount.' });
    expect(notes()).toHaveValue('Wants a discount.');
    expect(screen.getByRole('button', { name: 'Save Notes' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(notes(), ' Call on Sunday.');
    const put = `PUT /api/admin/inquiries/${ID}`;
    const { fetch } = globalThis;
    let go: () => void = () => undefined;
    globalThis.fetch = async (input) => {
      if ((input as Request).method === 'PUT') await new Promise<void>((resolve) => (go = resolve));
      return fetch(input);
    };
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    go();
    await screen.findByText('Inquiry updated successfully');
    expect(stored.get(ID)?.adminNotes).toBe('Wants a discount. Call on Sunday.');
    expect(api.calls.filter((call) => call === put)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Save Notes' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('and a status that somebody else set meanwhile both stay, without a word', async () => {
    const { user, stored } = await openInquiry();
    await user.type(notes(), 'Mine');
    stored.set(ID, hoodies({ status: 'accepted', version: 2 }));
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    await screen.findByText('Inquiry updated successfully');
    expect(stored.get(ID)).toMatchObject({ status: 'accepted', adminNotes: 'Mine', version: 3 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of two at once are both shown, and can be put together', async () => {
    const { user, stored } = await openInquiry();
    await user.type(notes(), 'Mine');
    stored.set(ID, hoodies({ adminNotes: 'Called', version: 2, notesSaved: SAVED_BY_OMAR }));
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Mine')).toBeVisible();
    expect(within(dialog).getByText('Called')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Back to editing' }));
    expect(notes()).toHaveValue('Mine');
    expect(await screen.findByText(/^Saved meanwhile by/)).toHaveTextContent('omar@tiraz.example');
    await user.click(screen.getByRole('button', { name: 'Put theirs above mine' }));
    expect(notes()).toHaveValue('Called\n\nMine');
    // The button is gone with the press: one goes on in what it has put together.
    await waitFor(() => expect(notes()).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    await waitFor(() => expect(stored.get(ID)?.adminNotes).toBe('Called\n\nMine'));
  });

  it('of somebody else are kept, and nobody is told that theirs were saved', async () => {
    const { user, stored } = await openInquiry();
    await user.type(notes(), 'Mine');
    stored.set(ID, hoodies({ adminNotes: 'Called', version: 2, notesSaved: SAVED_BY_OMAR }));
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(notes()).toHaveValue('Called'));
    expect(screen.queryByText('Inquiry updated successfully')).toBeNull();
  });

  it('that are not saved are not left without a question', async () => {
    const { user } = await openInquiry();
    await user.type(notes(), 'Mine');
    await user.click(screen.getByRole('link', { name: 'All inquiries' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Stay here' }));
    expect(notes()).toHaveValue('Mine');
    await user.click(screen.getByRole('link', { name: 'All inquiries' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Customer Inquiries' });
  });

  it('stay in the editor when they could not be saved', async () => {
    const { user, api } = await openInquiry();
    api.on(`PUT /api/admin/inquiries/${ID}`, () => new Response(null, { status: 503 }));
    await user.type(notes(), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    await screen.findByText('Failed to update inquiry');
    expect(notes()).toHaveValue('Mine');
    expect(screen.getByRole('button', { name: 'Save Notes' })).toBeEnabled();
  });
});
