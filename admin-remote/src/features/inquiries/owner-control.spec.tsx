import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mona } from '@tiraz/staff-kit/testing';
import { openStaffArea } from '../../testing/open-staff-area';
import { hoodies } from './inquiry.fixture';
import { serveInquiries } from './inquiry-api.fixture';

const ID = hoodies().id;
const omar = { id: 'omar', email: 'omar@tiraz.example', name: 'Omar Haddad', mayAnswerInquiries: true };
const COLLEAGUES = [
  { ...mona, name: 'Mona Adel', mayAnswerInquiries: true },
  omar,
  { id: 'v', email: 'v@tiraz.example', name: 'A viewer', mayAnswerInquiries: false },
];

/** Who may answer no longer, and is still named. */
const huda = { id: 'huda', email: 'huda@tiraz.example', name: 'Huda Sami', mayAnswerInquiries: false };

async function give(user: UserEvent, to: string) {
  await user.click(screen.getByRole('combobox', { name: 'Owner' }));
  await user.click(await screen.findByTitle(to));
}
async function takeBack(user: UserEvent) {
  await screen.findByText('Owner changed');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
}

async function openInquiry(inquiry = hoodies()) {
  let stored = new Map<string, ReturnType<typeof hoodies>>();
  const { api, user } = openStaffArea(`/admin/inquiries/${ID}`, {
    given: (fake) => {
      fake.on('GET /api/admin/colleagues', () => Response.json([...COLLEAGUES, huda]));
      stored = serveInquiries(fake, [inquiry]);
    },
  });
  await screen.findByRole('region', { name: 'Price' });
  return { api, user, stored };
}

describe('the owner of an inquiry', () => {
  it('is whoever takes it over, and nobody again by Undo', async () => {
    const { user, stored } = await openInquiry();
    await user.click(screen.getByRole('button', { name: 'Take it over' }));
    await screen.findByText('Owner changed');
    expect(stored.get(ID)).toMatchObject({ ownerId: mona.id });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it over' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored.get(ID)).toMatchObject({ ownerId: null }));
  });

  it('is chosen among those who may answer; whoever was quicker is asked about', async () => {
    const { user, stored } = await openInquiry();
    await user.click(screen.getByRole('combobox', { name: 'Owner' }));
    await screen.findByTitle('Omar Haddad');
    const offered = [...document.querySelectorAll('.ant-select-item-option')];
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Nobody', 'Me', 'Omar Haddad']);
    stored.set(ID, hoodies({ ownerId: mona.id, version: 2 }));
    await user.click(screen.getByTitle('Omar Haddad'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Omar Haddad');
    expect(dialog).toHaveTextContent('Mona Adel');
    await user.click(within(dialog).getByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored.get(ID)).toMatchObject({ ownerId: mona.id });
    expect(screen.queryByText('Owner changed')).toBeNull();
  });

  it('is no id while who there is has not come', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    openStaffArea(`/admin/inquiries/${ID}`, {
      given: (api) => {
        api.on('GET /api/admin/colleagues', () => promise);
        serveInquiries(api, [hoodies({ ownerId: huda.id })]);
      },
    });
    const owner = (await screen.findByRole('combobox', { name: 'Owner' })).closest('.ant-select');
    expect(owner).not.toHaveTextContent(huda.id);
    resolve(Response.json([...COLLEAGUES, huda]));
    await waitFor(() => expect(owner).toHaveTextContent('Huda Sami'));
  });

  it('is again who had it before by Undo, though they may answer no longer', async () => {
    const { user, stored, api } = await openInquiry(hoodies({ ownerId: huda.id }));
    await give(user, 'Omar Haddad');
    await takeBack(user);
    await waitFor(() => expect(stored.get(ID)).toMatchObject({ ownerId: huda.id, version: 3 }));
    // Given to her by name, they would be refused.
    const writes = api.calls.filter((call) => !call.startsWith('GET'));
    expect(writes).toEqual([`PUT /api/admin/inquiries/${ID}/owner`, 'POST /api/admin/inquiries/owner/undo']);
  });

  it('stays where it was given on before Undo', async () => {
    const { user, stored } = await openInquiry();
    await give(user, 'Omar Haddad');
    await screen.findByText('Owner changed');
    stored.set(ID, hoodies({ ownerId: mona.id, version: 3 }));
    await takeBack(user);
    expect(await screen.findByText('The inquiry has changed since and was left as it is.')).toBeVisible();
    expect(stored.get(ID)).toMatchObject({ ownerId: mona.id });
  });

  it('is taken back by nobody whom a colleague was quicker than', async () => {
    const { user, stored } = await openInquiry();
    stored.set(ID, hoodies({ ownerId: mona.id, version: 2 }));
    await user.click(screen.getByRole('button', { name: 'Take it over' }));
    await screen.findByText('Owner changed');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is the colleague’s again where they were quicker, and not whoever was shown', async () => {
    const { user, stored } = await openInquiry();
    stored.set(ID, hoodies({ ownerId: mona.id, version: 2 }));
    await give(user, 'Omar Haddad');
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    await takeBack(user);
    await waitFor(() => expect(stored.get(ID)).toMatchObject({ ownerId: mona.id }));
  });
});
