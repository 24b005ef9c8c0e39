import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { hoodies } from './inquiry.fixture';
import { serveInquiries } from './inquiry-api.fixture';
import { sayWhy } from './list.fixture';

const named = (number: number, customerName: string, change: object) =>
  hoodies({ id: `inquiry-${number}`, reference: `TRZ-2026-00000${number}`, customerName, ...change });
const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });

function openList(inquiries: ReturnType<typeof hoodies>[]) {
  let stored = new Map<string, ReturnType<typeof hoodies>>();
  const { api, user } = openStaffArea('/admin/inquiries', {
    given: (fake) => {
      stored = serveInquiries(fake, inquiries);
    },
  });
  return { api, user, stored };
}

describe('before an inquiry is accepted whose price has changed', () => {
  const seen = { totalCost: '290000.00', pricePerItem: '580.00', sampleCost: '900.00' };
  const moved = [
    named(1, 'Mariam', { priceChanged: true, seen }),
    named(2, 'Karim', { priceChanged: true, seen, isSampleRequest: true, totalCost: '1000.00' }),
    named(3, 'Dina', { hasInactiveItems: true }),
  ];
  const question = () => screen.findByRole('dialog');

  it('the list says by how much, and a second press goes on', async () => {
    const { user, stored } = openList(moved);
    await user.click(within(await row('Mariam')).getByRole('button', { name: 'Accept' }));
    expect(await question()).toHaveTextContent(
      /changed since the visitor saw it: ours is \W*ج\.م\W*900\.00\W* higher/,
    );
    expect(stored.get('inquiry-1')?.status).toBe('new');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accept anyway' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(stored.get('inquiry-1')?.status).toBe('accepted'));
  });

  it('a key asks once, and nothing happens without a yes', async () => {
    const { user, stored } = openList(moved);
    await row('Karim');
    await user.keyboard('jjaa');
    expect(await question()).toHaveTextContent(/ours is \W*ج\.م\W*100\.00\W* higher/);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored.get('inquiry-2')?.status).toBe('new');
    await user.click(within(await row('Karim')).getByRole('button', { name: 'Reject' }));
    await sayWhy(user);
    await waitFor(() => expect(stored.get('inquiry-2')?.status).toBe('rejected'));
  });

  it('and so for many at once, with what it comes to', async () => {
    const { user, stored } = openList(moved);
    await row('Mariam');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.keyboard('a');
    expect(await question()).toHaveTextContent(
      /The price of 2 inquiries has changed.*together ours is \W*ج\.م\W*1,000\.00\W* higher\. Something in the selection is no longer offered/,
    );
    expect([...stored.values()].map(({ status }) => status)).toEqual(['new', 'new', 'new']);
    await user.click(screen.getByRole('button', { name: 'Accept anyway' }));
    await waitFor(() =>
      expect([...stored.values()].map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']),
    );
  });

  it('also where the difference cannot be had', async () => {
    const { user, api, stored } = openList(moved);
    api.on('GET /api/admin/inquiries/inquiry-1', () => new Response(null, { status: 503 }));
    await user.click(within(await row('Mariam')).getByRole('button', { name: 'Accept' }));
    expect(await question()).toHaveTextContent('The price has changed since the visitor saw it.');
    await user.click(screen.getByRole('button', { name: 'Accept anyway' }));
    await waitFor(() => expect(stored.get('inquiry-1')?.status).toBe('accepted'));
  });
});
