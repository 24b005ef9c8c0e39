import { describe, expect, it } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { monaWithout } from '@tiraz/staff-kit/testing';
import { hearChanges } from '../../testing/fake-changes';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveInquiries } from './inquiry-api.fixture';
import { garmentOf } from './inquiry.fixture';
import { isAskedWhy, named, sayWhy, three } from './list.fixture';

type Options = Pick<NonNullable<Parameters<typeof openStaffArea>[1]>, 'language'> & { mayAnswer?: boolean };

async function openBoard(inquiries = three, { language = 'en', mayAnswer = true }: Options = {}) {
  let stored = new Map<string, (typeof three)[number]>();
  const { api, user } = openStaffArea('/admin/inquiries/board', {
    language,
    given: (fake) => {
      stored = serveInquiries(fake, inquiries);
      if (!mayAnswer) fake.signedIn = monaWithout('inquiries.answer');
    },
  });
  await screen.findByText(inquiries[0]!.customerName);
  return { api, user, stored };
}
const column = (status: string) => document.querySelector<HTMLElement>(`[data-column="${status}"]`)!;
const namesIn = (status: string) =>
  [...column(status).querySelectorAll('[data-card] a')].map(({ textContent }) => textContent);
const card = (name: string) => screen.getByText(name).closest<HTMLElement>('[data-card]')!;
const focused = () => document.activeElement?.textContent;

/** jsdom knows nothing of what is dragged. */
function drag(type: 'dragStart' | 'dragOver' | 'drop' | 'dragEnd', target: Element): boolean {
  const event = createEvent[type](target);
  Object.assign(event, { dataTransfer: { setData: () => undefined, effectAllowed: '' } });
  return !fireEvent(target, event);
}
function dragTo(name: string, status: string) {
  drag('dragStart', card(name));
  const isTaken = drag('dragOver', column(status));
  if (isTaken) drag('drop', column(status));
  drag('dragEnd', card(name));
  return isTaken;
}

