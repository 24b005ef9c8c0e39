import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';

const createdAt = '2026-11-20T08:00:00.000Z';
const mails = { total: 1, items: [{ id: 'm', subject: 'دعوتك إلى طراز', toName: '', createdAt }] };
const jobs = {
  total: 2,
  items: [
    { id: 'j', name: 'send-mail', addedAt: createdAt },
    { id: 'k', name: 'of-a-release-to-come', addedAt: createdAt },
  ],
};

async function openToday() {
  openStaffArea('/admin/dashboard', {
    language: 'ar',
    given: (api) => api.on('GET /api/admin/today', () => Response.json({ mails, jobs })),
  });
  await screen.findByText('دعوتك إلى طراز');
}

it('calls a parked job what its own page calls it; one that nobody knows keeps its own name', async () => {
  await openToday();
  expect(screen.getByText('إرسال رسالة')).toBeVisible();
  expect(screen.queryByText('send-mail')).toBeNull();
  expect(screen.getByText('of-a-release-to-come')).toHaveAttribute('dir', 'ltr');
});

it('says nothing of the name of somebody who is invited: nobody knows it', async () => {
  await openToday();
  const mail = screen.getByText('دعوتك إلى طراز').closest('li')!;
  expect(within(mail).getAllByText(/./, { selector: 'bdi' })).toHaveLength(1);
});
