import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
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
  await user.click(tabs.getByRole('link', { name: 'Follow-ups' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Follow-ups' })).toBeVisible();
  expect(tabs.getByRole('link', { name: 'Follow-ups' })).toHaveAttribute('aria-current', 'page');
  await user.click(tabs.getByRole('link', { name: 'Customers' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  expect(tabs.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page');
});