describe('the board', () => {
  it('has a column for each status, with what its inquiries come to', async () => {
    await openBoard([...three, named(4, 'Dina', { status: 'new', totalCost: '0.25' })]);
    expect(namesIn('new')).toEqual(['Mariam', 'Dina']);
    expect(namesIn('quoted')).toEqual(['Karim']);
    expect(namesIn('rejected')).toEqual([]);
    expect(await within(column('new')).findByText('2 inquiries')).toBeInTheDocument();
    expect(within(column('new')).getByRole('heading')).toHaveTextContent(/290,900\.25/);
    expect(card('Mariam')).toHaveTextContent(/TRZ-2026-000001.*Hoodie.*Brushed Fleece.*290,900\.00/);
  });

  it('says of a column with more than are counted that there are more, and not what they come to', async () => {
    openStaffArea('/admin/inquiries/board?q=Mar', {
      given: (api) => {
        serveInquiries(api, three);
        const few = { count: 1, value: '12.00' };
        api.on('GET /api/admin/inquiries/sums', () =>
          Response.json({
            ...{ new: { count: 10_001, value: null }, in_progress: few, quoted: few },
            ...{ accepted: few, rejected: few, closed: few },
          }),
        );
      },
    });
    await screen.findByText('Mariam');
    expect(await within(column('new')).findByText('More than 10,000 results')).toBeInTheDocument();
    expect(within(column('new')).getByRole('heading')).not.toHaveTextContent('EGP');
    expect(within(column('quoted')).getByRole('heading')).toHaveTextContent(/1.*12\.00/);
  });

  it('moves what is dropped in another column, and takes it back', async () => {
    const { user, stored } = await openBoard();
    expect(dragTo('Mariam', 'in_progress')).toBe(true);
    await waitFor(() => expect(namesIn('in_progress')).toEqual(['Mariam']));
    expect(namesIn('new')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(namesIn('new')).toEqual(['Mariam']));
    expect(stored.get('inquiry-1')).toMatchObject({ status: 'new', version: 3 });
  });

  it('shows a moved card in one column, though the other has not been read again yet', async () => {
    const { api, stored } = await openBoard();
    api.on('GET /api/admin/inquiries', async ({ url }) => {
      const status = new URL(url).searchParams.get('status');
      if (status === 'new') await new Promise(() => undefined);
      const those = [...stored.values()].filter((one) => one.status === status);
      const items = those.map((one) => ({ ...one, garment: garmentOf(one) }));
      return Response.json(items, { headers: { 'X-Total-Count': String(items.length) } });
    });
    dragTo('Mariam', 'quoted');
    await waitFor(() => expect(namesIn('quoted')).toContain('Mariam'));
    expect(namesIn('new')).toEqual([]);
  });

  it('asks why where a drop loses an inquiry; without an answer the card stays', async () => {
    const { user, stored } = await openBoard();
    dragTo('Mariam', 'rejected');
    await user.click(await screen.findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(isAskedWhy()).toBe(false));
    expect(namesIn('new')).toEqual(['Mariam']);
    dragTo('Mariam', 'closed');
    await sayWhy(user, 'Spam');
    await waitFor(() => expect(namesIn('closed')).toEqual(['Mariam']));
    expect(stored.get('inquiry-1')?.lost).toEqual({ reason: 'spam', note: '' });
  });

  it('takes no drop where it lies already, where the server allows none, nor of what is none of its cards', async () => {
    const { api } = await openBoard([named(1, 'Mariam', { next: ['quoted'] })]);
    expect(dragTo('Mariam', 'new')).toBe(false);
    expect(dragTo('Mariam', 'accepted')).toBe(false);
    expect(drag('dragOver', column('quoted'))).toBe(false);
    drag('drop', column('quoted'));
    expect(api.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('moves a card once, however often it is dropped', async () => {
    const { api } = await openBoard();
    let answer: (response: Response) => void = () => undefined;
    api.on('PUT /api/admin/inquiries/inquiry-1', () => new Promise((resolve) => (answer = resolve)));
    dragTo('Mariam', 'quoted');
    dragTo('Mariam', 'closed');
    await waitFor(() => expect(card('Mariam')).toHaveAttribute('draggable', 'false'));
    answer(new Response(null, { status: 503 }));
    expect(await screen.findByText('Failed to update inquiry')).toBeVisible();
    expect(api.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(namesIn('new')).toEqual(['Mariam']);
    await waitFor(() => expect(card('Mariam')).toHaveAttribute('draggable', 'true'));
  });

  it('moves another card while one is being stored', async () => {
    const { api } = await openBoard([named(1, 'Mariam'), named(2, 'Karim')]);
    const stored = Promise.withResolvers<Response>();
    api.on('PUT /api/admin/inquiries/inquiry-1', () => stored.promise);
    dragTo('Mariam', 'quoted');
    await waitFor(() => expect(card('Mariam')).toHaveAttribute('draggable', 'false'));
    expect(dragTo('Karim', 'quoted')).toBe(true);
    await waitFor(() => expect(api.calls).toContain('PUT /api/admin/inquiries/inquiry-2'));
    expect(card('Mariam')).toHaveAttribute('draggable', 'false');
    stored.resolve(new Response(null, { status: 503 }));
    await waitFor(() => expect(namesIn('quoted')).toEqual(['Karim']));
    await waitFor(() => expect(card('Mariam')).toHaveAttribute('draggable', 'true'));
  });

  it('shows both statuses when somebody else was quicker, and the card where it belongs', async () => {
    const { user, stored } = await openBoard();
    stored.set('inquiry-1', { ...stored.get('inquiry-1')!, status: 'closed', version: 2 });
    dragTo('Mariam', 'quoted');
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(namesIn('closed')).toEqual(['Mariam']));
    expect(stored.get('inquiry-1')?.status).toBe('closed');
  });

  it('shows twenty cards of a column, and more when they are wanted', async () => {
    const many = Array.from({ length: 30 }, (_, index) => named(index, `Customer ${index}`));
    const { user } = await openBoard(many);
    expect(namesIn('new')).toHaveLength(20);
    await user.click(within(column('new')).getByRole('button', { name: 'Show 10 more' }));
    await waitFor(() => expect(namesIn('new')).toHaveLength(30));
    expect(within(column('new')).queryByRole('button', { name: /more$/ })).toBeNull();
  });

  it('shows more when they are wanted though a colleague did something, and keeps them in their places', async () => {
    const tellOf = hearChanges();
    const many = Array.from({ length: 30 }, (_, index) => named(index, `Customer ${index}`));
    const all = many.map(({ customerName }) => customerName);
    const { user, stored } = await openBoard(many);
    const shown = within(column('new'));
    const closes = async (number: number) => {
      stored.set(`inquiry-${number}`, { ...many[number]!, status: 'closed', version: 2 });
      tellOf({ kind: 'inquiry', id: `inquiry-${number}`, action: 'inquiry.status-changed' });
      const moved = shown.getByText(`Customer ${number}`).closest('[data-card]');
      await waitFor(() => expect(moved).toHaveAttribute('data-status', 'closed'));
      await waitFor(() => expect(namesIn('closed')).toContain(`Customer ${number}`));
    };
    await closes(3);
    await user.click(await shown.findByRole('button', { name: 'Show 9 more' }));
    await waitFor(() => expect(namesIn('new')).toEqual(all));
    expect(shown.getByRole('button', { name: 'Show what has changed in the list' })).toBeVisible();
    await closes(25);
    expect(namesIn('new')).toEqual(all);
  });

  it('says that more cards did not come, keeps those that are there, and has them on another try', async () => {
    const many = Array.from({ length: 25 }, (_, index) => named(index, `Customer ${index}`));
    const { api, user } = await openBoard(many);
    api.on('GET /api/admin/inquiries', () => new Response(null, { status: 503 }));
    const shown = within(column('new'));
    await user.click(shown.getByRole('button', { name: 'Show 5 more' }));
    const again = await shown.findByRole('button', { name: 'Retry' });
    expect(namesIn('new')).toHaveLength(20);
    serveInquiries(api, many);
    await user.click(again);
    await waitFor(() => expect(namesIn('new')).toHaveLength(25));
    expect(shown.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('shows no cards and no figures of another filter where those that are asked for did not come', async () => {
    const { api, user } = await openBoard();
    const away = () => new Response(null, { status: 503 });
    api.on('GET /api/admin/inquiries', away).on('GET /api/admin/inquiries/sums', away);
    await user.type(screen.getByRole('searchbox'), 'Karim{Enter}');
    expect(await within(column('new')).findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(namesIn('new')).toEqual([]);
    await waitFor(() => expect(within(column('new')).getByRole('heading')).not.toHaveTextContent('EGP'));
  });

  it('is read alone by who may not answer', async () => {
    const { user } = await openBoard(three, { mayAnswer: false });
    expect(card('Mariam')).toHaveAttribute('draggable', 'false');
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
    await user.keyboard('js');
    expect(document.querySelector('[data-moves]')).toBeNull();
  });
});

describe('by keyboard', () => {
  it('cards are gone through, and moved, and the focus goes along', async () => {
    const { user, stored } = await openBoard([...three, named(4, 'Dina')]);
    await user.keyboard('j');
    expect(focused()).toBe('Mariam');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Dina');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Karim');
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(focused()).toBe('Mariam');
    await user.keyboard('s');
    expect(focused()).toBe('In Progress');
    await user.keyboard('{Escape}');
    expect(focused()).toBe('Mariam');
    await user.keyboard('s{ArrowDown}');
    expect(focused()).toBe('Quoted');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(stored.get('inquiry-1')?.status).toBe('quoted'));
    await waitFor(() => expect(focused()).toBe('Mariam'));
    expect(namesIn('quoted')).toContain('Mariam');
    await user.keyboard('r');
    await sayWhy(user);
    await waitFor(() => expect(namesIn('rejected')).toEqual(['Mariam']));
    await user.keyboard('z');
    await waitFor(() => expect(namesIn('quoted')).toContain('Mariam'));
  });

  it('left and right are where they are seen in Arabic', async () => {
    const { user } = await openBoard(three, { language: 'ar' });
    for (const one of document.querySelectorAll<HTMLElement>('[data-column]')) one.style.direction = 'rtl';
    await user.keyboard('j{ArrowLeft}');
    expect(focused()).toBe('Karim');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Mariam');
  });
});
