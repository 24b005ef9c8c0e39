import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

async function openInquiry() {
  let stored = new Map<string, ReturnType<typeof hoodies>>();
  const { user } = openStaffArea(`/admin/inquiries/${ID}`, {
    given: (fake) => {
      fake.on('GET /api/admin/colleagues', () => Response.json(COLLEAGUES));
      stored = serveInquiries(fake, [hoodies()]);
    },
  });
  await screen.findByRole('region', { name: 'Price' });
  return { user, stored };
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
});
