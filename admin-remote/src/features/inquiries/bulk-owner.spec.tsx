import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mona } from '@tiraz/staff-kit/testing';
import { named, openList, row } from './list.fixture';

const omar = { id: 'omar', email: 'omar@tiraz.example', name: 'Omar Haddad', mayAnswerInquiries: true };
const COLLEAGUES = [
  omar,
  { ...mona, name: 'Mona Adel', mayAnswerInquiries: true },
  { id: 'v', email: 'v@tiraz.example', name: 'A viewer', mayAnswerInquiries: false },
];
const three = () => [named(1, 'Mariam'), named(2, 'Karim', { ownerId: omar.id }), named(3, 'Dina')];

async function openOwners() {
  const opened = await openList('', three(), 100, (api) =>
    api.on('GET /api/admin/colleagues', () => Response.json(COLLEAGUES)),
  );
  await row('Mariam');
  const ownersOf = () => [...opened.stored.values()].map(({ ownerId }) => ownerId);
  return { ...opened, ownersOf };
}
const result = () => screen.findByRole('region', { name: 'Result of the change' });

describe('the owner of many inquiries', () => {
  it('is chosen by one key, me first and nobody last, and Undo brings back each one’s own', async () => {
    const { user, ownersOf } = await openOwners();
    await user.keyboard('jx');
    await user.keyboard('{Shift>}J{/Shift}');
    await user.keyboard('o');
    const owners = await screen.findByRole('combobox', { name: 'Assign to' });
    await waitFor(() => expect(owners).toHaveFocus());
    await screen.findByTitle('Me');
    const offered = [...document.querySelectorAll('.ant-select-item-option')];
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Me', 'Omar Haddad', 'Nobody']);
    await user.click(screen.getByTitle('Me'));

    const outcome = await result();
    expect(within(outcome).getByRole('heading')).toHaveTextContent('2 inquiries have a new owner');
    expect(within(outcome).getByText(/Karim/).closest('li')).toHaveTextContent('Omar Haddadis nowMona Adel');
    expect(ownersOf()).toEqual([mona.id, mona.id, null]);
    expect(screen.queryByText('2 selected')).toBeNull();
    await user.click(within(outcome).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(ownersOf()).toEqual([null, omar.id, null]));
  });

  it('names what was given on since, when it is taken back', async () => {
    const { user, stored, ownersOf } = await openOwners();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.keyboard('o');
    await user.click(await screen.findByTitle('Nobody'));
    expect(within(await result()).getByRole('heading')).toHaveTextContent(
      '1 inquiry has a new owner · 2 have the same owner as before',
    );
    stored.set('inquiry-2', { ...stored.get('inquiry-2')!, ownerId: mona.id, version: 9 });
    await user.click(within(await result()).getByRole('button', { name: 'Undo' }));
    await screen.findByText('Some inquiries have changed since and were left as they are.');
    expect(within(await result()).getByRole('listitem')).toHaveTextContent(
      /Karim.*Not changed: its owner has changed since\./,
    );
    expect(ownersOf()).toEqual([null, mona.id, null]);
  });
});
