import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { refuse } from '@tiraz/staff-kit/testing';
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

  it.each([
    ['/admin/inquiries', 'inquiries', '?status=new'],
    ['/admin/crm/customers', 'customers', '?sort=name'],
    ['/admin/crm/follow-ups', 'follow-ups', '?status=all'],
    ['/admin/mail', 'mails', '?state=failed'],
    ['/admin/audit-trail', 'audit-trail', '?kind=fabric'],
    ['/admin/jobs', 'jobs', ''],
    ['/admin/prices', 'price-changes', ''],
  ])('%s, an address of a page that the server refuses leads to the first', async (path, list, filter) => {
    const asked: (string | null)[] = [];
    openStaffArea(`${path}${filter || '?'}&cursor=old`, {
      given: (api) =>
        api.on(`GET /api/admin/${list}`, ({ url }) => {
          const cursor = new URL(url).searchParams.get('cursor');
          asked.push(cursor);
          return cursor ? refuse(400, 'cursor.malformed') : Response.json([]);
        }),
    });
    await waitFor(() => expect(window.location.search).toBe(filter));
    await waitFor(() => expect(asked).toEqual(['old', null]));
  });
});
