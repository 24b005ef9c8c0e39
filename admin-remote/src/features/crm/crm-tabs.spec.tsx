import { expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveCrm } from './crm-api.fixture';

it('the pages of the CRM stand beside each other as tabs, whichever is shown', async () => {
  const { user } = openStaffArea('/admin/crm', { given: (api) => void serveCrm(api) });
  const tabs = within(await screen.findByRole('navigation', { name: 'Customer Relationship Management' }));
  const shown = () =>
    tabs.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('aria-current')]);
  expect(shown()).toEqual([
    ['At a glance', 'page'],
    ['Customers', null],
    ['Follow-ups', null],
  ]);
  expect(screen.getByText('Something in the last 180 days, or a follow-up due')).toBeVisible();
  await user.click(tabs.getByRole('link', { name: 'Follow-ups' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Follow-ups' })).toBeVisible();
  expect(tabs.getByRole('link', { name: 'Follow-ups' })).toHaveAttribute('aria-current', 'page');
  await user.click(tabs.getByRole('link', { name: 'Customers' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  expect(tabs.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page');
});

it('a customer opened from the follow-ups lies over the same page of them, here, in another tab and after a reload', async () => {
  const asked: string[] = [];
  const open = (path: string) =>
    openStaffArea(path, {
      given: (api) => {
        const { followUps } = serveCrm(api);
        api.on('GET /api/admin/follow-ups', ({ url }) => {
          asked.push(new URL(url).searchParams.get('cursor') ?? '');
          return Response.json(Object.values(followUps), { headers: { 'X-Total-Count': '51' } });
        });
      },
    });
  open('/admin/crm/follow-ups?status=all&cursor=second');
  const link = await screen.findByRole('link', { name: 'Layla Haddad' });
  const address = link.getAttribute('href')!;
  cleanup();
  asked.length = 0;

  const { user } = open(address);
  await screen.findByRole('heading', { name: 'Layla Haddad' });
  // A dialog lies over them.
  const tab = screen.getByRole('link', { name: 'Follow-ups', hidden: true });
  expect(tab).toHaveAttribute('aria-current', 'page');
  expect(asked).toEqual(['second']);
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(window.location.pathname + window.location.search).toBe(
    '/admin/crm/follow-ups?status=all&cursor=second',
  );
});
