import { describe, expect, it } from '@jest/globals';
import type { Job } from '@tiraz/api-client/staff';
import { type FakeApi, mona, refuse } from '@tiraz/staff-kit/testing';
import { screen, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';

const LIST = 'GET /api/admin/jobs';
const pictures: Job = {
  id: '1204',
  name: 'delete-unwanted-pictures',
  addedAt: '2026-11-19T09:07:00.000Z',
  tries: 14,
  reason: 'The object store does not answer.',
};
const killed: Job = { ...pictures, id: '1203', name: 'weave-labels', reason: null };

const answering =
  (...jobs: Job[]) =>
  (api: FakeApi) =>
    void api.on(LIST, () => Response.json(jobs, { headers: { 'X-Total-Count': String(jobs.length) } }));

describe('the parked jobs', () => {
  it('tell what failed, since when, how often and why', async () => {
    openStaffArea('/admin/jobs', { given: answering(pictures, killed) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Parked jobs' })).toBeVisible();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByRole('heading', { name: 'Delete pictures that nobody uses' })).toBeVisible();
    const values = within(first!)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(values.slice(1)).toEqual(['14', 'The object store does not answer.']);
    expect(first!.querySelector('time')).toHaveAttribute('datetime', pictures.addedAt);
    expect(within(second!).getByRole('heading', { name: 'weave-labels' })).toBeVisible();
    expect(second).toHaveTextContent('The process ended in the middle of the last try.');
  });

  it('tell it in Arabic', async () => {
    openStaffArea('/admin/jobs', { language: 'ar', given: answering(pictures) });
    expect(await screen.findByRole('heading', { name: 'حذف الصور التي لا يستخدمها أحد' })).toBeVisible();
    expect(screen.getByText('١٤')).toBeVisible();
  });

  it('are done again at the press of a button, and leave the list', async () => {
    const { api, user } = openStaffArea('/admin/jobs', {
      given: (fake) => {
        answering(pictures)(fake);
        fake.on('POST /api/admin/jobs/1204/retry', () => {
          answering()(fake);
          return new Response(null, { status: 204 });
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Do it again' }));
    expect(await screen.findByText('It is being done again')).toBeVisible();
    expect(await screen.findByText('No job is parked')).toBeVisible();
    expect(api.calls).toContain('POST /api/admin/jobs/1204/retry');
  });

  it('leave the list as well when somebody else was quicker', async () => {
    const { user } = openStaffArea('/admin/jobs', {
      given: (fake) => {
        answering(pictures)(fake);
        fake.on('POST /api/admin/jobs/1204/retry', () => {
          answering()(fake);
          return refuse(404, 'job.unknown');
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Do it again' }));
    expect(await screen.findByText('Somebody was quicker: it is no longer parked')).toBeVisible();
    expect(await screen.findByText('No job is parked')).toBeVisible();
  });

  it('stay when it did not work', async () => {
    const { user } = openStaffArea('/admin/jobs', {
      given: (fake) => {
        answering(pictures)(fake);
        fake.on('POST /api/admin/jobs/1204/retry', () => refuse(503, 'database.unavailable'));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Do it again' }));
    expect(await screen.findByText('This did not work. Please try again.')).toBeVisible();
    expect(screen.getByText('The object store does not answer.')).toBeVisible();
  });

  it('say when they do not come, and come on Retry', async () => {
    const { api, user } = openStaffArea('/admin/jobs', {
      given: (fake) => void fake.on(LIST, () => refuse(503, 'database.unavailable')),
    });
    await screen.findByText('This could not be loaded');
    answering(pictures)(api);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Showing 1 result')).toBeVisible();
  });

  it('are reached from the account menu', async () => {
    const { user } = openStaffArea('/admin/dashboard', { given: answering() });
    await user.click(await screen.findByRole('button', { name: mona.email }));
    await user.click(screen.getByRole('link', { name: 'Parked jobs' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Parked jobs' })).toBeVisible();
  });
});
