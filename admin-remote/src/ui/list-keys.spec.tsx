import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openStaffArea } from '../testing/open-staff-area';

describe('on every page with a list', () => {
  it.each([
    ['/admin/products', 'Products'],
    ['/admin/pricing', 'Pricing'],
    ['/admin/crm/customers', 'Customers'],
    ['/admin/audit-trail', 'Audit trail'],
  ])('%s, a key leads to its search', async (path, title) => {
    const { user } = openStaffArea(path);
    await screen.findByRole('heading', { level: 1, name: title });
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it.each([
    ['/admin/crm', 'Customer Relationship Management'],
    ['/admin/crm/follow-ups', 'Follow-ups'],
  ])('%s, which has no search, leads to the customers', async (path, title) => {
    const { user } = openStaffArea(path);
    await screen.findByRole('heading', { level: 1, name: title });
    await user.keyboard('/');
    await screen.findByRole('heading', { level: 1, name: 'Customers' });
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    expect(window.location.pathname).toBe('/admin/crm/customers');
  });
});
